import type { FieldCalendar } from '@taawun/domain';
import { formatDate } from '../../../intl/dates.ts';
import type { Locale } from '../../../foundations/locale.ts';

/** Formats a day in the given calendar and locale without the era, because the field shows the calendar beside it. */
export const writeDate = (locale: Locale, value: string, calendar: FieldCalendar): string =>
  formatDate(locale, value, { calendar }).replace(/\s*(هـ|AH)$/, '');
