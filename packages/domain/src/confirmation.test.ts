import { describe, expect, test } from 'vitest';
import { confirmedUntil, isConfirmed } from './confirmation.ts';
import { payableFrom } from './shares/iban-wait.ts';

const at = (time: string) => new Date(`2026-11-24T${time}Z`);

describe('a confirmed session', () => {
  test.each([
    ['08:00:00', true],
    ['08:09:59.999', true],
    ['08:10:00', false],
  ])('confirmed at 08:00, is confirmed at %s: %s', (now, expected) => {
    expect(isConfirmed(at('08:00:00'), at(now))).toBe(expected);
  });

  test('ends ten minutes later; one that was never confirmed has no end', () => {
    expect(confirmedUntil(at('08:00:00'))).toEqual(at('08:10:00'));
    expect(confirmedUntil(null)).toBeNull();
    expect(isConfirmed(null, at('08:00:00'))).toBe(false);
  });
});

describe('payouts after a change of the IBAN', () => {
  test.each([
    ['2026-11-24T08:00:00Z', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27T07:59:59Z', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27T08:00:00Z', null],
  ])('at %s wait until %s', (now, expected) => {
    expect(payableFrom(at('08:00:00'), new Date(now))?.toISOString() ?? null).toBe(expected);
  });

  test('do not wait without a change', () => {
    expect(payableFrom(null, at('08:00:00'))).toBeNull();
  });
});
