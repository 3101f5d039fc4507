import { describe, expect, it } from 'vitest';
import { planTotal } from './plan.ts';

describe('planTotal', () => {
  it.each([
    [6, 10000, 60000],
    [1, 1, 1],
    [null, 100, null],
    [3, null, null],
    [Number.NaN, 100, null],
    [2, Number.NaN, null],
    [0, 100, null],
    [1.5, 100, null],
    [2, Number.MAX_SAFE_INTEGER, null],
  ] as const)('%s × %s = %s', (months, price, total) => expect(planTotal({ months, price })).toBe(total));
});
