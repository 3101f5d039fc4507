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
