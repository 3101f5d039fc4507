const DAY = 86_400_000;

/** Day in a calendar system; months start at 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** Range of the Umm al-Qura tables: 1 Muharram 1300 to the last day of 1600 AH, as ISO dates. */
export const FIRST_DATE = '1882-11-12';
export const LAST_DATE = '2174-11-25';
let format: Intl.DateTimeFormat | undefined;

/**
 * Returns the Umm al-Qura day of a UTC timestamp in ms. Uses the tables of `Intl`, so that parsing matches
 * `formatDate`.
 */
function ofTime(time: number): CalendarDay {
  format ??= new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const found: CalendarDay = { year: 0, month: 0, day: 0 };
  for (const { type, value } of format.formatToParts(time))
    if (type === 'year' || type === 'month' || type === 'day') found[type] = Number(value);
  return found;
}

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the Umm al-Qura day of an ISO date. */
export const toHijri = (value: string): CalendarDay => ofTime(Date.parse(value));

/** Returns the ISO date of an Umm al-Qura day, or `null` for a day that does not exist within 1300–1600 AH. */
export function fromHijri({ year, month, day }: CalendarDay): string | null {
  if (year < 1300 || year > 1600 || month < 1 || month > 12 || day < 1 || day > 30) return null;
  // The mean month has 29.53059 days; the tables deviate from this estimate by a few days at most.
  const near = Date.parse(FIRST_DATE) + Math.floor(((year - 1300) * 12 + month - 1) * 29.530_59 + day - 1) * DAY;
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    const time = near + away * DAY;
    const found = ofTime(time);
    if (found.day === day && found.month === month && found.year === year) return isoOf(time);
  }
  return null;
}

/** Returns the ISO date of a Gregorian day, or `null` for a day that does not exist. */
export function fromGregorian({ year, month, day }: CalendarDay): string | null {
  const value = isoOf(Date.UTC(year, month - 1, day));
  return value === `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    ? value
    : null;
}
