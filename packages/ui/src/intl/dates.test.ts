import { toAsciiDigits } from '@taawun/domain';
import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('formatDate', () => {
  it('uses Umm al-Qura in Arabic: 19 Rabi I 1448 on 2026-09-01, where the generic calendar says 20', () => {
    const text = toAsciiDigits(formatDate('ar', '2026-09-01'));
    expect(text).toContain('19');
    expect(text).toContain('1448');
  });
  it('prints Arabic digits in Arabic', () => expect(formatDate('ar', '2026-09-01')).toMatch(/^[^0-9]*[٠-٩][^0-9]*$/));
  it('is Gregorian in English', () => expect(formatDate('en', '2026-11-12')).toBe('12 Nov 2026'));
  it('formats both calendars, the locale’s first', () => {
    const [first = '', second = ''] = formatDate('ar', '2026-09-01', { calendar: 'both' }).split(' · ');
    expect(toAsciiDigits(first)).toContain('1448');
    expect(toAsciiDigits(second)).toContain('2026');
  });
  it('writes a Hijri date in English as 22 Jumada II 1448 AH', () =>
    expect(formatDate('en', '2026-12-02', { calendar: 'hijri' })).toBe('22 Jumada II 1448\u00A0AH'));
  it('does not depend on the time zone for a day', () => expect(formatDate('en', '2026-01-01')).toBe('1 Jan 2026'));
  it('shows a timestamp in Riyadh', () => expect(formatDate('en', '2026-01-01T22:30:00Z')).toBe('2 Jan 2026'));
  it('throws for an invalid date', () => expect(() => formatDate('en', 'yesterday')).toThrow(RangeError));
});
