import { expect, it } from 'vitest';
import { assetsOf, isAsset, isCommonPage, isImage, strayAssets } from './rules.ts';

const url = (path: string) => new URL(path, 'https://taawun.example');

const page = (init: ResponseInit, traits: Partial<Response> = {}) =>
  Object.defineProperties(
    new Response('', init),
    Object.fromEntries(Object.entries({ type: 'basic', ...traits }).map(([name, value]) => [name, { value }])),
  );
const common = { status: 200, headers: { etag: '"x"', 'content-type': 'text/html; charset=utf-8' } };

it('caches public pages only', () => {
  expect(isCommonPage(page(common))).toBe(true);
  expect(isCommonPage(page({ ...common, status: 404 }))).toBe(false);
  expect(isCommonPage(page({ ...common, headers: { 'content-type': 'text/html' } }))).toBe(false);
  expect(isCommonPage(page({ ...common, headers: { etag: '"x"', 'content-type': 'application/json' } }))).toBe(false);
  expect(isCommonPage(page(common, { redirected: true }))).toBe(false);
  expect(isCommonPage(page(common, { type: 'opaque' }))).toBe(false);
});

it('caches hashed files and images, no videos', () => {
  expect([isAsset(url('/assets/a-1.js')), isAsset(url('/en/assets/a-1.js'))]).toEqual([true, false]);
  expect(
    ['/media/scenes/well.svg', '/media/a.AVIF', '/media/films/a.webm', '/media/documents/a.pdf'].map((path) =>
      isImage(url(path)),
    ),
  ).toEqual([true, true, false, false]);
});

it('removes files that neither the release nor a cached page references', () => {
  const html =
    '<link href="/assets/old-1.js"><script src="/assets/old-2.js"></script><img src="/media/a.svg"> /assets/old-1.js';
  expect(assetsOf(html)).toEqual(['/assets/old-1.js', '/assets/old-2.js']);
  expect(strayAssets(['/assets/new.js', '/assets/old-1.js', '/assets/gone.js'], ['/assets/new.js'], [html])).toEqual([
    '/assets/gone.js',
  ]);
  expect(strayAssets([], [], [])).toEqual([]);
});
