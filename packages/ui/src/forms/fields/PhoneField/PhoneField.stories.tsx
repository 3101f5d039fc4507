import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

type Args = Partial<PhoneFieldProps>;
const meta: Meta<typeof PhoneField> = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <PhoneField
          label={t('رقم الجوال', 'Phone number')}
          {...args}
          value={value}
          onValueChange={(next) => {
            set(next);
            args.onValueChange?.(next);
          }}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

/** Arabic-Indic digits are normalised on blur and shown grouped, left to right. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  play: async ({ canvasElement, args }) => {
    const phone = within(canvasElement).getByRole('textbox');
    await userEvent.type(phone, '٠٥٠٠ ٠٠٠ ٠٠١');
    await userEvent.tab();
    await expect(phone).toHaveValue('+966 50 000 0001');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+966500000001');
    await expect(getComputedStyle(phone).direction).toBe('ltr');
  },
};
/** Text that is not a number stays visible for correction. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial="">
      {(value, set) => (
        <PhoneField
          label={t('رقم الجوال', 'Phone number')}
          error={t('رقم الجوال غير صحيح', 'The phone number not valid')}
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('textbox');
    await userEvent.type(phone, '0512');
    await userEvent.tab();
    await expect(phone).toHaveValue('0512');
    await expect(phone).toBeInvalid();
  },
};
/** A full selection is preserved on focus: typing replaces the number. */
export const Selected: Story = {
  args: { value: '+966500000001' },
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    phone.select();
    phone.focus();
    await expect(phone).toHaveValue('+966 50 000 0001');
    await expect([phone.selectionStart, phone.selectionEnd]).toEqual([0, phone.value.length]);
  },
};
export const Disabled: Story = { args: { value: '+966500000001', disabled: true } };
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'0512'}>
        {(value, set) => (
          <PhoneField
            required
            label={t(
              'رقم جوال من نتواصل معه عند تعذّر الوصول إليك',
              'Mobile of the person we call when we cannot reach you',
            )}
            hint={t(
              'نرسل إليه رسالة واحدة لتأكيد الرقم، ولا نستخدمه في الإعلانات',
              'We send one message to confirm the number and use it for no advertising',
            )}
            error={t(
              'رقم الجوال غير صحيح: يبدأ بـ 05 ويتكون من ١٠ أرقام',
              'This is no mobile number: it starts with 05 and has 10 digits',
            )}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** Label, hint and message contain text in the other script. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 280 }}>
      <Live key={t('ar', 'en')} initial={'+966500000001'}>
        {(value, set) => (
          <PhoneField
            label={t('جوال مسجّل في WhatsApp Business', 'Mobile registered with أبشر')}
            hint={t(
              'نرسل إليه رسالة من Taawun-SA، ويُكتب هكذا: \u2068+966 50 000 0001\u2069',
              'We send a message from تعاون to it',
            )}
            error={t('هذا الرقم غير مسجّل في WhatsApp', 'This number is not known to أبشر')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
