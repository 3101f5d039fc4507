import { FIRST_DATE, isIsoDate, RIYADH_TIME_ZONE, type FieldCalendar } from '@taawun/domain';
import {
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  toCalendar,
  today,
  type Calendar,
  type CalendarDate,
} from '@internationalized/date';
import { useState } from 'react';
import type { DateValue } from 'react-aria-components/Calendar';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { dateTag } from '../../../intl/dates.ts';
import { checkDays, PICKER_LAST } from './bounds.ts';
import type { CalendarOwnProps } from './types.ts';

export const systems = { hijri: new IslamicUmalquraCalendar(), gregory: new GregorianCalendar() } as const;

const createCalendar = (name: string): Calendar => (name === 'islamic-umalqura' ? systems.hijri : systems.gregory);

/** Returns the ISO date of a day in any calendar. */
export const isoOf = (day: DateValue): string => toCalendar(day, systems.gregory).toString().slice(0, 10);

/** Returns the day of an ISO date; `null` for any other text. */
export const dayOf = (text: string): CalendarDate | null => (isIsoDate(text) ? parseDate(text) : null);

type MonthOptions = Pick<
  CalendarOwnProps,
  'min' | 'max' | 'isUnavailable' | 'calendar' | 'defaultCalendar' | 'onCalendarChange'
>;

/**
 * Displayed calendar, bounds and focused day of a month grid.
 * @param component named in errors @param value selected day as ISO date, or `''`: the month shows it when it changes
 * from outside
 */
export function useMonth(
  component: string,
  value: string,
  { min = FIRST_DATE, max = PICKER_LAST, isUnavailable, calendar: given, defaultCalendar, ...options }: MonthOptions,
) {
  const { locale, calendar: usual } = useLocale();
  const [chosen, setChosen] = useState<FieldCalendar>();
  const [shown, setShown] = useState({ day: value, value });
  if (import.meta.env?.DEV) checkDays(component, min, max);
  if (shown.value !== value) setShown({ day: value || shown.day, value });
  const calendar = given ?? chosen ?? defaultCalendar ?? usual;
  // Bounds in the displayed calendar: the year list counts in the calendar of its bounds.
  const first = toCalendar(parseDate(isIsoDate(min) ? min : FIRST_DATE), systems[calendar]);
  const last = toCalendar(parseDate(isIsoDate(max) && max < PICKER_LAST ? max : PICKER_LAST), systems[calendar]);
  const now = today(RIYADH_TIME_ZONE);
  const start = now.compare(last) > 0 ? last : now.compare(first) < 0 ? first : now;
  return {
    calendar,
    /** Tag of the locale in the displayed calendar. */
    tag: dateTag(locale, calendar),
    onCalendarChange: (next: FieldCalendar): void => {
      setChosen(next);
      options.onCalendarChange?.(next);
    },
    /** Records a selection of the user, which does not move the displayed month. */
    selected: (next: string): void => setShown((before) => ({ ...before, value: next })),
    /** Props of the calendar of React Aria. */
    props: {
      createCalendar,
      minValue: first,
      maxValue: last,
      focusedValue: dayOf(shown.day) ?? start,
      onFocusChange: (day: DateValue): void => setShown((before) => ({ ...before, day: isoOf(day) })),
      ...(isUnavailable ? { isDateUnavailable: (day: DateValue) => isUnavailable(isoOf(day)) } : {}),
    },
  };
}
