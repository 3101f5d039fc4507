import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { interactiveParameters, onPhone } from '../../testing/modes.ts';
import { LineChart, type LineChartProps } from './LineChart.tsx';
import type { ChartPoint } from './stops.ts';

const monthly = (values: readonly number[]): ChartPoint[] =>
  values.map((value, index) => ({ date: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 10), value }));
const prices = monthly([11800, 11850, 11830, 11900, 11960, 11930, 12020, 12080, 12060, 12150, 12200, 12260, 12500]);
const years = ['2022', '2023', '2024', '2025', '2026'];
const yearly = (t: Pick, values: readonly number[]): ChartPoint[] =>
  values.map((value, index) => ({
    label: t(Number(years[index]).toLocaleString('ar-EG', { useGrouping: false }), years[index] ?? ''),
    value,
  }));

type Args = Partial<LineChartProps>;
const meta: Meta<typeof LineChart> = {
  title: 'Data/LineChart',
  component: LineChart,
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('سعر الحصة، آخر ١٢ شهرًا', 'Share price, last 12 months')}
      series={[{ label: t('سعر الحصة', 'Share price'), points: prices }]}
      format="money"
      tone="share"
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof LineChart>;

/** Time runs along the inline axis: in Arabic the oldest price is at the right and the newest at the left. */
export const Default: Story = { parameters: interactiveParameters };
export const Phone: Story = { ...onPhone };
/** A price changes at a trade and holds until the next one; each trade has a dot. */
export const Steps: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('سعر الحصة، آخر ١٢ شهرًا', 'Share price, last 12 months')}
      format="money"
      tone="share"
      curve="steps"
      {...args}
      series={[
        {
          label: t('سعر الحصة', 'Share price'),
          points: [
            { date: '2025-12-10', value: 9700 },
            { date: '2026-02-20', value: 9850 },
            { date: '2026-03-05', value: 9800 },
            { date: '2026-08-30', value: 10_000 },
            { date: '2026-11-15', value: 10_000 },
          ],
        },
      ]}
    />
  )),
};
/** On keyboard focus, the newest point is announced; the arrow key in reading direction moves forward in time. */
export const ReadOut: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/١٢٥٫٠٠|125\.00/));
  },
};
/** The data table, opened. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as Element);
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};
/** Lines differ by dash pattern as well as colour; the axis has labels instead of dates. */
export const ThreeSeries: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('التبرعات حسب البرنامج', 'Donations by programme')}
      format="money"
      fromZero
      {...args}
      series={[
        {
          label: t('سقيا النخيل', 'Watering the palms'),
          points: yearly(t, [9200000, 14100000, 21000000, 30500000, 36000000]),
        },
        {
          label: t('حقيبة طالب', 'A pupil’s bag'),
          points: yearly(t, [12500000, 11800000, 12600000, 11900000, 11500000]),
        },
        {
          label: t('بئر القرية', 'The village well'),
          points: yearly(t, [2000000, 5200000, 9100000, 15400000, 17800000]),
        },
      ]}
    />
  )),
};
/** Values above and below zero. */
export const Negative: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('الفائض والعجز', 'Surplus and deficit')}
      unit={t('ألف ريال', 'SAR thousand')}
      {...args}
      series={[{ label: t('النتيجة', 'Result'), points: yearly(t, [-420, -150, 90, 380, 510]) }]}
    />
  )),
};
export const SinglePoint: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('سعر الحصة', 'Share price')}
      format="money"
      tone="share"
      {...args}
      series={[{ label: t('سعر الحصة', 'Share price'), points: prices.slice(0, 1) }]}
    />
  )),
};
export const Empty: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      caption={t('سعر الحصة', 'Share price')}
      format="money"
      {...args}
      series={[{ label: t('سعر الحصة', 'Share price'), points: [] }]}
    />
  )),
};
export const LongText: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      {...args}
      caption={t(
        'إجمالي ما صُرف على مشروع تشغيل البيوت المحمية ضمن برنامج الأمن الغذائي في منطقة القصيم',
        'Total spent on running the greenhouses in the food security programme of the Qassim region',
      )}
      format="money"
      fromZero
      series={[
        {
          label: t('المصروف الفعلي بعد المراجعة', 'Spent, after the audit'),
          points: monthly([123456700, 145000000, 198765400, 254321000]),
        },
        {
          label: t('الميزانية المعتمدة من الجمعية العمومية', 'Budget approved by the general assembly'),
          points: monthly([150000000, 150000000, 220000000, 240000000]),
        },
      ]}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Args>((t, args) => (
    <LineChart
      {...args}
      caption={t('زوار الموقع حسب Google Analytics', 'Visitors by إحصاءات الموقع')}
      unit={t('زيارة', 'visits')}
      fromZero
      series={[
        { label: 'iOS', points: yearly(t, [1200, 3400, 5100, 8000, 12750]) },
        { label: t('أندرويد Android', 'Android أندرويد'), points: yearly(t, [2100, 2900, 6100, 9500, 11020]) },
      ]}
    />
  )),
};
