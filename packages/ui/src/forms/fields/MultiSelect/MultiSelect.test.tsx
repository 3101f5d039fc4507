import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Controller, useForm } from 'react-hook-form';
import { Dialog } from '../../../dialogs/Dialog/index.ts';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { renderUi } from '../../../testing/renderUi.tsx';
import { user } from '../../../testing/user.ts';
import { MultiSelect, type MultiSelectOption } from './index.ts';

const options: MultiSelectOption[] = [
  { value: 'a', label: 'Abha' },
  { value: 'b', label: 'Buraidah' },
  { value: 'j', label: 'Jeddah' },
];

describeComponent(
  'MultiSelect',
  <MultiSelect
    label="المدن"
    hint="اكتب أول الاسم"
    name="cities"
    options={[
      { value: 'a', label: 'أبها' },
      { value: 'b', label: 'بريدة' },
    ]}
    value={['a', 'b']}
    onValueChange={() => undefined}
  />,
);

const listed = () => expect.poll(() => [...document.querySelectorAll('[role="option"]')].length).toBeGreaterThan(0);
const inputOf = (root: HTMLElement) => root.querySelector('input[role="combobox"]') as HTMLInputElement;

it('sends one entry for each value, and a reset restores the default', async () => {
  const onValueChange = vi.fn();
  const { container } = await renderUi(
    <form>
      <MultiSelect label="Cities" name="city" options={options} defaultValue={['b']} onValueChange={onValueChange} />
    </form>,
    { locale: 'en' },
  );
  const form = container.querySelector('form') as HTMLFormElement;
  await user.click(inputOf(container));
  await user.keyboard('abh');
  await listed();
  await user.keyboard('{ArrowDown}{Enter}');
  await expect.poll(() => new FormData(form).getAll('city')).toEqual(['b', 'a']);
  form.reset();
  await expect.poll(() => new FormData(form).getAll('city')).toEqual(['b']);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['b', 'a']);
});

const controlled = () => <MultiSelect label="Cities" options={options} value={['a']} onValueChange={() => undefined} />;
it('keeps the typed search when its owner renders again with an equal array', async () => {
  const ui = await renderUi(controlled(), { locale: 'en' });
  await user.click(inputOf(ui.container));
  await user.keyboard('bu');
  await ui.rerender(controlled());
  expect(inputOf(ui.container).value).toBe('bu');
});

it('Tab moves on without a change of the selection', async () => {
  const onValueChange = vi.fn();
  const { container } = await renderUi(
    <>
      <MultiSelect label="Cities" options={options} defaultValue={['a']} onValueChange={onValueChange} />
      <button type="button">Next</button>
    </>,
    { locale: 'en' },
  );
  await user.click(inputOf(container));
  await user.keyboard('{ArrowDown}');
  await listed();
  await user.keyboard('{ArrowDown}{Tab}');
  await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Next');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('does not select more than max by keyboard', async () => {
  const onValueChange = vi.fn();
  const { container } = await renderUi(
    <MultiSelect label="Cities" options={options} max={1} defaultValue={['a']} onValueChange={onValueChange} />,
    { locale: 'en' },
  );
  await user.click(inputOf(container));
  await user.keyboard('bur');
  await listed();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('opens above a dialog; Escape closes the list alone', async () => {
  const onOpenChange = vi.fn();
  const { container } = await renderUi(
    <Dialog open onOpenChange={onOpenChange} title="Cities">
      <MultiSelect label="Cities" options={options} defaultValue={['a']} />
    </Dialog>,
    { locale: 'en' },
  );
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  await user.click(inputOf(container));
  await user.keyboard('j');
  await listed();
  expect(dialog.contains(document.querySelector('[role="listbox"]'))).toBe(true);
  await user.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role="listbox"]')).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'escape' });
});

function Hooked({ onSubmit }: { onSubmit: (values: { cities: string[] }) => void }) {
  const { control, handleSubmit } = useForm<{ cities: string[] }>({ defaultValues: { cities: ['a'] } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Controller
        control={control}
        name="cities"
        rules={{ validate: (value) => value.length > 1 || 'Select two' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <MultiSelect
            {...field}
            label="Cities"
            options={options}
            onValueChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <button>Send</button>
    </form>
  );
}

it('works with Controller of React Hook Form, which focuses the invalid field', async () => {
  const onSubmit = vi.fn<(values: { cities: string[] }) => void>();
  const { container } = await renderUi(<Hooked onSubmit={(values) => onSubmit({ ...values })} />, { locale: 'en' });
  await user.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => document.activeElement).toBe(inputOf(container));
  expect(inputOf(container).getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('jed');
  await listed();
  await user.keyboard('{ArrowDown}{Enter}{Escape}');
  await user.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ cities: ['a', 'j'] });
});
