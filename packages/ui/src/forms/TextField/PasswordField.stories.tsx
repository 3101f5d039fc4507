import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { Live } from '../story/Live.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

type Args = Partial<PasswordFieldProps>;
const meta: Meta<typeof PasswordField> = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { value: 'taawun-1', onValueChange: fn() },
  render: bilingual<Args>((t, args) => <Live initial={args.value ?? ''}>{(value, set) => <PasswordField label={t('كلمة المرور', 'Password')} {...args} value={value} onValueChange={set} />}</Live>),
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

/** Shows and hides what was typed. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const arabic = globals['locale'] !== 'en';
    const password = canvas.getByLabelText(arabic ? 'كلمة المرور' : 'Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'إظهار كلمة المرور' : 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: arabic ? 'إخفاء كلمة المرور' : 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: '123' }, render: bilingual<Args>((t, args) => <Live initial={args.value ?? ''}>{(value, set) => <PasswordField label={t('كلمة المرور', 'Password')} error={t('كلمة المرور يجب أن تكون ٦ أرقام أو أحرف على الأقل', 'Password must be 6 numbers or characters at least')} {...args} value={value} onValueChange={set} />}</Live>) };
