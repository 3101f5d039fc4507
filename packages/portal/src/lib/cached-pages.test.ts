import { describe, expect, it } from 'vitest';
import type { RouteObject } from 'react-router-dom';
import { CACHED_PAGES, mayCachePage } from './cached-pages.ts';
import type { RouteHandle } from '../app/page/page.ts';
import { routes } from '../app/router/routes.tsx';

const url = (path: string) => new URL(path, 'https://taawun.example');

/** The bare patterns of the pages that everybody may find: no guards, not unlisted. */
function publicPatterns(branch: readonly RouteObject[], above = ''): string[] {
  return branch.flatMap((route) => {
    const handle = (route.handle ?? {}) as RouteHandle;
    const path = `${above}/${route.path ?? ''}`
      .replace('/:locale?', '')
      .replaceAll(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');
    if (handle.guards?.some((name) => name !== 'branches') || handle.unlisted) return [];
    if (route.children) return publicPatterns(route.children, path);
    return handle.module ? [path] : [];
  });
}

it('the pages that may be cached are the public ones of the route table', () => {
  expect(Object.keys(CACHED_PAGES).toSorted()).toEqual([...new Set(publicPatterns(routes))].toSorted());
});

describe('a page that may be cached', () => {
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
