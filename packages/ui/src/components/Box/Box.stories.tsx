import type { Meta, StoryObj } from '@storybook/react-vite';
import { bilingual } from '../../testing/bilingual.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Container, Grid, Section, Split, Stack, type SplitProps } from './Box.tsx';
import { pageParameters } from '../../testing/modes.ts';

const meta: Meta<typeof Split> = {
  title: 'Layout/Box',
  component: Split,
  subcomponents: { Container, Grid, Section, Stack },
  render: bilingual<Partial<SplitProps>>((t, args) => <Split aside={<Card>{t('جانب', 'Aside')}</Card>} {...args}><Card>{t('المحتوى الرئيسي', 'Main content')}</Card></Split>),
};
export default meta;
type Story = StoryObj<typeof Split>;

export const Default: Story = {};
/** The aside is the narrow column, wherever it stands. */
export const Side: Story = { args: { ratio: 'side' } };
export const SideFirst: Story = { args: { ratio: 'side', asideFirst: true } };
export const Wide: Story = { args: { ratio: 'wide' } };
export const Feature: Story = { args: { ratio: 'feature' } };

/** As many columns as fit; one on a phone. */
export const Columns: Story = { render: bilingual((t) => <Grid min="sm">{[1, 2, 3, 4, 5].map((n) => <Card key={n}>{t('عنصر', 'Item')}</Card>)}</Grid>) };
export const Stacks: Story = {
  render: bilingual((t) => (
    <Stack gap={6}>
      <Stack direction="row" wrap gap={2}>{[1, 2, 3].map((n) => <Card key={n}>{t('في سطر', 'In a row')}</Card>)}</Stack>
      <Stack direction="row" justify="between" align="center"><Text>{t('البداية', 'Start')}</Text><Text>{t('النهاية', 'End')}</Text></Stack>
    </Stack>
  )),
};
export const Sections: Story = {
  parameters: pageParameters,
  render: bilingual((t) => <>{(['plain', 'soft', 'raised', 'share'] as const).map((tone) => <Section key={tone} tone={tone} space="sm"><Container size="narrow"><Text>{t('قسم من الصفحة بعرض القراءة.', 'A section of the page, as wide as one reads.')}</Text></Container></Section>)}</>),
};
