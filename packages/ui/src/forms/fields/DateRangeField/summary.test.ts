import { describe, expect, it } from 'vitest';
import { intlOf } from '../../../foundations/intl.ts';
import ar from '../../../intl/ar.ts';
import en from '../../../intl/en.ts';
import { daysIn, summaryOf } from './summary.ts';

const arabic = intlOf('ar-EG', ar);
const english = intlOf('en-US', en);

describe('the summary of a range', () => {
  it.each([
    ['2026-09-14', 'يوم واحد'],
    ['2026-09-15', 'يومان'],
    ['2026-09-18', '٥ أيام'],
    ['2026-09-25', '١٢ يومًا'],
    ['2026-12-22', '١٠٠ يوم'],
  ])('from 2026-09-14 to %s has %s', (to, days) => {
    expect(summaryOf(arabic, 'ar', { from: '2026-09-14', to }, 'hijri')).toMatch(new RegExp(`^${days}، الموافق من`));
  });

  it('counts both ends, also over a change of the year', () => {
    expect(daysIn({ from: '2026-12-31', to: '2027-01-01' })).toBe(2);
    expect(daysIn({ from: '2024-02-28', to: '2024-03-01' })).toBe(3);
  });

  it('writes the calendar that is not shown', () => {
    const range = { from: '2026-09-14', to: '2026-09-25' };
    expect(summaryOf(english, 'en', range, 'gregory')).toMatch(/^12 days\. Hijri dates: 3 .* 1448.AH to 14 /);
    expect(summaryOf(english, 'en', range, 'hijri')).toBe('12 days. Gregorian dates: 14 Sept 2026 to 25 Sept 2026');
  });

  it('writes one day alone, and nothing of a reversed or unread range', () => {
    expect(summaryOf(english, 'en', { from: '', to: '2026-09-25' }, 'hijri')).toBe('Gregorian date: 25 Sept 2026');
    expect(summaryOf(english, 'en', { from: '2026-09-25', to: '2026-09-14' }, 'hijri')).toBe('');
    expect(summaryOf(english, 'en', { from: 'soon', to: '' }, 'hijri')).toBe('');
  });
});
