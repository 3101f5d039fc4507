import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { bilingual } from '../../testing/bilingual.ts';
import { onPaper, onPhone } from '../../testing/modes.ts';
import { BarChart, type BarChartProps } from './BarChart.tsx';

type Args = Partial<BarChartProps>;
const meta: Meta<typeof BarChart> = {
  title: 'Data/BarChart',
  component: BarChart,
  render: bilingual<Args>((t, args) => (
    <BarChart
      caption={t('التبرّعات حسب البرنامج', 'Donations by program')}
      format="money"
      tone="giving"
      parts={[
        { label: t('كفالة أسرة', 'Family sponsorship'), value: 18_450_000 },
        { label: t('سقيا الماء', 'Water wells'), value: 9_220_000 },
        { label: t('التعليم', 'Education'), value: 6_105_000 },
        { label: t('وقف الجمعية', 'Endowment'), value: 1_240_000 },
      ]}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(4);
  },
};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
/** A bar that fills the line stands for `max`, here all of a target. */
export const OfAMaximum: Story = {
  render: bilingual<Args>((t, args) => (
    <BarChart
      {...args}
      caption={t('الأعضاء حسب الفرع', 'Members by branch')}
      max={1000}
      parts={[
        { label: t('الرياض', 'Riyadh'), value: 720 },
        { label: t('القصيم', 'Qassim'), value: 310 },
        { label: t('تبوك', 'Tabuk'), value: 0 },
      ]}
    />
  )),
};
export const Shares: Story = {
  render: bilingual<Args>((t, args) => (
    <BarChart
      {...args}
      tone="share"
      caption={t('الأسهم حسب المنطقة', 'Shares by region')}
      parts={[
        { label: t('الوسطى', 'Central'), value: 5200 },
        { label: t('الغربية', 'Western'), value: 3100 },
      ]}
    />
  )),
};
export const Empty: Story = { args: { parts: [] } };
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <div style={{ inlineSize: 280 }}>
      <BarChart
        {...args}
        format="money"
        caption={t('ما أُنفق في كل مجال من مجالات الجمعية هذا العام', 'What was spent in each field this year')}
        parts={[
          {
            label: t('رعاية الأسر المنتجة وتدريبها وتمويلها', 'Care, training and funding of productive families'),
            value: 9_876_543_21,
          },
          { label: t('الإغاثة', 'Relief'), value: 1_234_567_89 },
        ]}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <BarChart
      {...args}
      caption={t('المشاركون في Ramadan Camp', 'Participants of مخيم رمضان')}
      parts={[
        { label: t('فريق Blue', 'Team أزرق'), value: 42 },
        { label: t('فريق Green', 'Team أخضر'), value: 30 },
      ]}
    />
  )),
};
