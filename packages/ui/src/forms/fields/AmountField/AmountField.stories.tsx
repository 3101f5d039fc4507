import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

type Args = Partial<AmountFieldProps>;
const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: { label: '', value: null, onValueChange: fn() },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, args) => (
  <Live key={t('ar', 'en')} initial={args.value ?? null}>
    {(value, set) => (
      <AmountField
        hint={t('أقل مبلغ ريال واحد', 'SAR 1 at least')}
        {...args}
        label={t('مبلغ التبرّع', 'Amount of the donation')}
        value={value}
        onValueChange={(next) => {
          set(next);
          args.onValueChange?.(next);
        }}
      />
    )}
  </Live>
));

/** Arabic-Indic digits with an Arabic comma: emits halalas and formats the text for the locale. */
export const Default: Story = {
  parameters: interactiveParameters,
  args: { required: true },
  render: field,
  play: async ({ canvasElement, args, globals }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '١٢٣٤،٥');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123450);
    await expect(input).toHaveValue('١٢٣٤،٥');
    await userEvent.tab();
    await expect(input).toHaveValue(globals['locale'] === 'en' ? '1,234.50' : '١٬٢٣٤٫٥٠');
  },
};
export const Disabled: Story = { args: { value: 15000, disabled: true }, render: field };
/** Text that is not an amount stays visible for correction. */
export const Invalid: Story = {
  render: bilingual<Args>((t, args) => (
    <Live key={t('ar', 'en')} initial={null as number | null}>
      {(value, set) => (
        <AmountField
          {...args}
          label={t('مبلغ التبرّع', 'Amount of the donation')}
          value={value}
          onValueChange={set}
          error={
            Number.isNaN(value)
              ? t('اكتب مبلغًا بالريال، مثل ١٥٠ أو ١٥٠٫٥٠', 'Enter an amount in riyals, such as 150 or 150.50')
              : undefined
          }
        />
      )}
    </Live>
  )),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, '12 SAR');
    await userEvent.tab();
    await expect(input).toHaveValue('12 SAR');
    await expect(input).toBeInvalid();
  },
};
/** Multi-line label, hint and message: the size of the control does not change. */
export const LongText: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 260 }}>
      <Live<number | null> key={t('ar', 'en')} initial={12345678950}>
        {(value, set) => (
          <AmountField
            required
            label={t(
              'مبلغ التبرّع الشهري لبرنامج سقيا النخيل في قرى القصيم',
              'Monthly donation to watering the palms in the villages of Qassim',
            )}
            hint={t(
              'يُقتطع المبلغ في أول يوم من كل شهر، ويمكنك إيقافه متى شئت',
              'It is taken on the first day of each month, and you may stop it whenever you like',
            )}
            error={t(
              'المبلغ أكبر من الحد اليومي المسموح به لبطاقتك',
              'The amount is above the daily limit of your card',
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
      <Live<number | null> key={t('ar', 'en')} initial={25000}>
        {(value, set) => (
          <AmountField
            label={t('تبرّع لبرنامج Future Skills', 'Donation to مهارات المستقبل')}
            hint={t('يُقتطع عبر HyperPay وتصلك الفاتورة بصيغة PDF', 'Taken through بوابة الدفع, with a bill in العربية')}
            error={t('حد بطاقة Visa Platinum هو 200 في اليوم', 'The card مدى allows 200 a day')}
            value={value}
            onValueChange={set}
          />
        )}
      </Live>
    </div>
  )),
};
