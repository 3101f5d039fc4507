import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Live } from '../story/Live.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

type Args = Partial<PhoneFieldProps>;
const meta: Meta<typeof PhoneField> = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => <Live initial={args.value ?? ''}>{(value, set) => <PhoneField label={t('رقم الجوال', 'Phone number')} {...args} value={value} onValueChange={(next) => { set(next); args.onValueChange?.(next); }} />}</Live>),
};
export default meta;
type Story = StoryObj<typeof PhoneField>;

/** Arabic digits become the stored form on leaving, shown grouped and left to right. */
export const Default: Story = {
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
/** What is no number stays as it was typed, for its writer to put right. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => <Live initial="">{(value, set) => <PhoneField label={t('رقم الجوال', 'Phone number')} error={t('رقم الجوال غير صحيح', 'The phone number not valid')} {...args} value={value} onValueChange={set} />}</Live>),
  play: async ({ canvasElement }) => {
    const phone = within(canvasElement).getByRole('textbox');
    await userEvent.type(phone, '0512');
    await userEvent.tab();
    await expect(phone).toHaveValue('0512');
    await expect(phone).toBeInvalid();
  },
};
export const Disabled: Story = { args: { value: '+966500000001', disabled: true } };
