import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Grid } from '../../components/Box/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { HOSTILE_TEXTS, brokenImage } from '../../testing/hostile.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { interactiveParameters } from '../../testing/modes.ts';
import { SupporterCard, type SupporterCardProps } from './PersonCard.tsx';

const meta: Meta<typeof SupporterCard> = {
  title: 'Cards/SupporterCard',
  component: SupporterCard,
  render: bilingual<Partial<SupporterCardProps>>((t, args) => (
    <Grid min="sm">
      <SupporterCard
        name={t('مؤسسة النخلة', 'The Palm Foundation')}
        kind={t('داعم استراتيجي', 'Strategic')}
        logo={sampleImages.water}
        since={2015}
        {...args}
      />
    </Grid>
  )),
};
export default meta;
type Story = StoryObj<typeof SupporterCard>;

export const Default: Story = {};
/** Links to the supporter's website in a new tab. */
export const AsLink: Story = {
  parameters: interactiveParameters,
  args: { href: 'https://palm.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('target', '_blank');
  },
};
export const WithoutLogo: Story = { args: { logo: null } };
export const LongText: Story = {
  render: bilingual<Partial<SupporterCardProps>>((t, args) => (
    <div style={{ inlineSize: 180 }}>
      <SupporterCard
        name={t('الشركة الوطنية لتنمية وتسويق المنتجات الزراعية', 'National company for growing and marketing produce')}
        kind={t('داعم مؤسس', 'Founding')}
        {...args}
      />
    </div>
  )),
};
export const MixedDirection: Story = {
  render: bilingual<Partial<SupporterCardProps>>((t, args) => (
    <div style={{ inlineSize: 180 }}>
      <SupporterCard
        name={t('شركة PricewaterhouseCoopers الشرق الأوسط', 'The foundation مؤسسة سليمان الراجحي')}
        kind={t('داعم Platinum', 'Supporter, فئة ذهبية')}
        since={2015}
        href="https://palm.example"
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
        <SupporterCard
          key={text}
          name={text}
          {...(index % 2
            ? { logo: null }
            : { logo: brokenImage, kind: text, since: 1, href: `https://palm.example/${index}` })}
        />
      ))}
    </Grid>
  ),
};
