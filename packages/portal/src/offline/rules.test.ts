import { describe, expect, it } from 'vitest';
import { assetsOf, isAsset, isCommonPage, isPicture, mayKeep, strayAssets } from './rules.ts';

const url = (path: string) => new URL(path, 'https://taawun.example');

describe('what may be kept on a device', () => {
  it.each(['/', '/en', '/ar/news', '/news/market', '/en/branches/buraydah', '/news?page=2&tag=market', '/identity/programs?donate=well'])('%s', (path) => expect(mayKeep(url(path))).toBe(true));
  it.each([
    '/giving/T-4H7K2M9Q?code=x', '/en/gift/x', '/receipts/x', '/account', '/en/account/change-password', '/profile', '/en/profile/address', '/ar/profile/contribution', '/checkout', '/en/last-step', '/member-register', '/login', '/en/login?redirect=/profile', '/signup', '/resetpassword?token=x',
    '/search?search=x', '/news?search=x', '/api/user', '/en/rss.xml', '/sitemap.xml', '/media/films/a.webm', '/dev/outbox', '/gateway/x', '/sw.js', '/deleted-successfully', '/404',
  ])('never %s', (path) => expect(mayKeep(url(path))).toBe(false));
});

const page = (init: ResponseInit, traits: Partial<Response> = {}) => Object.defineProperties(new Response('', init), Object.fromEntries(Object.entries({ type: 'basic', ...traits }).map(([name, value]) => [name, { value }])));
const common = { status: 200, headers: { etag: '"x"', 'content-type': 'text/html; charset=utf-8' } };

it('only a page that everybody gets is kept', () => {
  expect(isCommonPage(page(common))).toBe(true);
  expect(isCommonPage(page({ ...common, status: 404 }))).toBe(false);
  expect(isCommonPage(page({ ...common, headers: { 'content-type': 'text/html' } }))).toBe(false);
  expect(isCommonPage(page({ ...common, headers: { etag: '"x"', 'content-type': 'application/json' } }))).toBe(false);
  expect(isCommonPage(page(common, { redirected: true }))).toBe(false);
  expect(isCommonPage(page(common, { type: 'opaque' }))).toBe(false);
});

it('keeps hashed files and pictures, no films', () => {
  expect([isAsset(url('/assets/a-1.js')), isAsset(url('/en/assets/a-1.js'))]).toEqual([true, false]);
  expect(['/media/scenes/well.svg', '/media/a.AVIF', '/media/films/a.webm', '/media/documents/a.pdf'].map((path) => isPicture(url(path)))).toEqual([true, true, false, false]);
});

it('lets files go that belong neither to the release nor to a page that is kept', () => {
  const html = '<link href="/assets/old-1.js"><script src="/assets/old-2.js"></script><img src="/media/a.svg"> /assets/old-1.js';
  expect(assetsOf(html)).toEqual(['/assets/old-1.js', '/assets/old-2.js']);
  expect(strayAssets(['/assets/new.js', '/assets/old-1.js', '/assets/gone.js'], ['/assets/new.js'], [html])).toEqual(['/assets/gone.js']);
  expect(strayAssets([], [], [])).toEqual([]);
});
