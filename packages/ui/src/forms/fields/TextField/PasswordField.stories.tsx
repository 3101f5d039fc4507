import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../../components/Box/index.ts';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

type Args = Partial<PasswordFieldProps>;
const meta: Meta<typeof PasswordField> = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { value: 'taawun-1', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <PasswordField label={t('كلمة المرور', 'Password')} {...args} value={value} onValueChange={set} />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

/** The button reveals and hides the typed text. */
export const Default: Story = {
  parameters: interactiveParameters,
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
export const Invalid: Story = {
  args: { value: '123' },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <PasswordField
          label={t('كلمة المرور', 'Password')}
          error={t(
            'كلمة المرور يجب أن تكون ٦ أرقام أو أحرف على الأقل',
            'Password must be 6 numbers or characters at least',
          )}
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
/** Each level with its label and suggestion; the level is announced after typing pauses. */
export const Strength: Story = {
  args: { value: '', strength: true, autoComplete: 'new-password' },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const arabic = globals['locale'] !== 'en';
    const password = canvas.getByLabelText(arabic ? 'كلمة المرور' : 'Password');
    await userEvent.type(password, 'nakhla-7');
    await expect(password).toHaveAccessibleDescription(arabic ? /أضف ٦ أحرف أخرى/ : /Add 6 more characters/);
    await expect(password).toBeValid();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        arabic ? 'قوة كلمة المرور: مقبولة' : 'Password strength: Fair',
      ),
    );
  },
};
export const StrengthLevels: Story = {
  render: bilingual<Args>((t) => (
    <Stack gap={6}>
      {['123456', 'nakhla-7', 'nakhla-7-Bir', 'Palm-well.7-market'].map((first) => (
        <Live key={first} initial={first}>
          {(value, set) => (
            <PasswordField
              label={t('كلمة المرور الجديدة', 'New password')}
              strength
              autoComplete="new-password"
              value={value}
              onValueChange={set}
            />
          )}
        </Live>
      ))}
    </Stack>
  )),
};
export const LongText: Story = {
  args: { strength: true, value: 'aaaaaaaaaaaa' },
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <Live initial={args.value ?? ''}>
        {(value, set) => (
          <PasswordField
            {...args}
            label={t(
              'كلمة المرور الجديدة التي ستدخل بها إلى حسابك في الجمعية',
              'The new password with which you will sign in to your account',
            )}
            hint={t('اختر كلمة مرور لا تستعملها في موقع آخر.', 'Choose a password you do not use anywhere else.')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** The text is left to right even in Arabic; the button does not cover its first characters. */
export const MixedDirection: Story = {
  args: { strength: true, value: 'نخلة Palm ٧' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement.querySelector('input') as Element).direction).toBe('ltr');
  },
};
