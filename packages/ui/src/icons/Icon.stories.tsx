import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../components/Box/index.ts';
import { Bdi } from '../components/Text/index.ts';
import { Icon } from './Icon.tsx';
import { icons, type IconName } from './paths.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: { i18n: { mixedDirection: 'renders no text' } },
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Switch the locale: only directional icons mirror. */
export const Variants: Story = {
  render: () => (
    <Grid min="xs">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} direction="row" align="center" gap={2}>
          <Icon name={name} />
          <Bdi>{name}</Bdi>
        </Stack>
      ))}
    </Grid>
  ),
};

/** An icon of your own: one path on a 20 × 20 grid. `mirrors` marks one that shows a direction. */
export const OwnIcon: Story = {
  render: () => (
    <Stack direction="row" gap={4}>
      <Icon name={{ d: 'M10 3v14M5 8h10M6.5 13h7' }} size={32} />
      <Icon name={{ d: 'M3 15 8 9l4 3 5-7M13 5h4v4', mirrors: true }} size={32} />
    </Stack>
  ),
};
