import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, Card, Heading, StarMeter, Text } from '../../components/index.ts';
import { bilingual } from '../../testing/bilingual.ts';
import { interactiveWindowParameters, onPaper, windowParameters } from '../../testing/modes.ts';
import { sampleImages } from '../../testing/sampleImages.ts';
import { StoryHeader, type StoryHeaderProps } from './StoryHeader.tsx';

const meta: Meta<typeof StoryHeader> = {
  title: 'Layout/StoryHeader',
  component: StoryHeader,
  parameters: windowParameters,
  render: bilingual<Partial<StoryHeaderProps>>((t, args) => (
    <StoryHeader
      image={sampleImages.evening}
      title={t('بئر القرية', 'The village well')}
      text={t(
        'حفر وتشغيل بئر ارتوازية تخدم ثلاث قرى شمال بريدة.',
        'Drilling and running an artesian well for three villages north of Buraydah.',
      )}
      breadcrumbs={[
        { label: t('الرئيسية', 'Home'), href: '#home' },
        { label: t('البرامج والمنتجات', 'Programmes and products'), href: '#programs' },
        { label: t('بئر القرية', 'The village well') },
      ]}
      meta={<Badge tone="raised">{t('مياه', 'Water')}</Badge>}
      {...args}
    />
  )),
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: interactiveWindowParameters,
};
export const Paper: Story = { ...onPaper };
/** Progress below the text, and a panel that rises into the scene. */
export const WithAside: Story = {
  render: bilingual((t) => (
    <StoryHeader
      image={sampleImages.dunes}
      title={t('سقيا النخيل', 'Water for the palms')}
      text={t('زراعة وسقيا ألف نخلة.', 'Planting and watering a thousand palms.')}
      aside={
        <Card padding="lg">
          <Heading level={2}>{t('تبرّع سريع', 'Donate now')}</Heading>
          <Text>{t('لوحة التبرع', 'The donation panel')}</Text>
        </Card>
      }
    >
      <StarMeter size="sm" value={36} max={50} label={t('ما جُمع', 'Raised')} />
    </StoryHeader>
  )),
};
/** Without a scene, the band is as low as its text. */
export const WithoutScene: Story = { args: { image: null } };
export const LongText: Story = {
  render: bilingual((t) => (
    <StoryHeader
      image={sampleImages.water}
      title={t(
        'عنوان طويل يمتد على أكثر من سطر ليُظهر أن النص يلتف كما ينبغي في كل اتجاه',
        'A long title over more than one line that shows how the text wraps in each direction',
      )}
      text={t('نص', 'Text')}
    />
  )),
};
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <StoryHeader
      image={sampleImages.water}
      title={t('بئر \u2068Green Valley\u2069', 'بئر القرية in Al-Qassim')}
      text={t(
        'يقيس نظام Smart Water منسوب البئر كل ساعة ويرسله إلى لجنة الأهالي.',
        'The committee of بريدة reads the level of the well every hour.',
      )}
    />
  )),
};
