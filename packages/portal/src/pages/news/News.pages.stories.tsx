import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenarios } from '@taawun/api-client/mocks';
import { onPaper, pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/News',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/news' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first, twelve per page. */
export const List: Story = { play: shows('الأخبار', 'News') };
export const SecondPage: Story = { args: { at: '/news?page=2' }, play: shows('الأخبار', 'News') };
export const OneTopic: Story = { args: { at: '/news?tag=farming' }, play: shows('الأخبار', 'News') };
/** No search results: shows suggestions. */
export const NothingFound: Story = { args: { at: '/news?search=xyz' }, play: shows('الأخبار', 'News') };
export const NothingPublished: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.empty),
  play: shows('الأخبار', 'News'),
};
export const Article: Story = {
  args: { at: '/news/buraydah-cooperative-market-opens' },
  play: shows(
    'افتتاح سوق المنتجات التعاونية في بريدة بمشاركة ٦٠ أسرة منتجة',
    'The cooperative market opens in Buraydah with sixty producing families',
  ),
};
export const ArticleOnPaper: Story = { ...Article, ...onPaper };
export const NoSuchArticle: Story = {
  args: { at: '/news/nothing-of-the-kind' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
