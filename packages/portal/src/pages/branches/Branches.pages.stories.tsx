import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { only, shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Branches',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/branches/unayzah' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One branch with all its details. */
export const Branch: Story = { play: shows('فرع عنيزة', 'Unayzah branch') };
export const MainBranch: Story = {
  args: { at: '/branches/buraydah' },
  play: shows('المقر الرئيسي — بريدة', 'Head office — Buraydah'),
};
/** The index redirects to the main branch. */
export const IndexLeadsToMainBranch: Story = {
  args: { at: '/branches' },
  play: shows('المقر الرئيسي — بريدة', 'Head office — Buraydah'),
};
/** Without a main branch: the index. */
export const IndexWithoutBranches: Story = {
  args: { at: '/branches' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.empty, 'GET', '/api/branches')),
  play: shows('الفروع', 'Branches'),
};
export const NoSuchBranch: Story = {
  args: { at: '/branches/nowhere' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
