import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { shows } from '../../testing/story-play.ts';

const MEMBER = DEMO[0]?.phone ?? null;

const meta = {
  title: 'Pages/Home',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The home page as a guest. */
export const Home: Story = {
  play: shows('معًا نزرع الخير،ونجني أثرًا يدوم', 'Together we sow good,and reap what lasts'),
};
/** Signed in: the header shows the member, and the bell the number of unread notifications. */
export const SignedIn: Story = {
  args: { as: MEMBER },
  play: shows('معًا نزرع الخير،ونجني أثرًا يدوم', 'Together we sow good,and reap what lasts'),
};
/** A new association: sections without content are omitted. */
export const NothingPublished: Story = {
  beforeEach: ({ msw }) => msw.use(...scenarios.empty.filter(({ info }) => info.path !== '*/api/page-settings')),
  play: shows('معًا نزرع الخير،ونجني أثرًا يدوم', 'Together we sow good,and reap what lasts'),
};
/** No payment in progress: the checkout links to the home page. */
export const CheckoutWithoutScript: Story = {
  args: { at: '/checkout' },
  play: shows('معًا نزرع الخير،ونجني أثرًا يدوم', 'Together we sow good,and reap what lasts'),
};
