import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../foundations/dom/share.ts';
import { valueAt } from './bounds.ts';

describe('valueAt', () => {
  it.each([
    [0, 0, 100, 1, 0],
    [1, 0, 100, 1, 100],
    [0.333, 0, 100, 10, 30],
    [0.3, 0, 1, 0.1, 0.3],
    [0.5, -10, 10, 1, 0],
    [0.99, 1, 10, 4, 9],
    [-1, 0, 10, 1, 0],
  ])('%f of %i to %i in steps of %f is %f', (share, min, max, step, value) =>
    expect(valueAt(share, min, max, step)).toBe(value),
  );

  it('finds every step again by its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(500),
        (min, steps, at) => {
          const value = min + Math.min(at, steps) * 5;
          return valueAt(shareOf(value, min, min + steps * 5), min, min + steps * 5, 5) === value;
        },
      ),
    );
  });
});
