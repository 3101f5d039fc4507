import { Calendar as AriaCalendar, type DateValue } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useControllable, useFieldId, type ValueProps } from '../Field/index.ts';
import { CalendarSwitch, Month } from './Month.tsx';
import type { CalendarOwnProps, CalendarRootProps } from './types.ts';
import { dayOf, isoOf, useMonth } from './useMonth.ts';
import * as S from './Calendar.styles.ts';

export interface CalendarProps extends CalendarOwnProps, ValueProps<string>, CalendarRootProps {
  /** Selected day as ISO date `YYYY-MM-DD`, or `''`. */
  value?: string | undefined;
  /** Name under which a form sends the ISO date. */
  name?: string | undefined;
}

/**
 * Month of days in the Hijri (Umm al-Qura) or the Gregorian calendar, for selecting one; each day also shows the day
 * number of the other calendar. For a date that users know by heart, such as a date of birth, use `DateField`.
 * Keyboard, focus and announcements come from React Aria, which is loaded with this module only.
 */
export function Calendar({
  label,
  value: given,
  defaultValue,
  onValueChange,
  name,
  min,
  max,
  isUnavailable,
  marked,
  calendar: givenCalendar,
  defaultCalendar,
  onCalendarChange,
  calendarSwitch = false,
  firstDayOfWeek = 'sun',
  disabled = false,
  'aria-describedby': described,
  ...rest
}: CalendarProps) {
  const id = useFieldId(undefined);
  const { value, change } = useControllable(name ? id : null, { value: given, defaultValue, onValueChange }, '');
  const { calendar, tag, props, ...month } = useMonth('Calendar', value, {
    min,
    max,
    isUnavailable,
    calendar: givenCalendar,
    defaultCalendar,
    onCalendarChange,
  });
  const select = (day: DateValue | null): void => {
    if (!day) return;
    const next = isoOf(day);
    month.selected(next);
    change(next);
  };
  return (
    <I18nProvider locale={tag}>
      <S.Body {...rest} data-switch={calendarSwitch || undefined}>
        {calendarSwitch ? (
          <CalendarSwitch calendar={calendar} onCalendarChange={month.onCalendarChange} disabled={disabled} />
        ) : null}
        <AriaCalendar
          key={tag}
          {...props}
          aria-label={label}
          {...(described ? { 'aria-describedby': described } : {})}
          value={dayOf(value)}
          firstDayOfWeek={firstDayOfWeek}
          isDisabled={disabled}
          onChange={select}
        >
          <Month calendar={calendar} marked={marked} disabled={disabled} chosen={[value, value]} />
        </AriaCalendar>
        {name ? <input type="hidden" id={id} name={name} value={value} disabled={disabled} /> : null}
      </S.Body>
    </I18nProvider>
  );
}
