import type { FieldCalendar } from '@taawun/domain';
import { localeInfo } from '../../../foundations/locale.ts';
import { dateInNumbers, formatDate } from '../../../intl/dates.ts';

/** Languages whose names of months `readDate` reads. */
const READ_MONTHS: ReadonlySet<string> = new Set(['ar', 'en']);

/**
 * Formats a day in the given calendar and locale so that `readDate` reads it. Without the era, because the field shows
 * the calendar beside it.
 */
export const writeDate = (locale: string, value: string, calendar: FieldCalendar): string =>
  READ_MONTHS.has(localeInfo(locale).language)
    ? formatDate(locale, value, { calendar }).replace(/\s*(هـ|AH)$/, '')
    : dateInNumbers(locale, value, calendar);
