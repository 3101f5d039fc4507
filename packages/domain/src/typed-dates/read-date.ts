import { eras, monthNumber } from './month-names.ts';
import { FIRST_DATE, fromGregorian, fromHijri, LAST_DATE } from './umm-al-qura.ts';

/** Calendar systems of the field. Hijri is always Umm al-Qura. */
export type FieldCalendar = 'hijri' | 'gregory';

const within = (value: string | null): value is string => value !== null && value >= FIRST_DATE && value <= LAST_DATE;

/** Returns whether the text is an existing `YYYY-MM-DD` date within 1300–1600 AH. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && within(fromGregorian({ year: Number(year), month: Number(month), day: Number(day) }));
}

/**
 * Parses a typed date in day-month-year or year-month-day order. Accepts any common separator, month names in Arabic or
 * English, and Arabic-Indic or ASCII digits. Years 1300–1600 are Hijri, later years Gregorian; the ranges do not
 * overlap.
 * @returns the ISO date and the calendar it was typed in, or `null`.
 */
export function readDate(text: string): { value: string; calendar: FieldCalendar } | null {
  const { tokens, era } = eras(text);
  const numbers = tokens.filter((word) => /^\d+$/.test(word));
  const name = tokens.filter((word) => !/^\d+$/.test(word)).join(' ');
  if (numbers.length !== (name === '' ? 3 : 2)) return null;
  const yearFirst = numbers[0]?.length === 4;
  const year = (yearFirst ? numbers[0] : numbers.at(-1)) ?? '';
  // Order: month, day, for both input orders.
  const rest = yearFirst ? numbers.slice(1) : numbers.slice(0, -1).toReversed();
  if (!/^\d{4}$/.test(year) || rest.some((number) => number.length > 2)) return null;
  const calendar: FieldCalendar = Number(year) <= 1600 ? 'hijri' : 'gregory';
  if (era !== null && era !== calendar) return null;
  const month = name === '' ? Number(rest[0]) : monthNumber(name, calendar);
  if (month === null) return null;
  const value = (calendar === 'hijri' ? fromHijri : fromGregorian)({
    year: Number(year),
    month,
    day: Number(rest.at(-1)),
  });
  return within(value) ? { value, calendar } : null;
}
