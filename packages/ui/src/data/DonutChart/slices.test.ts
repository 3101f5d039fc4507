import { expect, it } from 'vitest';
import { slicesOf } from './slices.ts';

it('slices begin at the top, run clockwise and make a whole', () => {
  const slices = slicesOf([1, 2, 1], false);
  expect(slices.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25]);
  expect(slices[0]?.path).toMatch(/^M50 2A48 48 0 0 1 98 50L80 50A30 30 0 0 0 50 20Z$/);
  expect(slices[1]?.middle).toEqual({ x: 50, y: 89 });
  expect(slicesOf([1, 2, 1], true)[0]?.path).toMatch(/^M50 2A48 48 0 0 0 2 50L20 50A30 30 0 0 1 50 20Z$/);
});

it('a part that is all of it is a ring, and none of it has no share', () => {
  expect(slicesOf([5], false)[0]?.path).toContain(' 0 1 1 ');
  expect(slicesOf([0, 0], false).map(({ share }) => share)).toEqual([0, 0]);
});
