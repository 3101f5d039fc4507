import { act, Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hydrateUi } from '../../testing/hydrateUi.tsx';
import { renderUi, type Rendered } from '../../testing/renderUi.tsx';
import { rules } from '../rules/index.ts';
import { Form } from './Form.tsx';
import { FormTextField, SubmitButton } from './fields.tsx';

const names = [
  'firstname',
  'lastname',
  'city',
  'street',
  'district',
  'bank',
  'job_title',
  'qualification',
  'nationality',
  'bio',
];
const initial = Object.fromEntries(names.map((name) => [name, '']));
const schema = rules.object(Object.fromEntries(names.map((name) => [name, rules.string(rules.required())])));
const renders: Record<string, number> = {};
const count = (name: string): void => {
  renders[name] = (renders[name] ?? 0) + 1;
};

const fields = names.map((name) => (
  <Profiler key={name} id={name} onRender={count}>
    <FormTextField name={name} />
  </Profiler>
));
const onSubmit = vi.fn();
const form = (props: { serverErrors?: Record<string, string[]> | null } = {}) => (
  <Form initialValues={initial} schema={schema} onSubmit={onSubmit} {...props}>
    {fields}
    <SubmitButton>send</SubmitButton>
  </Form>
);

function type(input: HTMLInputElement, value: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('Form', () => {
  let ui: Rendered;
  const input = (name: string): HTMLInputElement =>
    ui.container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  const described = (name: string): string =>
    (input(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const submit = (): Promise<void> =>
    act(async () => ui.container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  beforeEach(async () => {
    onSubmit.mockReset();
    ui = await renderUi(form());
  });
  afterEach(() => ui.unmount());

  it('renders one field per keystroke', async () => {
    for (const name of names) renders[name] = 0;
    await type(input('city'), 'ب');
    await type(input('city'), 'بر');
    expect(renders['city']).toBe(2);
    for (const name of names.filter((each) => each !== 'city')) expect(renders[name], name).toBe(0);
  });

  it('renders one field per keystroke after a failed submit too', async () => {
    await submit();
    expect(described('city')).toBe('المدينة حقل مطلوب');
    for (const name of names) renders[name] = 0;
    await type(input('city'), 'بريدة');
    expect(described('city')).toBe('');
    for (const name of names.filter((each) => each !== 'city')) expect(renders[name], name).toBe(0);
  });

  it('keeps the input and translates its errors when the language changes', async () => {
    await type(input('street'), 'طريق الملك فهد');
    await submit();
    await ui.rerender(form(), { locale: 'en' });
    expect(input('street').value).toBe('طريق الملك فهد');
    expect(described('city')).toBe('City field is required');
  });

  it('focuses the summary and submits nothing while a field is invalid', async () => {
    await submit();
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lists the errors in field order, for any input order', async () => {
    await ui.rerender(form({ serverErrors: { elsewhere: ['ج'], bio: ['ب'], city: ['أ'] } }));
    const texts = Array.from(ui.container.querySelectorAll('[role="alert"] li'), (item) => item.textContent);
    expect(texts).toEqual(['أ', 'ب', 'ج']);
  });

  it('shows server errors first, until the field changes', async () => {
    await submit();
    await ui.rerender(form({ serverErrors: { city: ['من الخادم'] } }));
    expect(described('city')).toBe('من الخادم');
    await type(input('street'), 'x');
    expect(described('city')).toBe('من الخادم');
    await type(input('city'), 'y');
    expect(described('city')).toBe('');
  });

  it('never puts the input into the URL, even before hydration', () => {
    expect(ui.container.querySelector('form')?.method).toBe('dialog');
  });

  it.each([
    ['presses', () => submit()],
    ['submits of the form itself', () => act(async () => ui.container.querySelector('form')?.requestSubmit())],
  ])('submits once for repeated %s', async (_, again) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onSubmit.mockReturnValue(promise);
    for (const name of names) await type(input(name), 'قيمة');
    await submit();
    await again();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => resolve());
  });
});

const cityOf = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('[name="city"]') as HTMLInputElement;

it('reads the input that was typed before hydration', async () => {
  const { container } = await hydrateUi(form(), {
    before: (served) => {
      cityOf(served).value = 'بريدة';
    },
  });
  expect(cityOf(container).value).toBe('بريدة');
  await act(async () => container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  const broken = Array.from(container.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]'), ({ name }) => name);
  expect(broken).toEqual(names.filter((name) => name !== 'city'));
});

const labelled = (label: string) => (
  <Form initialValues={initial} schema={schema} onSubmit={onSubmit}>
    <FormTextField name="street" label={label} />
    <FormTextField name="city" />
    <SubmitButton>send</SubmitButton>
  </Form>
);

it('translates the fields of the summary when the language changes, in field order', async () => {
  const ui = await renderUi(labelled('اسم الشارع'));
  onTestFinished(() => ui.unmount());
  const summary = () => Array.from(ui.container.querySelectorAll('.ta-summary a'), ({ textContent }) => textContent);
  await act(async () => ui.container.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
  expect(summary()).toEqual(['اسم الشارع حقل مطلوب', 'المدينة حقل مطلوب']);
  await ui.rerender(labelled('Name of the street'), { locale: 'en' });
  expect(summary()).toEqual(['Name of the street field is required', 'City field is required']);
});
