import type { FieldCalendar } from '@taawun/domain';
import { localeInfo } from '../../../foundations/locale.ts';
import { dateTag, formatDate } from '../../../intl/dates.ts';

/** Languages whose names of months `readDate` reads. */
const READ_MONTHS: ReadonlySet<string> = new Set(['ar', 'en']);

/** Formats a day as `16/3/2026`, in the digits of the locale. */
function inNumbers(locale: string, value: string, calendar: FieldCalendar): string {
  const format = new Intl.DateTimeFormat(dateTag(locale, calendar), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = new Map(format.formatToParts(new Date(value)).map(({ type, value: text }) => [type, text]));
  return `${parts.get('day')}/${parts.get('month')}/${parts.get('year')}`;
}

/**
 * Formats a day in the given calendar and locale so that `readDate` reads it. Without the era, because the field shows
 * the calendar beside it.
 */
export const writeDate = (locale: string, value: string, calendar: FieldCalendar): string =>
  READ_MONTHS.has(localeInfo(locale).language)
    ? formatDate(locale, value, { calendar }).replace(/\s*(هـ|AH)$/, '')
    : inNumbers(locale, value, calendar);
