import { isIsoDate, type FieldCalendar } from '@taawun/domain';
import type { IntlShape } from 'react-intl';
import { formatDate } from '../../../intl/dates.ts';
import type { DateRange } from '../../rules/dateRules.ts';

/** Number of days of a range, both ends included. */
export const daysIn = ({ from, to }: DateRange): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/**
 * Length of the range and its days in the calendar that is not shown, or the only day in it; `''` while there is no day
 * or the range is reversed.
 */
export function summaryOf(intl: IntlShape, locale: string, { from, to }: DateRange, shown: FieldCalendar): string {
  const write = (day: string): string => formatDate(locale, day, { calendar: shown === 'hijri' ? 'gregory' : 'hijri' });
  const [hasFrom, hasTo] = [isIsoDate(from), isIsoDate(to)];
  if (hasFrom && hasTo)
    return from > to
      ? ''
      : intl.formatMessage(
          { id: shown === 'hijri' ? 'ui.dateRange.gregorian' : 'ui.dateRange.hijri' },
          { count: daysIn({ from, to }), from: write(from), to: write(to) },
        );
  return hasFrom || hasTo
    ? intl.formatMessage(
        { id: shown === 'hijri' ? 'ui.date.gregorian' : 'ui.date.hijri' },
        { date: write(hasFrom ? from : to) },
      )
    : '';
}
