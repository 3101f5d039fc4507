import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { GalleryCard, type GalleryCardProps } from './MediaCard.tsx';

const meta: Meta<typeof GalleryCard> = {
  title: 'Cards/GalleryCard',
  component: GalleryCard,
  render: bilingual<Partial<GalleryCardProps>>((t, args) => (
    <Grid>
      <GalleryCard
        title={t('يوم التطوع', 'Volunteers’ day')}
        href="#album"
        cover={sampleImages.water}
        count={8}
        date="2026-04-11"
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof GalleryCard>;

export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement, globals }) => {
    await expect(within(canvasElement).getByText(globals['locale'] === 'en' ? '8 photos' : /٨ صور/)).toBeVisible();
  },
};
/** Counts that cover the Arabic plural forms. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Grid min="sm">
      {[0, 1, 2, 3, 11, 100].map((count) => (
        <GalleryCard key={count} title={t('يوم التطوع', 'Volunteers’ day')} href="#album" count={count} />
      ))}
    </Grid>
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<GalleryCardProps>>((t, args) => (
    <div style={{ inlineSize: 220 }}>
      <GalleryCard
        title={t(
          'افتتاح سوق الأسر المنتجة في بريدة بحضور أمير المنطقة',
          'Opening of the families’ market in Buraidah with the governor',
        )}
        href="#market"
        cover={sampleImages.dunes}
        count={24}
        date="2026-04-11"
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<GalleryCardProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <GalleryCard
        title={t(
          'زيارة وفد Food and Agriculture Organization إلى سوق بريدة',
          'The visit of وزارة البيئة والمياه والزراعة to the market',
        )}
        href="#album"
        cover={sampleImages.evening}
        count={12}
        date="2026-04-11"
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
        <GalleryCard
          key={text}
          title={text}
          href={`#${index}`}
          count={index % 2 ? 0 : 1_000_000}
          {...(index % 2 ? { cover: null } : { cover: brokenImage, date: '2026-04-11' })}
        />
      ))}
    </Grid>
  ),
};
