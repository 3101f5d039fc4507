import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { CheckboxField } from '../Checkbox/index.ts';
import { PhoneField, PhoneOrEmailField } from '../PhoneField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextArea, TextField, type TextFieldProps } from './TextField.tsx';

type Args = Partial<TextFieldProps>;
const Live = ({ label, ...rest }: Args) => {
  const [value, setValue] = useState(rest.value ?? '');
  return <TextField {...rest} label={label} value={value} onValueChange={setValue} />;
};

const meta = { title: 'Forms/TextField', component: TextField, args: { label: '', value: '', onValueChange: () => undefined } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;
const street = bilingual<Args>((t, args) => <Live {...args} key={t('ar', 'en')} label={t('الشارع', 'Street')} hint={t('كما في العنوان الوطني', 'As in the national address')} value={args.value ?? ''} />);

export const Default: Story = { args: { required: true }, render: street };
export const Optional: Story = { args: { optional: true }, render: street };
export const Disabled: Story = { args: { disabled: true }, render: bilingual<Args>((t, args) => <Live {...args} label={t('المدينة', 'City')} value={t('بريدة', 'Buraidah')} />) };
export const Invalid: Story = {
  render: bilingual<Args>((t) => <Live label={t('رقم المبنى', 'Building number')} required value="٧٨٢" error={t('يجب أن يكون ٤ أرقام', 'Must be 4 digits')} />),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/٤ أرقام|4 digits/);
  },
};
export const LongText: Story = { render: bilingual<Args>((t) => <Live label={t('عنوان طويل جدًا للحقل يلتف على أكثر من سطر حين يضيق المكان', 'A very long label of a field that wraps when the space is narrow')} required hint={t('تلميح طويل يشرح ما يُنتظر من القارئ أن يكتبه هنا وكيف يكتبه.', 'A long hint that explains what the reader is to write here and how.')} />) };
export const MixedDirection: Story = { render: bilingual<Args>((t) => <Live label={t('رقم الآيبان', 'IBAN')} ltr value="SA03 8000 0000 6080 1016 7519" hint={t('يبدأ بـ SA', 'Starts with SA')} />) };

function Every({ t }: { t: (ar: string, en: string) => string }) {
  const [values, set] = useState<Record<string, string>>({ phone: '', who: '', password: 'taawun-1', region: 'qassim', gender: 'male', message: '' });
  const [agreed, setAgreed] = useState(false);
  const bind = (name: string) => ({ value: values[name] ?? '', onValueChange: (value: string) => set((before) => ({ ...before, [name]: value })) });
  return (
    <Stack gap={6}>
      <PhoneField label={t('رقم الجوال', 'Phone number')} required {...bind('phone')} />
      <PhoneOrEmailField label={t('الجوال أو البريد الإلكتروني', 'Phone or email')} {...bind('who')} />
      <PasswordField label={t('كلمة المرور', 'Password')} {...bind('password')} />
      <Select label={t('المنطقة', 'Region')} options={[{ value: 'qassim', label: t('القصيم', 'Qassim') }, { value: 'riyadh', label: t('الرياض', 'Riyadh') }]} {...bind('region')} />
      <RadioGroup label={t('الجنس', 'Gender')} variant="cards" options={[{ value: 'male', label: t('ذكر', 'Male') }, { value: 'female', label: t('أنثى', 'Female') }]} {...bind('gender')} />
      <TextArea label={t('الرسالة', 'Message')} {...bind('message')} />
      <CheckboxField label={t('أوافق على الشروط', 'I agree to the terms')} checked={agreed} onCheckedChange={setAgreed} />
    </Stack>
  );
}

/** Every kind of field. A phone number typed in Arabic digits becomes the stored form on leaving. */
export const Variants: Story = {
  render: bilingual((t) => <Every t={t} />),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const arabic = globals['locale'] !== 'en';
    const phone = canvas.getByLabelText(arabic ? /رقم الجوال/ : /Phone number/);
    await userEvent.type(phone, '٠٥٠٠ ٠٠٠ ٠٠١');
    await userEvent.tab();
    await expect(phone).toHaveValue('+966 50 000 0001');
    const password = canvas.getByLabelText(arabic ? 'كلمة المرور' : 'Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'إظهار كلمة المرور' : 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
  },
};
