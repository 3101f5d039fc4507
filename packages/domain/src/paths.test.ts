import { expect, it } from 'vitest';
import { isInternalPath, isPagePath } from './paths.ts';

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

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('%s is not an internal path', (path) =>
  expect(isInternalPath(path)).toBe(false),
);
