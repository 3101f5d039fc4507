import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../app/router/routes.tsx';
import { patternOf, patternsOf, placesShown } from './page-stories.ts';

const stories = import.meta.glob<string>('../**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

describe('parsing', () => {
  const table: RouteObject[] = [
    {
      path: '/:locale?',
      children: [{ index: true }, { path: 'news', children: [{ index: true }, { path: ':slug' }] }, { path: '*' }],
    },
  ];

  it('returns the patterns of a route table', () => {
    expect(patternsOf(table)).toEqual(['/', '/news', '/news/:slug', '/*']);
  });

  it('returns the pattern of a path', () => {
    expect(['/', '/news?page=2', '/news/a', '/x/y'].map((path) => patternOf(table, path))).toEqual([
      '/',
      '/news',
      '/news/:slug',
      '/*',
    ]);
  });

  it('returns the paths of page stories', () => {
    const page =
      "tags: ['page', '!autodocs'],\nargs: { at: '/news', as: null }\nexport const One: Story = { args: { at: '/news/a' } };";
    expect(placesShown([page, "args: { at: '/branches' }"])).toEqual(['/news', '/news/a']);
  });
});

describe('portal', () => {
  const shown = placesShown(Object.values(stories));

  it('has a story of every path of the route table', () => {
    const seen = new Set(shown.map((place) => patternOf(routes, place)));
    expect(patternsOf(routes).filter((pattern) => !seen.has(pattern))).toEqual([]);
  });
});
