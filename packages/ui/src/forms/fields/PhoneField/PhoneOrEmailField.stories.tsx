import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { PhoneOrEmailField, type PhoneFieldProps } from './PhoneField.tsx';

type Args = Partial<PhoneFieldProps>;
const meta: Meta<typeof PhoneOrEmailField> = {
  title: 'Forms/PhoneOrEmailField',
  component: PhoneOrEmailField,
  args: { value: '', onValueChange: fn() },
  render: bilingual<Args>((t, args) => (
    <Live initial={args.value ?? ''}>
      {(value, set) => (
        <PhoneOrEmailField
          label={t('الجوال أو البريد الإلكتروني', 'Phone or email')}
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
export default meta;
type Story = StoryObj<typeof PhoneOrEmailField>;

/** The text stays as typed; the schema normalises it. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'noura@taawun.example');
    await userEvent.tab();
    await expect(field).toHaveValue('noura@taawun.example');
    await expect(field).toHaveAttribute('autocomplete', 'username');
  },
};
export const Disabled: Story = { args: { value: '+966500000001', disabled: true } };
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live initial="noura@">
      {(value, set) => (
        <PhoneOrEmailField
          label={t('الجوال أو البريد الإلكتروني', 'Phone or email')}
          error={t('رقم الجوال أو البريد الإلكتروني غير صحيح', 'Invalid Phone Or Email')}
          {...args}
          value={value}
          onValueChange={set}
        />
      )}
    </Live>
  )),
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'a.very.long.address.of.the.association@subdomain.taawun.example'}>
        {(value, set) => (
          <PhoneOrEmailField
            required
            label={t(
              'رقم الجوال أو البريد الإلكتروني الذي سجّلت به في الجمعية',
              'Phone number or email address with which you signed up',
            )}
            hint={t(
              'إن لم تذكره فاتصل بأقرب فرع ومعك رقم عضويتك',
              'If you do not remember it, call the nearest branch with your member number',
            )}
            error={t('لا حساب بهذا الرقم أو العنوان', 'There is no account with this number or address')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
/** An address stays left to right in an Arabic form; a number keeps its leading plus. */
export const MixedDirection: Story = {
  args: { value: '+966500000001' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(within(canvasElement).getByRole('textbox')).direction).toBe('ltr');
  },
};
