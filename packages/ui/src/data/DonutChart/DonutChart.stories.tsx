import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { onPaper, onPhone } from '../../testing/modes.ts';
import { DonutChart, type DonutChartProps } from './DonutChart.tsx';

type Args = Partial<DonutChartProps>;
const meta: Meta<typeof DonutChart> = {
  title: 'Data/DonutChart',
  component: DonutChart,
  render: bilingual<Args>((t, args) => (
    <DonutChart
      caption={t('أين تذهب تبرّعاتكم', 'Where your donations go')}
      format="money"
      parts={[
        { label: t('برامج الأسر', 'Family programs'), value: 54_000_000 },
        { label: t('سقيا الماء', 'Water'), value: 21_000_000 },
        { label: t('التعليم', 'Education'), value: 12_500_000 },
        { label: t('تشغيل الجمعية', 'Running costs'), value: 9_000_000 },
        { label: t('الاحتياطي', 'Reserve'), value: 3_500_000 },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof DonutChart>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(5);
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
/** One part is nearly all of it. */
export const Majority: Story = {
  render: bilingual<Args>((t, args) => (
    <DonutChart
      {...args}
      caption={t('من كل ١٠٠ ريال', 'Of every 100 riyals')}
      total={t('١٠٠ ر.س', 'SAR 100')}
      parts={[
        { label: t('للمستفيدين', 'For beneficiaries'), value: 94 },
        { label: t('للإدارة', 'For administration'), value: 6 },
      ]}
    />
  )),
};
export const Empty: Story = { args: { parts: [] } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <DonutChart
        {...args}
        format="money"
        caption={t('توزيع ما أُنفق على مجالات الجمعية هذا العام', 'Spending on all fields of the association this year')}
        parts={[
          {
            label: t('رعاية الأسر المنتجة وتدريبها وتمويلها', 'Care, training and funding of productive families'),
            value: 987_654_321,
          },
          { label: t('الإغاثة العاجلة', 'Emergency relief'), value: 412_345_678 },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <DonutChart
      {...args}
      caption={t('طرق الدفع: mada وApple Pay', 'Ways to pay: مدى and Visa')}
      parts={[
        { label: t('بطاقة mada', 'بطاقة مدى'), value: 640 },
        { label: t('Apple Pay', 'أبل باي'), value: 360 },
      ]}
    />
  )),
};
