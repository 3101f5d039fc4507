import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Card } from '../Card/index.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { Container, Section, Split, Stack, type SplitProps } from './Box.tsx';
import { Grid } from './Grid.tsx';
import { interactiveWindowParameters, windowParameters } from '../../testing/modes.ts';

const meta: Meta<typeof Split> = {
  title: 'Layout/Box',
  component: Split,
  subcomponents: { Container, Grid, Section, Stack },
  // Columns are side by side on wide screens only.
  parameters: windowParameters,
  decorators: [
    (Story) => (
      <Section space="sm">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
  render: bilingual<Partial<SplitProps>>((t, args) => (
    <Split aside={<Card>{t('جانب', 'Aside')}</Card>} {...args}>
      <Card>{t('المحتوى الرئيسي', 'Main content')}</Card>
    </Split>
  )),
};
export default meta;
type Story = StoryObj<typeof Split>;

export const Default: Story = {};
/** The aside is the narrow column, first or last. */
export const Side: Story = { args: { ratio: 'side' } };
export const SideFirst: Story = { args: { ratio: 'side', asideFirst: true } };
export const Wide: Story = { args: { ratio: 'wide' } };
export const Feature: Story = { args: { ratio: 'feature' } };

/** As many columns as fit; one on a phone. */
export const Columns: Story = {
  render: bilingual((t) => (
    <Grid min="sm">
      {[1, 2, 3, 4, 5].map((n) => (
        <Card key={n}>{t('عنصر', 'Item')}</Card>
      ))}
    </Grid>
  )),
};
/** On a phone one row that scrolls. */
export const Rail: Story = {
  parameters: interactiveWindowParameters,
  render: bilingual((t) => (
    <Container>
      <Grid min="sm" rail>
        {[1, 2, 3, 4, 5].map((n) => (
          <Card key={n}>
            <Link href={`#${n}`}>{t('برنامج', 'Programme')}</Link>
          </Card>
        ))}
      </Grid>
    </Container>
  )),
};
export const Stacks: Story = {
  render: bilingual((t) => (
    <Stack gap={6}>
      <Stack direction="row" wrap gap={2}>
        {[1, 2, 3].map((n) => (
          <Card key={n}>{t('في سطر', 'In a row')}</Card>
        ))}
      </Stack>
      <Stack direction="row" justify="between" align="center">
        <Text>{t('البداية', 'Start')}</Text>
        <Text>{t('النهاية', 'End')}</Text>
      </Stack>
    </Stack>
  )),
};
export const Sections: Story = {
  render: bilingual((t) => (
    <>
      {(['plain', 'soft', 'raised', 'share'] as const).map((tone) => (
        <Section key={tone} tone={tone} space="sm">
          <Container size="narrow">
            <Text>{t('قسم من الصفحة بعرض القراءة.', 'A section of the page, as wide as one reads.')}</Text>
          </Container>
        </Section>
      ))}
    </>
  )),
};
/** Texts of either script at both ends of a row keep their places. */
export const MixedDirection: Story = {
  render: bilingual((t) => (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" wrap gap={4}>
        <Text>{t('شركة Palm Ventures المحدودة', 'شركة ثمار القصيم')}</Text>
        <Text>{t('شهادة ISO 9001:2015', 'ترخيص رقم ١٠٤٢')}</Text>
      </Stack>
      <Split ratio="side" aside={<Card>{t('Noura Al-Harbi، مديرة المشاريع', 'نورة الحربي, project manager')}</Card>}>
        <Card>
          {t(
            'وقّعت الجمعية مذكرة تفاهم مع \u2068Green Valley Farming Co.\u2069 لتدريب المزارعين على نظام SAP S/4HANA قبل نهاية العام.',
            'The association signed a memorandum with شركة الوادي الأخضر للزراعة to train farmers in بريدة and عنيزة before the year ends.',
          )}
        </Card>
      </Split>
    </Stack>
  )),
};
