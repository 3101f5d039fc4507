import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { VideoCard, type VideoCardProps } from './MediaCard.tsx';

const meta: Meta<typeof VideoCard> = {
  title: 'Cards/VideoCard',
  component: VideoCard,
  render: bilingual<Partial<VideoCardProps>>((t, args) => (
    <Grid>
      <VideoCard
        title={t('جولة في السوق', 'A walk through the market')}
        href="https://video.example/1"
        poster={sampleImages.dunes}
        duration={185}
        date="2026-05-02"
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof VideoCard>;

/** Play icon and duration are not mirrored. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getAllByText(globals['locale'] === 'en' ? '3:05' : '٣:٠٥')[0]).toBeVisible();
  },
};
export const WithoutPoster: Story = { args: { poster: null, duration: 9 } };
export const LongText: Story = {
  render: bilingual<Partial<VideoCardProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <VideoCard
        title={t(
          'كيف تحولت مزرعة صغيرة إلى مشروع تعاوني تعيش منه أربعون أسرة',
          'How a small farm became a cooperative from which forty families live',
        )}
        summary={t('قصة بدأت عام ١٤٠٢ ولم تنته بعد.', 'A story that began in 1982 and has not ended.')}
        href="https://video.example/2"
        poster={sampleImages.evening}
        duration={4205}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<VideoCardProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <VideoCard
        title={t('لقاء مع John Smith من \u2068Green Valley Co.\u2069', 'A talk with صالح القرعاوي of جمعية تعاون')}
        summary={t(
          'يتحدث عن نظام Smart Irrigation في 12 مزرعة بالقصيم.',
          'About الري الذكي on twelve farms in القصيم.',
        )}
        href="https://video.example/3"
        poster={sampleImages.water}
        duration={185}
        date="2026-05-02"
        {...args}
      />
    </div>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <VideoCard
          key={text}
          title={text}
          href={`https://video.example/${index}`}
          duration={index % 2 ? 0 : 999_999}
          {...(index % 2 ? { poster: null } : { poster: brokenImage, summary: text, date: '2026-05-02' })}
        />
      ))}
    </Grid>
  ),
};
