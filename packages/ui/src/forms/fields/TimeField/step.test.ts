import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTime, minutesOf, timeOf } from '../../../intl/times.ts';
import { stepTime } from './step.ts';

const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOf);

it.each([
  ['09:30', 1, {}, '09:45'],
  ['09:30', -1, {}, '09:15'],
  ['09:31', 1, {}, '09:45'],
  ['09:31', -1, {}, '09:30'],
  ['23:45', 1, {}, '00:00'],
  ['00:00', -1, {}, '23:45'],
  ['23:45', 1, { min: '08:00' }, '23:59'],
  ['00:00', -1, { max: '16:00' }, '00:00'],
  ['15:55', 1, { max: '16:00' }, '16:00'],
  ['16:00', 1, { max: '16:00' }, '16:00'],
  ['08:10', -1, { min: '08:10' }, '08:10'],
  ['07:00', 1, { min: '08:10' }, '08:10'],
  ['', 1, {}, '09:00'],
  ['', -1, { min: '08:00' }, '08:00'],
  ['soon', 1, {}, '09:00'],
] as const)('from %j by %i within %j it goes to %s', (time, direction, bounds, next) =>
  expect(stepTime(time, direction, { step: 15, ...bounds })).toBe(next),
);

it('always gives a time within the bounds', () => {
  fc.assert(
    fc.property(
      anyTime,
      fc.constantFrom<1 | -1>(1, -1),
      fc.integer({ min: 1, max: 180 }),
      fc.tuple(anyTime, anyTime).map((bounds) => bounds.toSorted()),
      (time, direction, step, [min, max]) => {
        const next = stepTime(time, direction, { step, min, max });
        expect(isTime(next) && next >= min! && next <= max!).toBe(true);
        expect(isTime(stepTime(time, direction, { step }))).toBe(true);
      },
    ),
  );
});

it('a step forward and one back lead to the same multiple', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 95 }), (quarter) => {
      const time = timeOf(quarter * 15);
      expect(minutesOf(stepTime(stepTime(time, 1, { step: 15 }), -1, { step: 15 }))).toBe(quarter * 15);
    }),
  );
});
