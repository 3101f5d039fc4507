const DAY = 86_400_000;

/** A day as a calendar counts it; months from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** The span of the Umm al-Qura tables: 1 Muharram 1300 to the last day of 1600 AH. */
export const FIRST_DATE = '1882-11-12';
export const LAST_DATE = '2174-11-25';
/** The last day that the drawn calendar offers, at the end of 1599 AH. Its library counts 1600 AH wrongly; that year can be typed. */
export const PICKER_LAST = '2173-12-05';

let format: Intl.DateTimeFormat | undefined;

/** The Umm al-Qura day of a moment in UTC. The platform's own tables, so that what is read is always what `formatDate` prints. */
function ofTime(time: number): CalendarDay {
  // language-check-ignore explicit-locale -- digits that are read back as a date, not a text
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

// language-check-ignore riyadh-day -- midnight in UTC of a calendar day, not a moment
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The Umm al-Qura day of an ISO date. */
export const toHijri = (value: string): CalendarDay => ofTime(Date.parse(value));

/** The ISO date of an Umm al-Qura day, or `null` when there is no such day between 1300 and 1600 AH. */
export function fromHijri({ year, month, day }: CalendarDay): string | null {
  if (year < 1300 || year > 1600 || month < 1 || month > 12 || day < 1 || day > 30) return null;
  // The mean month has 29.53059 days; the tables are never more than a few days away from it.
  const near = Date.parse(FIRST_DATE) + Math.floor(((year - 1300) * 12 + month - 1) * 29.530_59 + day - 1) * DAY;
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    const time = near + away * DAY;
    const found = ofTime(time);
    if (found.day === day && found.month === month && found.year === year) return isoOf(time);
  }
  return null;
}

/** The ISO date of a Gregorian day, or `null` when there is no such day. */
export function fromGregorian({ year, month, day }: CalendarDay): string | null {
  const value = isoOf(Date.UTC(year, month - 1, day));
  return value === `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    ? value
    : null;
}
