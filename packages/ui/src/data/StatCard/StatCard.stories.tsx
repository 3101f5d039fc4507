import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/Box/index.ts';
import { Money, NumberText } from '../../components/Text/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS } from '../../testing/hostile.ts';
import { StatCard, type StatCardProps } from './StatCard.tsx';

const meta: Meta<typeof StatCard> = {
  title: 'Data/StatCard',
  component: StatCard,
  render: bilingual<Partial<StatCardProps>>((t, args) => (
    <Grid>
      <StatCard label={t('الحصص المملوكة', 'Shares you own')} value={<NumberText value={240} />} {...args} />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof StatCard>;

export const Default: Story = {};
/** The years run along the inline axis. */
export const Series: Story = {
  args: {
    tone: 'success',
    series: [
      { year: 2022, value: 40 },
      { year: 2023, value: 90 },
      { year: 2024, value: 130 },
      { year: 2025, value: 200 },
      { year: 2026, value: 240 },
    ],
  },
  render: bilingual<Partial<StatCardProps>>((t, args) => (
    <Grid>
      <StatCard
        label={t('الحصص المملوكة', 'Shares you own')}
        value={<NumberText value={240} />}
        note={t('+٤٠ هذا العام', '+40 this year')}
        {...args}
      />
    </Grid>
  )),
};
/** A long amount uses a smaller font, then wraps before its label, never inside the number. */
export const LongText: Story = {
  render: bilingual<Partial<StatCardProps>>((t, args) => (
    <Grid min="xs" style={{ maxInlineSize: 540 }}>
      {[12500, 3000000, 123456789].map((halalas) => (
        <StatCard
          key={halalas}
          label={t('القيمة الحالية للحصص', 'Current value of shares')}
          {...args}
          value={<Money halalas={halalas} />}
        />
      ))}
    </Grid>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<StatCardProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <StatCard
        label={t('حصص صندوق Taawun Growth Fund', 'Shares of صندوق تعاون للنمو')}
        value={<Money halalas={3000000} />}
        note={t('بتقييم KPMG', 'Valued by شركة التقييم')}
        {...args}
      />
    </div>
  )),
};
/** Extreme content, and minimal content. */
export const Hostile: Story = {
  render: () => (
    <Grid>
      {HOSTILE_TEXTS.map((text, index) => (
        <StatCard
          key={text}
          label={text}
          value={<NumberText value={index % 2 ? 0 : Number.MAX_SAFE_INTEGER} />}
          {...(index % 2
            ? { series: [] }
            : {
                note: text,
                series: [
                  { year: 2026, value: -1 },
                  { year: 2027, value: Number.MAX_SAFE_INTEGER },
                ],
              })}
        />
      ))}
    </Grid>
  ),
};
