import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { renderUi } from '../../testing/renderUi.tsx';
import { user } from '../../testing/user.ts';
import { NotificationList, type NotificationItem } from './index.ts';

const items: NotificationItem[] = [
  { id: 'a', title: 'شراء حصص', date: '2026-11-21T09:40:00+03:00', read: false, href: '#a' },
  { id: 'b', title: 'دعوة', text: 'في بريدة', date: '2026-11-20', read: true },
];
const list = { items, today: '2026-11-21' };
describeComponent(
  'NotificationList',
  <NotificationList {...list} onRead={() => undefined} onReadAll={() => undefined} onMore={() => undefined} />,
);
describeComponent('NotificationList, empty', <NotificationList items={[]} />);
describeComponent('NotificationList, loading', <NotificationList items={[]} loading />);

describe('NotificationList', () => {
  it('groups items into today and earlier', async () => {
    const ui = await renderUi(<NotificationList {...list} headingLevel={3} />, { locale: 'en' });
    expect(
      [...ui.container.querySelectorAll('h3')].map((heading) => [
        heading.textContent,
        heading.nextElementSibling?.querySelectorAll('li').length,
      ]),
    ).toEqual([
      ['Today', 1],
      ['Earlier', 1],
    ]);
    expect([...ui.container.querySelectorAll('time')].map((time) => time.textContent.replace(/\s/g, ' '))).toEqual([
      '9:40 AM',
      '20 Nov 2026',
    ]);
  });

  it('has no headings without items', async () => {
    const ui = await renderUi(<NotificationList {...list} today="2026-12-01" />, { locale: 'en' });
    expect([...ui.container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['Earlier']);
  });

  it.each([
    ['ar', 'لا توجد إشعارات'],
    ['en', 'No Notifications'],
  ] as const)('shows the empty message in %s', async (locale, expected) => {
    const ui = await renderUi(<NotificationList items={[]} />, { locale });
    expect(ui.container.textContent).toBe(expected);
  });

  it('labels unread items with text, and only those have a mark button', async () => {
    const ui = await renderUi(<NotificationList {...list} onRead={() => undefined} />, { locale: 'en' });
    expect(
      [...ui.container.querySelectorAll('li')].map((item) => [
        item.textContent.startsWith('Unread: '),
        item.querySelectorAll('button').length,
      ]),
    ).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('renders no button without its callback', async () => {
    const ui = await renderUi(<NotificationList {...list} />);
    expect(ui.container.querySelectorAll('button')).toHaveLength(0);
  });

  it('marks a followed notification as read', async () => {
    const onRead = vi.fn();
    const ui = await renderUi(<NotificationList {...list} onRead={onRead} />);
    await user.click(ui.container.querySelector('a') as Element);
    expect(onRead).toHaveBeenCalledExactlyOnceWith('a');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });

  it('shows placeholders while loading, and its button while loading more', async () => {
    const onMore = vi.fn();
    const ui = await renderUi(<NotificationList items={[]} loading />, { locale: 'en' });
    const busy = () => ui.container.querySelector('section')?.getAttribute('aria-busy');
    expect([busy(), ui.container.textContent]).toEqual(['true', 'Loading notifications']);
    await ui.rerender(<NotificationList {...list} onMore={onMore} />);
    await user.click(ui.container.querySelector('button') as Element);
    expect([busy(), onMore.mock.calls.length]).toEqual([null, 1]);
    await ui.rerender(<NotificationList {...list} onMore={onMore} loading />);
    ui.container.querySelector('button')?.click();
    expect(onMore).toHaveBeenCalledOnce();
  });

  it.each(['ar', 'en'] as const)('fits 320 px in %s', async (locale) => {
    await page.viewport(320, 600);
    await renderUi(<NotificationList {...list} onRead={() => undefined} onReadAll={() => undefined} />, { locale });
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});
