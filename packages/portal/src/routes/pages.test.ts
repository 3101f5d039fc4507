import { FEEDBACK_PAGES } from '@taawun/domain';
import { describe, expect, it } from 'vitest';
import { formPages } from './forms.ts';
import { listedPaths, mayCachePage, namespacesAt, pageAt, pages } from './pages.ts';

const url = (path: string) => new URL(path, 'https://taawun.example');

describe('cacheable page', () => {
  it.each([
    '/',
    '/en',
    '/ar',
    '/?amount=5000&frequency=once&months=3',
    '/ar/news',
    '/news/market',
    '/en/branches/buraydah',
    '/news?page=2&tag=%D8%B3%D9%88%D9%82',
    '/identity/programs?donate=well',
    '/en/donate?target=program:bir-alqarya&amount=5000',
    '/donors?page=2',
    '/branches',
  ])('%s', (path) => expect(mayCachePage(url(path))).toBe(true));

  it.each([
    '/delete-account?token=x',
    '/en/delete-account?token=x',
    '/delete-account',
    '/resetpassword?token=x',
    '/giving/T-4H7K2M9Q?code=x',
    '/en/gift/x',
    '/receipts/x',
    '/certificates/x',
    '/account',
    '/profile',
    '/checkout',
    '/search?search=x',
    '/news?search=x',
    '/news?page=2&search=x',
    '/news?token=x',
    '/?token=x',
    '/about-us?code=x',
    '/news?utm_source=mail',
    '/en/login?redirect=/profile',
    '/nothing',
    '/404',
    '/news/a/b',
    '/news?tag=9Qe2mW0cSLe1oXUo2b9dKw9Qe2mW0cSLe1oXUo2b9dKw',
    '/donate?target=https://evil.example',
  ])('is not %s', (path) => expect(mayCachePage(url(path))).toBe(false));
});

describe('route table', () => {
  it('never caches pages with session guards, guest pages and private pages', () => {
    const own = pages.filter(
      ({ needsSession, visibility, guards }) => needsSession || visibility !== 'public' || guards?.includes('isGuest'),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(({ cache }) => cache).map(({ pattern }) => pattern)).toEqual([]);
  });

  it('allows caching of every other page', () => {
    const uncached = pages.filter(
      ({ page, cache, visibility, guards }) =>
        page && visibility === 'public' && !guards?.includes('isGuest') && cache === undefined,
    );
    expect(uncached.map(({ pattern }) => pattern)).toEqual([]);
  });

  it('marks pages that need a session, with the modules of the page and its parents', () => {
    expect(pageAt('/en/profile/orders/T-1')).toMatchObject({
      needsSession: true,
      visibility: 'private',
      modules: ['src/pages/profile/Profile.page.tsx', 'src/pages/profile/Order.page.tsx'],
    });
    expect(pageAt('/checkout')).toMatchObject({ needsSession: true, visibility: 'private' });
    expect(pageAt('/login')).toMatchObject({ needsSession: false, visibility: 'public' });
    expect(pageAt('/resetpassword')).toMatchObject({ needsSession: false, visibility: 'private' });
    expect(pageAt('/nothing')).toBeUndefined();
  });

  it('matches a path without parameters first', () => {
    expect(pageAt('/media_center/news')?.pattern).toBe('/media_center/news');
    expect(pageAt('/ar/media_center/news/market/')?.pattern).toBe('/media_center/news/:slug');
  });

  it('lists public pages without guards and parameters in the site map, by their canonical path', () => {
    const listed = listedPaths();
    expect(listed).toEqual(
      expect.arrayContaining(['/', '/about-us', '/identity/vision', '/news', '/organization-info']),
    );
    for (const path of [
      '/branches',
      '/identity',
      '/media_center/news',
      '/search',
      '/login',
      '/profile',
      '/delete-account',
    ])
      expect(listed).not.toContain(path);
    expect(listed.filter((path) => path.includes(':'))).toEqual([]);
  });

  it('gives a page its own messages and those of its parents', () => {
    expect(namespacesAt('/en/zakat')).toContain('giving');
    expect(pageAt('/identity/%76ision')).toBe(pageAt('/identity/vision'));
    expect(pageAt('/news/%E0%A4%A')?.pattern).toBe('/news/:slug');
    expect(namespacesAt('/profile/orders')).toEqual(expect.arrayContaining(['account', 'giving', 'content']));
    expect(namespacesAt('/nothing')).toEqual([]);
  });

  it('takes feedback on the pages that the API accepts, all of them public and without another form', () => {
    const rated = pages.filter(({ pattern }) => formPages().get(pattern) === 'feedback');
    expect(rated.map(({ pattern }) => pattern).toSorted()).toEqual([...FEEDBACK_PAGES].toSorted());
    expect(
      rated.filter(({ visibility, needsSession, form }) => visibility !== 'public' || needsSession || form),
    ).toEqual([]);
  });

  it('has four other pages with forms that work without JavaScript', () => {
    const forms = [...formPages()].filter(([, form]) => form !== 'feedback');
    expect(forms.map(([pattern]) => pattern).toSorted()).toEqual([
      '/contact-us',
      '/delete-account',
      '/forgotpassword',
      '/resetpassword',
    ]);
  });
});
