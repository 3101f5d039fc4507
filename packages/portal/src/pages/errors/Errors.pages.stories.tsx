import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { DEMO, scenarios } from '@taawun/api-client/mocks';
import { pageParameters } from '@taawun/ui/testing/modes';
import { PageStory } from '../../testing/PageStory.tsx';
import { isArabic, only, press, shows } from '../../testing/story-play.ts';

const meta = {
  title: 'Pages/Errors',
  component: PageStory,
  tags: ['page', '!autodocs'],
  args: { at: '/404' },
  parameters: pageParameters,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown for every request that returns not found. */
export const NotFound: Story = { play: shows('404 الصفحة غير موجودة', '404 Not Found') };
export const UnknownPath: Story = {
  args: { at: '/no/such/page' },
  play: shows('404 الصفحة غير موجودة', '404 Not Found'),
};
/** The page's request failed: the app shell stays, and the user can retry. */
export const ServerError: Story = {
  args: { at: '/news' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.serverError, 'GET', '/api/news')),
  play: shows('حدث خطأ', 'An error occurred'),
};
export const Unavailable: Story = {
  args: { at: '/services' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.unavailable, 'GET', '/api/services')),
  play: shows('حدث خطأ', 'An error occurred'),
};
/** The network failed while navigating to the page. */
export const Offline: Story = {
  args: { at: '/members' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.serverDown, 'GET', '/api/council')),
  play: shows('حدث خطأ', 'An error occurred'),
};
/** The network failed while the page was open: it stays unchanged, with a notice. */
export const Stale: Story = {
  args: { at: '/profile/personal-info', as: DEMO[0]?.phone ?? null },
  play: async (context) => {
    const { canvasElement, globals, msw } = context;
    await shows('البيانات الشخصية', 'Personal details')(context);
    msw.use(...only(scenarios.serverError, 'GET', '/api/notifications'));
    const arabic = isArabic(globals);
    await press(canvasElement, arabic ? 'اجعل الكل مقروءًا' : 'Mark all as read');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      arabic ? 'آخر تحديث لهذه الصفحة' : 'This page was last updated on',
    );
    await expect(
      within(canvasElement).getByRole('heading', {
        level: 2,
        name: arabic ? 'البيانات الشخصية' : 'Personal details',
      }),
    ).toBeVisible();
  },
};
/** No request succeeds: even the app shell has no association name. */
export const FrameFailed: Story = {
  args: { at: '/' },
  beforeEach: ({ msw }) => msw.use(...scenarios.serverDown),
  play: shows('حدث خطأ', 'An error occurred'),
};
/** The browser loads the page itself, and the server is slow. */
export const Waiting: Story = {
  args: { at: '/news' },
  beforeEach: ({ msw }) => msw.use(...only(scenarios.pending, 'GET', '/api/news')),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [aria-busy]')).toBeVisible());
    // The loading bar appears after 200 ms.
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};
