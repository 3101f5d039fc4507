import { expect, it } from 'vitest';
import { isInternalPath, isPagePath, isPlainPath } from './paths.ts';

it.each(['/', '/en/news?page=2', '/apis', '/media_center/news', '/devices#a'])('%s is a page', (path) =>
  expect(isPagePath(path)).toBe(true),
);
it.each([
  '/api/news',
  '/api?x=1',
  '/media/a.svg',
  '/storybook/',
  '/gateway/sandbox',
  'https://taawun.example/',
  '#top',
])('%s is not a page', (path) => expect(isPagePath(path)).toBe(false));

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/en//evil', '/ar//3232235777', '/news//'])(
  '%s is not an internal path',
  (path) => expect(isInternalPath(path)).toBe(false),
);

it.each([
  '/',
  '/en/',
  '/news/%D8%B3%D9%88%D9%82',
  '/news?next=//evil.example%0a',
  '/a.b-c_d~e',
  '/%20',
  '/x%2Fy',
  '/receipts/…',
  '/news#//',
])('%s is a plain path', (path) => expect(isPlainPath(path)).toBe(true));
it.each([
  '//evil.example',
  '/en//evil.example',
  '/branches//',
  '/%0a',
  '/en/%09/evil.example',
  '/%5c',
  '/%5Cevil.example',
  '/\\evil.example',
  '/news/%7f',
  '/news/%c2%85',
  '/./en',
  '/%2e%2E/news',
  '/..',
  '/en/.',
  '/%65n/news',
  '/%6eews',
  'news',
  '',
])('%j is no plain path', (path) => expect(isPlainPath(path)).toBe(false));
