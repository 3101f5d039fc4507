import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual, type Pick } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { ProgramCard, type ProgramCardProps } from './ProgramCard.tsx';

const palms = (t: Pick) => ({
  title: t('سقيا النخيل', 'Watering the palms'),
  href: '#palms',
  category: t('مشروع زراعي', 'Farming project'),
  summary: t(
    'زراعة وسقيا ألف نخلة لصالح الأسر المنتجة في القصيم.',
    'A thousand palms planted and watered for families in Qassim.',
  ),
  raised: 36000000,
  goal: 50000000,
  donateHref: '#give',
});

const meta: Meta<typeof ProgramCard> = {
  title: 'Cards/ProgramCard',
  component: ProgramCard,
  render: bilingual<Partial<ProgramCardProps>>((t, args) => (
    <Grid>
      <ProgramCard {...palms(t)} image={sampleImages.dunes} {...args} />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof ProgramCard>;

/** Three links with distinct accessible names. */
export const Default: Story = {
  parameters: interactiveParameters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      new Set(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).size,
    ).toBe(3);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '72');
  },
};
export const Variants: Story = {
  parameters: interactiveParameters,
  render: bilingual((t) => (
    <Grid>
      <ProgramCard {...palms(t)} image={sampleImages.dunes} />
      <ProgramCard
        title={t('حقيبة طالب', 'A pupil’s bag')}
        href="#bag"
        category={t('تعليم', 'Education')}
        summary={t(
          'تجهيز أبناء الأسر المستفيدة بالحقيبة المدرسية كاملة.',
          'A complete school bag for the children of families in need.',
        )}
        image={sampleImages.evening}
        raised={0}
        goal={25000000}
        donateHref="#give"
        price={t('٥٠ ر.س شهريًا', 'SAR 50 a month')}
      />
      <ProgramCard
        title={t('بئر القرية', 'The village well')}
        href="#well"
        summary={t('حفر وتشغيل بئر ارتوازية تخدم ثلاث قرى.', 'An artesian well that serves three villages.')}
        raised={21000000}
        goal={20000000}
        donateHref="#give"
      />
    </Grid>
  )),
};
/** Raised amount above the goal. */
export const MoreThanFull: Story = { args: { raised: 60000000 } };
export const WithoutImage: Story = { args: { image: null } };
export const LongText: Story = {
  render: bilingual<Partial<ProgramCardProps>>((t, args) => (
    <div style={{ inlineSize: 260 }}>
      <ProgramCard
        {...palms(t)}
        title={t(
          'برنامج تأهيل وتدريب أبناء الأسر المستفيدة على إدارة المشاريع الصغيرة',
          'Training the children of families in need to run small enterprises',
        )}
        raised={123456789}
        goal={987654321}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<ProgramCardProps>>((t, args) => (
    <Grid>
      <ProgramCard {...palms(t)} title={t('طاقة Solar للقرى', 'Solar طاقة for villages')} category="STEM" {...args} />
    </Grid>
  )),
};
/** Text size of 200 %: no content is clipped or overlaps. */
export const LargeText: Story = {
  render: bilingual<Partial<ProgramCardProps>>((t, args) => (
    <ProgramCard {...palms(t)} image={sampleImages.dunes} {...args} />
  )),
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.removeProperty('font-size');
    };
  },
  play: async ({ canvasElement }) => {
    const { documentElement: root } = document;
    await expect(getComputedStyle(root).fontSize).toBe('32px');
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    const [article] = within(canvasElement).getAllByRole('article');
    await expect(article?.scrollWidth).toBeLessThanOrEqual(article?.clientWidth ?? 0);
  },
};
/** Extreme content: unbreakable text, bidi control characters, markup and missing values. */
export const Hostile: Story = {
  render: () => (
    <Grid min="sm">
      {HOSTILE_TEXTS.map((text, index) => (
        <ProgramCard
          key={text}
          title={text}
          href={`#${index}`}
          summary={index % 2 ? '' : text}
          raised={index % 2 ? 0 : Number.MAX_SAFE_INTEGER}
          goal={index % 2 ? 0 : 1}
          donateHref={`#give-${index}`}
          {...(index % 2 ? { image: null } : { image: brokenImage, category: text, price: text })}
        />
      ))}
    </Grid>
  ),
};
