import { act, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

describeComponent(
  'Combobox',
  <Combobox
    label="المدينة"
    hint="اكتب أول الاسم"
    options={[{ value: 'a', label: 'أبها' }]}
    value="a"
    onValueChange={() => undefined}
  />,
);

const element = (options: readonly ComboboxOption[], loading: boolean) => (
  <Combobox
    label="City"
    options={options}
    value=""
    onValueChange={() => undefined}
    onSearch={() => undefined}
    loading={loading}
  />
);

it('keeps what was typed when the field is left before its options arrive', async () => {
  const ui = await renderUi(element([], true), { locale: 'en' });
  const input = ui.container.querySelector('input');
  await act(async () => input?.focus());
  await act(async () => userEvent.keyboard('Abh'));
  await act(async () => input?.blur());
  await ui.rerender(element([{ value: 'a', label: 'Abha' }], false));
  expect(input?.value).toBe('Abh');
});

const cities = [
  { value: 'a', label: 'Abha' },
  { value: 'h', label: 'Al Ahsa', hint: 'Eastern Province' },
  { value: 'r', label: 'Rafha', disabled: true },
  { value: 't', label: 'Taif' },
];
const optionNames = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);
async function open(props: Partial<ComboboxProps> = {}) {
  const onValueChange = vi.fn();
  const ui = await renderUi(
    <>
      <Combobox label="City" name="city" options={cities} onValueChange={onValueChange} {...props} />
      <button type="button">Next</button>
    </>,
    { locale: 'en' },
  );
  const input = ui.container.querySelector('input[role="combobox"]') as HTMLInputElement;
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await user.click(input);
  return { input, active, onValueChange, container: ui.container };
}

it('skips disabled options with the arrow keys, and goes round', async () => {
  const { active, onValueChange } = await open();
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Abha');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Taif');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Abha');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('t');
});

it('finds an option by its hint, and Tab chooses the highlighted one on the way out', async () => {
  const { input, onValueChange } = await open();
  await user.keyboard('eastern');
  expect(optionNames()).toEqual(['Al AhsaEastern Province']);
  await user.keyboard('{ArrowDown}{Tab}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('h');
  expect([input.value, document.activeElement?.textContent, optionNames()]).toEqual(['Al Ahsa', 'Next', []]);
});

it('drops a search without a choice, on Escape and when the field is left', async () => {
  const { input, onValueChange } = await open({ defaultValue: 'a' });
  await user.fill(input, 'zzz');
  await user.keyboard('{Escape}');
  expect(input.value).toBe('Abha');
  await user.fill(input, 'Ta');
  await user.keyboard('{Tab}');
  expect([input.value, optionNames()]).toEqual(['Abha', []]);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('does not send the form with the Enter that closes the list', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { container } = await renderUi(
    <form onSubmit={onSubmit}>
      <Combobox label="City" options={cities} />
      <button>Send</button>
    </form>,
    { locale: 'en' },
  );
  await user.click(container.querySelector('input[role="combobox"]') as Element);
  await user.keyboard('zzz{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('closes at a press outside, and stays open while the page scrolls', async () => {
  const { input } = await open();
  await user.keyboard('a');
  window.dispatchEvent(new Event('scroll'));
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await user.click(page.getByText('City'));
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it.each([{ disabled: true }, { readOnly: true }])('does not open: %o', async (props) => {
  const { container } = await renderUi(<Combobox label="City" options={cities} defaultValue="a" {...props} />, {
    locale: 'en',
  });
  const input = container.querySelector('input[role="combobox"]') as HTMLInputElement;
  input.focus();
  await user.keyboard('{ArrowDown}');
  expect(optionNames()).toEqual([]);
  expect(container.querySelector<HTMLButtonElement>('[data-part="trigger"]')?.disabled).toBe(true);
});
