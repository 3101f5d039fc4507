import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Services',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/services' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: shows('الخدمات', 'Services') };
export const ListEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('الخدمات', 'Services'),
};
export const Service: Story = { args: { at: '/services/share-trading' }, play: shows('تداول الحصص', 'Share trading') };
export const NoSuchService: Story = {
  args: { at: '/services/nothing' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
