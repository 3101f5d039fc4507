import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { rules } from '../rules/index.ts';
import { Form } from './Form.tsx';
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
} from './fields.tsx';

const { object, string, required } = rules;
const onSubmit = vi.fn();
beforeEach(() => {
  onSubmit.mockReset();
});

const initial = { gender: '', mobile: '', terms: false, city: '', bio: '', password: '' };
const schema = object({
  gender: string(required()),
  mobile: string(required(), rules.phone()),
  terms: rules.accepted(),
  city: string(required()),
  bio: string(rules.maxWords(3)),
  password: rules.secret(rules.passwordMin()),
});
const form = (
  <Form initialValues={initial} schema={schema} onSubmit={onSubmit}>
    <FormRadioGroup
      name="gender"
      required
      options={[
        { value: 'male', label: 'ذكر' },
        { value: 'female', label: 'أنثى' },
      ]}
    />
    <FormPhoneField name="mobile" required />
    <FormSelect name="city" options={[{ value: 'buraidah', label: 'بريدة' }]} />
    <FormTextArea name="bio" />
    <FormPasswordField name="password" />
    <FormCheckbox name="terms" required />
    <SubmitButton>أرسل</SubmitButton>
  </Form>
);
describeComponent('Form', form);

const named = (container: HTMLElement, name: string): HTMLInputElement =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const labelOf = (element: HTMLInputElement): string | undefined => element.labels?.[0]?.textContent ?? undefined;
const described = (element: Element | null): string =>
  (element?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('bound fields', () => {
  it('have the label fields.{name} in the language of the page', async () => {
    const ui = await renderUi(form);
    expect(ui.container.querySelector('legend')?.textContent).toContain('الجنس');
    expect(labelOf(named(ui.container, 'mobile'))).toContain('رقم الجوال');
    await ui.rerender(form, { locale: 'en' });
    expect(ui.container.querySelector('legend')?.textContent).toContain('Gender');
    expect(labelOf(named(ui.container, 'mobile'))).toContain('Mobile number');
  });

  it('show an error until it is corrected', async () => {
    const ui = await renderUi(form, { locale: 'en' });
    await user.click(ui.container.querySelector('button[type="submit"]') as Element);
    await expect.poll(() => described(ui.container.querySelector('fieldset'))).toBe('Gender field is required');
    expect(described(named(ui.container, 'mobile'))).toBe('Mobile number field is required');
    expect(described(named(ui.container, 'terms'))).toBe('Tick the box to agree: “the terms and conditions”');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(ui.container.querySelector('[value="female"]') as Element);
    await expect.poll(() => described(ui.container.querySelector('fieldset'))).toBe('');
    await user.fill(named(ui.container, 'mobile'), '0412');
    await user.tab();
    await expect.poll(() => described(named(ui.container, 'mobile'))).toBe('The phone number not valid');
  });

  it('submit the values cast by the schema', async () => {
    const ui = await renderUi(form);
    await user.click(ui.container.querySelector('[value="female"]') as Element);
    await user.fill(named(ui.container, 'mobile'), '٠٥٠ ٠٠٠ ٠٠٠١');
    await user.selectOptions(named(ui.container, 'city'), 'buraidah');
    await user.fill(named(ui.container, 'bio'), ' مزارع ومعلم ');
    await user.fill(named(ui.container, 'password'), 'taawun-1');
    await user.click(named(ui.container, 'terms'));
    await user.click(ui.container.querySelector('button[type="submit"]') as Element);
    await expect
      .poll(() => onSubmit)
      .toHaveBeenCalledWith({
        gender: 'female',
        mobile: '+966500000001',
        city: 'buraidah',
        bio: 'مزارع ومعلم',
        password: 'taawun-1',
        terms: true,
      });
  });

  it('throw outside a form, with a helpful message', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(renderUi(<FormTextField name="city" />)).rejects.toThrow(/inside <Form>/);
    error.mockRestore();
    await act(async () => undefined);
  });
});
