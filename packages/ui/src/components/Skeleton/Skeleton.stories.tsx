import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Box/index.ts';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { i18n: { mixedDirection: 'renders no text' } },
  subcomponents: { SkeletonText },
};
export default meta;
type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};
export const Variants: Story = {
  render: (args) => (
    <Stack>
      {(['line', 'block', 'circle', 'control'] as const).map((shape) => (
        <Skeleton key={shape} {...args} shape={shape} />
      ))}
    </Stack>
  ),
};
export const Loading: Story = { render: () => <SkeletonText lines={4} /> };
