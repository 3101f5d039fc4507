import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi, type Rendered } from '../../testing/renderUi.tsx';
import { rules } from '../rules/index.ts';
import { Form } from './Form.tsx';
import { SubmitButton } from './fields.tsx';
import {
  FormAmountField,
  FormIbanField,
  FormNationalAddressFields,
  FormNationalIdField,
  FormPlanField,
  FormStepperField,
} from './saudi.tsx';
import { FormSwitch, FormWordCountedTextArea } from './inputs.tsx';

const { object, string } = rules;
const schema = object({
  national_id: string(rules.required(), rules.nationalId()),
  iban_no: string(rules.iban()),
  price: rules.amount({ required: true, min: 100 }),
  shares_count: rules.integer({ required: true, min: 1 }),
  amount: rules.amount({ required: true }),
  months: rules.integer({ required: true, min: 1, max: 36 }),
  short_address: string(rules.shortAddress('building_no')),
  building_no: string(rules.required(), rules.digits(4)),
  postal_code: string(rules.digits(5)),
  bio: string(rules.maxWords(5)),
});
const initial = {
  national_id: '',
  iban_no: '',
  price: null,
  shares_count: null,
  amount: null,
  months: 6,
  short_address: '',
  building_no: '',
  postal_code: '',
  bio: '',
  shareLink: false,
};

let ui: Rendered | undefined;
// Real browser events reach React outside act().
const actEnvironment = (on: boolean): void => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = on;
};
afterEach(async () => {
  actEnvironment(true);
  await ui?.unmount();
  ui = undefined;
});

async function form(onSubmit = vi.fn()) {
  ui = await renderUi(
    <Form initialValues={initial} schema={schema} onSubmit={onSubmit}>
      <FormNationalIdField name="national_id" required />
      <FormIbanField name="iban_no" />
      <FormAmountField name="price" required />
      <FormStepperField name="shares_count" required />
      <FormPlanField label="تبرّع شهري" />
      <FormNationalAddressFields />
      <FormWordCountedTextArea name="bio" maxWords={5} />
      <FormSwitch name="shareLink" />
      <SubmitButton>إرسال</SubmitButton>
    </Form>,
  );
  actEnvironment(false);
  const field = (name: string): HTMLInputElement => {
    const found = ui?.container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`No field ${name}`);
    return found;
  };
  const error = (name: string): string =>
    (field(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  const submit = () => userEvent.click(ui?.container.querySelector('button[type="submit"]') as Element);
  return { field, error, submit, onSubmit };
}

describe('the Saudi kit in a form', () => {
  it('shows a specific error for each field', async () => {
    const { field, error, submit, onSubmit } = await form();
    await userEvent.type(field('national_id'), '1000000000');
    await userEvent.type(field('iban_no'), 'SA12');
    await userEvent.type(field('price'), 'خمسة');
    await userEvent.type(field('short_address'), 'RRRD2929');
    await userEvent.type(field('building_no'), '2930');
    await userEvent.type(field('bio'), 'أ ب ج د هـ');
    await submit();
    await expect.poll(() => error('national_id')).toContain('رقم الهوية أو الإقامة غير صحيح');
    expect(error('iban_no')).toContain('رقم الآيبان غير صحيح');
    expect(error('price')).toContain('مبلغًا بالريال');
    expect(error('shares_count')).toContain('حقل مطلوب');
    expect(error('short_address')).toContain('لا تطابق رقم المبنى');
    expect(error('bio')).toContain('أقل من ٥ كلمات');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits normalised values from either digit set', async () => {
    const { field, submit, onSubmit } = await form();
    await userEvent.type(field('national_id'), '١٠٠٠٠٠٠٠٠٨');
    await userEvent.type(field('iban_no'), 'sa03 8000 0000 6080 1016 7519');
    await userEvent.type(field('price'), '١٢٥٫٥');
    await userEvent.type(field('shares_count'), '٤٠');
    await userEvent.type(field('amount'), '100');
    await userEvent.type(field('short_address'), 'RRRD2929');
    await userEvent.type(field('postal_code'), '٥٢٣٨١');
    await userEvent.click(field('shareLink'));
    await submit();
    await expect
      .poll(() => onSubmit.mock.calls[0]?.[0] as unknown)
      .toMatchObject({
        national_id: '1000000008',
        iban_no: 'SA0380000000608010167519',
        price: 12550,
        shares_count: 40,
        amount: 10000,
        months: 6,
        short_address: 'RRRD2929',
        building_no: '2929',
        postal_code: '52381',
        shareLink: true,
      });
  });
});
