import { expect, it } from 'vitest';
import { nearestPage, pageRows, pagesOf, rangeOf } from './pageRows.ts';

it.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i rows of %i a page are %i pages', (rows, size, pages) => expect(pagesOf(rows, size)).toBe(pages));

it.each([
  [3, 9, 3],
  [12, 9, 9],
  [0, 9, 1],
  [4, 0, 1],
])('page %i of %i is page %i', (page, pages, expected) => expect(nearestPage(page, pages)).toBe(expected));

it('returns the rows of a page', () => {
  expect(pageRows([1, 2, 3, 4, 5], 2, 2)).toEqual([3, 4]);
  expect(pageRows([1, 2, 3, 4, 5], 3, 2)).toEqual([5]);
});

it.each([
  [2, 10, 245, { from: 11, to: 20 }],
  [25, 10, 245, { from: 241, to: 245 }],
  [1, 10, 0, { from: 0, to: 0 }],
])('page %i of %i a page in %i rows', (page, size, total, expected) =>
  expect(rangeOf(page, size, total)).toEqual(expected),
);
