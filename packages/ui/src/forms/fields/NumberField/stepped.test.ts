import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepped } from './stepped.ts';

describe('stepped', () => {
  it.each([
    [3, 1, {}, 4],
    [3, -10, { min: 0 }, 0],
    [null, 1, { min: 1 }, 1],
    [null, -1, {}, 0],
    [Number.NaN, 1, { min: 2 }, 2],
    [0.1, 1, { step: 0.2 }, 0.3],
    [36, 1, { max: 36 }, 36],
    [99, -1, { max: 36 }, 36],
  ] as const)('%s, %s steps', (value, steps, bounds, expected) => expect(stepped(value, steps, bounds)).toBe(expected));
  it('stays within its bounds', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: -50, max: 50 }),
        fc.nat(100),
        (value, steps, min, span) => {
          const result = stepped(value, steps, { min, max: min + span });
          expect(result).toBeGreaterThanOrEqual(min);
          expect(result).toBeLessThanOrEqual(min + span);
        },
      ),
    );
  });
});
