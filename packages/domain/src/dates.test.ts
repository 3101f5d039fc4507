import { describe, expect, it } from 'vitest';
import { addDays, addMonths, riyadhDay, yearsBefore } from './dates.ts';

describe('riyadhDay', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T20:59:59Z', '2026-11-21'],
    ['2026-11-21T21:00:00Z', '2026-11-22'],
    ['2026-11-21T01:00:00+03:00', '2026-11-21'],
  ])('%s is %s in Riyadh', (iso, day) => expect(riyadhDay(iso)).toBe(day));
});

describe('days of the calendar', () => {
  it('addMonths keeps the day, or returns the last day of a shorter month', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  it('addDays and yearsBefore cross month and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(yearsBefore('2026-11-24', 18)).toBe('2008-11-24');
  });
});
