import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid, Split, Stack } from '../../components/Box/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { NewsCard, type NewsCardProps } from './NewsCard.tsx';

const title = (t: Pick) => t('افتتاح سوق الأسر المنتجة في بريدة', 'The families’ market opens in Buraidah');
const excerpt = (t: Pick) =>
  t(
    'ستون أسرة تعرض ما تنتجه كل خميس في ساحة الجمعية.',
    'Sixty families show what they make every Thursday in the association’s yard.',
  );

const meta: Meta<typeof NewsCard> = {
  title: 'Cards/NewsCard',
  component: NewsCard,
  render: bilingual<Partial<NewsCardProps>>((t, args) => (
    <Grid>
      <NewsCard
        title={title(t)}
        excerpt={excerpt(t)}
        href="#market"
        image={sampleImages.evening}
        date="2026-11-12"
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof NewsCard>;

/** The whole card is one link, named by its title. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#market']);
  },
};
export const Row: Story = { args: { variant: 'row' } };
export const Feature: Story = { args: { variant: 'feature' } };
export const WithoutImage: Story = { args: { image: null } };
/** Composition as on the home page. */
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Split
      ratio="feature"
      aside={
        <Stack>
          {[sampleImages.water, null, sampleImages.dunes].map((image, index) => (
            <NewsCard
              key={image?.url ?? 'none'}
              variant="row"
              title={t(
                'تشغيل ثلاثة بيوت محمية ضمن مشروع الأمن الغذائي',
                'Three greenhouses start up in the food security project',
              )}
              href={`#news-${index}`}
              image={image}
              date="2026-11-18"
            />
          ))}
        </Stack>
      }
    >
      <NewsCard
        variant="feature"
        title={title(t)}
        excerpt={excerpt(t)}
        href="#market"
        image={sampleImages.evening}
        date="2026-11-12"
      />
    </Split>
  )),
};
export const LongText: Story = {
  render: bilingual<Partial<NewsCardProps>>((t, args) => (
    <div style={{ inlineSize: 240 }}>
      <NewsCard
        title={t(
          'مجلس الإدارة يقر توزيع عوائد السنة المالية على الأعضاء المساهمين ابتداءً من الشهر القادم',
          'The council decides to pay this year’s returns to all members who hold shares, from next month on',
        )}
        excerpt={excerpt(t)}
        href="#returns"
        date="2026-11-12"
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<NewsCardProps>>((t, args) => (
    <Grid>
      <NewsCard
        title={t('شراكة مع Microsoft لتدريب 120 شابًا', 'Partnership with مؤسسة النخلة to train 120')}
        href="#partner"
        date="2026-11-12"
        {...args}
      />
    </Grid>
  )),
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Stack>
      {(['card', 'row', 'feature'] as const).map((variant) => (
        <Grid key={variant} min="sm">
          {HOSTILE_TEXTS.map((text, index) => (
            <NewsCard
              key={text}
              variant={variant}
              title={text}
              href={`#${variant}-${index}`}
              date="2026-11-12"
              {...(index % 2 ? { image: null } : { image: brokenImage, excerpt: text })}
            />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};
