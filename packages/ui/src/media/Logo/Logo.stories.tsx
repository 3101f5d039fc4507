import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Box/index.ts';
import { Lattice, Logo, StarPlaceholder } from './Logo.tsx';
import { onPaper, onPhone } from '../../testing/modes.ts';

const meta: Meta<typeof Logo> = {
  title: 'Media/Logo',
  component: Logo,
  parameters: { i18n: { mixedDirection: 'renders no text' } },
  subcomponents: { Lattice, StarPlaceholder },
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Default: Story = {};
export const Paper: Story = { ...onPaper };
export const Phone: Story = { ...onPhone };
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" wrap gap={4} align="center">
      {[24, 40, 72, 120].map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
/** Light on a dark background. */
export const Deep: Story = {
  render: (args) => (
    <div data-surface="deep" style={{ padding: 24, background: 'var(--ta-surface-deep)' }}>
      <Logo {...args} size={72} />
    </div>
  ),
};
/** The hairlines behind hero, page header and footer. */
export const LatticeGround: Story = {
  render: () => (
    <div data-surface="deep" style={{ position: 'relative', blockSize: 240, background: 'var(--ta-surface-deep)' }}>
      <Lattice />
    </div>
  ),
};
/** Placeholder of a missing image. */
export const Placeholder: Story = {
  render: () => (
    <div style={{ inlineSize: 240, blockSize: 180 }}>
      <StarPlaceholder />
    </div>
  ),
};
