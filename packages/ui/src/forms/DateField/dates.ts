import { formatDate } from '../../intl/dates.ts';
import type { Locale } from '../../foundations/locale.ts';
import { eras, monthNumber } from './months.ts';
import { FIRST_DATE, fromGregorian, fromHijri, LAST_DATE } from './umalqura.ts';

/** The two calendars of the field. Hijri is Umm al-Qura, never a generic Islamic calendar. */
export type FieldCalendar = 'hijri' | 'gregory';

const within = (value: string | null): value is string => value !== null && value >= FIRST_DATE && value <= LAST_DATE;

/** True for `YYYY-MM-DD` that exists and lies within 1300–1600 AH. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year !== undefined && within(fromGregorian({ year: Number(year), month: Number(month), day: Number(day) }));
}

/**
 * Reads a date that somebody typed: day, month, year or year, month, day; in numbers with any separator or with the month's name in either
 * language; either digit set. Years 1300–1600 are Hijri, later ones Gregorian: the two never meet, so nothing is guessed.
 * @returns the ISO date and the calendar it was typed in, or `null`.
 */
export function readDate(text: string): { value: string; calendar: FieldCalendar } | null {
  const { words, era } = eras(text);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const name = words.filter((word) => !/^\d+$/.test(word)).join(' ');
  if (numbers.length !== (name === '' ? 3 : 2)) return null;
  const yearFirst = numbers[0]?.length === 4;
  const year = (yearFirst ? numbers[0] : numbers.at(-1)) ?? '';
  // Month before day, whichever end the year stands at.
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

/** A day in one calendar, in the language's words and digits, without the era: the field says which calendar it is beside it. */
export const writeDate = (locale: Locale, value: string, calendar: FieldCalendar): string =>
  formatDate(locale, value, { calendar }).replace(/\s*(هـ|AH)$/, '');
