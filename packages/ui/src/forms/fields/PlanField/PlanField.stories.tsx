import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual } from '../../../testing/bilingual.ts';
import { interactiveParameters } from '../../../testing/modes.ts';
import { Live } from '../../story/Live.tsx';
import { PlanField, type PlanFieldProps } from './PlanField.tsx';
import type { Plan } from './plan.ts';

interface Args extends Partial<PlanFieldProps> {
  initial?: Plan;
  broken?: boolean;
}
const none = () => undefined;
const meta = {
  title: 'Forms/PlanField',
  component: PlanField,
  args: {
    label: '',
    maxMonths: 36,
    months: { value: null, onValueChange: none },
    price: { value: null, onValueChange: none },
  },
} satisfies Meta<typeof PlanField>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = bilingual<Args>((t, { initial = { months: 6, price: 10000 }, broken, ...args }) => (
  <Live key={t('ar', 'en')} initial={initial}>
    {(plan, set) => (
      <PlanField
        {...args}
        label={t('تبرّع شهري', 'Monthly donation')}
        months={{
          value: plan.months,
          onValueChange: (months) => set({ ...plan, months }),
          error: broken ? t('عدد الأشهر يجب ألا يزيد على ٣٦', 'At most 36 months') : undefined,
        }}
        price={{
          value: plan.price,
          onValueChange: (price) => set({ ...plan, price }),
          error: broken ? t('أقل مبلغ ريال واحد', 'SAR 1 at least') : undefined,
        }}
      />
    )}
  </Live>
)) as never;

export const Default: Story = {
  parameters: interactiveParameters,
  render: field,
  play: async ({ canvasElement, globals }) => {
    const arabic = globals['locale'] !== 'en';
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      arabic ? /١٠٠.ر\.س × ٦ أشهر.*٦٠٠ ر\.س/ : /SAR.100 × 6 months.*SAR 600/,
    );
    await userEvent.click(canvas.getByRole('button', { name: arabic ? /زيادة/ : /Increase/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(arabic ? /٧٠٠ ر\.س/ : /SAR 700/);
  },
};
/** Fixed program price: only the number of months is entered. */
export const FixedPrice: Story = {
  render: bilingual((t) => (
    <Live key={t('ar', 'en')} initial={null as number | null}>
      {(months, set) => (
        <PlanField
          label={t('كفالة يتيم', 'Sponsor an orphan')}
          hint={t('٢٥٠ ر.س في الشهر', 'SAR 250 a month')}
          months={{ value: months, onValueChange: set }}
          price={{ value: 25000 }}
        />
      )}
    </Live>
  )) as never,
};
export const Empty: Story = { args: { initial: { months: null, price: null } } as never, render: field };
export const Disabled: Story = { args: { disabled: true }, render: field };
export const Invalid: Story = { args: { initial: { months: 60, price: 0 }, broken: true } as never, render: field };
/** Large numbers on a narrow page. */
export const LongText: Story = {
  args: { initial: { months: 36, price: 99_999_950 } } as Args,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  render: field,
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <div style={{ inlineSize: 300 }}>
      <Live<number | null> key={t('ar', 'en')} initial={6}>
        {(months, set) => (
          <PlanField
            label={t('كفالة طالب في Tuwaiq Academy', 'A pupil of أكاديمية طويق')}
            hint={t('تُقتطع من بطاقة Visa كل شهر عبر HyperPay', 'Taken from your card مدى each month by بوابة الدفع')}
            months={{ value: months, onValueChange: set }}
            price={{ value: 25000 }}
          />
        )}
      </Live>
    </div>
  )) as never,
};
