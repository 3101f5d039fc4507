import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Contact',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/contact-us' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ContactUs: Story = { play: shows('تواصل معنا', 'Contact us') };
