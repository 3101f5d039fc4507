import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks } from './ticks.ts';

describe('niceTicks', () => {
  it.each([
    [118, 125, [118, 120, 122, 124, 126]],
    [0, 100, [0, 25, 50, 75, 100]],
    [0.1, 0.4, [0.1, 0.2, 0.3, 0.4]],
    [-30, 50, [-40, -20, 0, 20, 40, 60]],
    [5, 5, [4.5, 4.75, 5, 5.25, 5.5]],
    [0, 0, [-1, -0.5, 0, 0.5, 1]],
    [11800, 12500, [11800, 12000, 12200, 12400, 12600]],
  ])('from %d to %d are round', (min, max, expected) => expect(niceTicks(min, max)).toEqual(expected));

  it('are integers for integer values', () => {
    expect(niceTicks(0, 2, { whole: true })).toEqual([0, 1, 2]);
    expect(niceTicks(3, 3, { whole: true })).toEqual([2, 3, 4]);
    expect(niceTicks(0, 9, { whole: true })).toEqual([0, 5, 10]);
  });

  it('enclose all values in a few even steps, including zero when it is inside', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.boolean(),
        (a, b, whole) => {
          const [min, max] = [Math.min(a, b), Math.max(a, b)];
          const ticks = niceTicks(min, max, { whole });
          const [first = 0, second = 0] = ticks;
          expect(first).toBeLessThanOrEqual(min);
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(7);
          ticks.forEach((tick, index) => expect(tick).toBeCloseTo(first + index * (second - first), 3));
          expect(min > 0 || max < 0 || ticks.includes(0)).toBe(true);
          expect(!whole || ticks.every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });
});
