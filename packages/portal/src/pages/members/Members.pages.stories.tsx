import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Members',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/members' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Council: Story = { play: shows('أعضاء مجلس الإدارة', 'Management council') };
export const CouncilEmpty: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('أعضاء مجلس الإدارة', 'Management council'),
};
