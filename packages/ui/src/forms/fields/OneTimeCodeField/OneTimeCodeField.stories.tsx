import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import type { Clock } from './clock.ts';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField.tsx';

type Args = Partial<OneTimeCodeFieldProps>;
const still: Clock = { now: () => 18_000, everySecond: () => () => undefined };
const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: '', value: '', onValueChange: fn(), onComplete: fn(), onResend: fn(), clock: still },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? ''}>
    {(value, set) => (
      <OneTimeCodeField
        {...args}
        label={t('رمز التحقق', 'Verification code')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));

/** Paste of the whole message in Arabic-Indic digits: only the code is used. */
export const Default: Story = {
  parameters: interactiveParameters,
  render: field,
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('رمزك: ١٢٣ ٤٥٦');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.tab();
    await expect(input).toHaveValue('123456');
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
/** After the countdown a new code can be requested. */
export const Resend: Story = {
  args: { resendAfter: 10 },
  render: field,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { value: '123456', disabled: true }, render: field };
export const Invalid: Story = {
  args: { value: '123' },
  render: bilingual<Args>((t, args) =>
    field(
      { ...args, error: t('الرمز غير صحيح أو انتهت صلاحيته', 'The code is wrong or has expired') },
      { globals: { locale: t('ar', 'en') } },
    ),
  ),
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live key={t('ar', 'en')} initial={'12345'}>
        {(value, set) => (
          <OneTimeCodeField
            required
            label={t(
              'رمز التحقق المرسل إلى رقم الجوال المسجّل في أبشر',
              'Verification code sent to the mobile number registered with Absher',
            )}
            hint={t(
              'قد تتأخر الرسالة دقيقة إن كان جوالك خارج المملكة',
              'The message may take a minute when your phone is abroad',
            )}
            error={t('انتهت صلاحية هذا الرمز: اطلب رمزًا جديدًا', 'This code has expired: ask for a new one')}
            clock={still}
            onResend={fn()}
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
      <Live key={t('ar', 'en')} initial={'12345'}>
        {(value, set) => (
          <OneTimeCodeField
            label={t('الرمز المرسل من Taawun-SA', 'Code sent by تعاون')}
            hint={t('يصلك عبر WhatsApp أو SMS خلال دقيقة', 'It comes from نفاذ or أبشر within a minute')}
            error={t('انتهى رمز Taawun-SA، اطلب رمزًا جديدًا', 'The code of تعاون has expired: ask for a new one')}
            clock={still}
            onResend={fn()}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
