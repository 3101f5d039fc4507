import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/About',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/about-us' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutUs: Story = { play: shows('من نحن', 'Who we are') };
