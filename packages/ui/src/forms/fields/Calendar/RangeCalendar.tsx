import { isIsoDate } from '@taawun/domain';
import { RangeCalendar as AriaRangeCalendar, type DateRange as AriaRange } from 'react-aria-components/RangeCalendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DateRange } from '../../rules/dateRules.ts';
import { useControllable, useFieldId, type ValueProps } from '../Field/index.ts';
import { CalendarSwitch, Month } from './Month.tsx';
import { endNames, type RangeNames } from './range.ts';
import type { CalendarOwnProps, CalendarRootProps } from './types.ts';
import { dayOf, isoOf, useMonth } from './useMonth.ts';
import { Body } from './Calendar.styles.ts';
import { Range } from './RangeCalendar.styles.ts';

export interface RangeCalendarProps extends CalendarOwnProps, RangeNames, ValueProps<DateRange>, CalendarRootProps {
  /** First and last selected day as ISO dates, or `''` each. A range with one of them is not shown. */
  value?: DateRange | undefined;
}

const EMPTY: DateRange = { from: '', to: '' };

/** Returns the range of the calendar of React Aria; `null` for one that is empty, incomplete or reversed. */
function daysOf({ from, to }: DateRange) {
  const [start, end] = [dayOf(from), dayOf(to)];
  return start && end && from <= to ? { start, end } : null;
}

/**
 * `Calendar` for a range of days: a press on its first day and one on its last, or a drag. The days between them are
 * highlighted under the pointer and the focus; a range does not pass over an unavailable day. For a range that is also
 * typed use `DateRangeField`.
 */
export function RangeCalendar({
  label,
  value: given,
  defaultValue,
  onValueChange,
  name,
  fromName,
  toName,
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
}: RangeCalendarProps) {
  const id = useFieldId(undefined);
  const names = endNames({ name, fromName, toName });
  const { value, change } = useControllable(
    names.from || names.to ? id : null,
    { value: given, defaultValue, onValueChange },
    EMPTY,
  );
  const { calendar, tag, props, ...month } = useMonth('RangeCalendar', isIsoDate(value.from) ? value.from : value.to, {
    min,
    max,
    isUnavailable,
    calendar: givenCalendar,
    defaultCalendar,
    onCalendarChange,
  });
  const select = (range: AriaRange | null): void => {
    if (!range) return;
    const next = { from: isoOf(range.start), to: isoOf(range.end) };
    month.selected(next.from);
    change(next);
  };
  return (
    <I18nProvider locale={tag}>
      <Body {...rest} data-switch={calendarSwitch || undefined}>
        {calendarSwitch ? (
          <CalendarSwitch calendar={calendar} onCalendarChange={month.onCalendarChange} disabled={disabled} />
        ) : null}
        <Range>
          <AriaRangeCalendar
            key={tag}
            {...props}
            aria-label={label}
            {...(described ? { 'aria-describedby': described } : {})}
            value={daysOf(value)}
            firstDayOfWeek={firstDayOfWeek}
            isDisabled={disabled}
            // The first day alone is no range: leaving the calendar shows the one before it again.
            commitBehavior="reset"
            onChange={select}
          >
            <Month calendar={calendar} marked={marked} disabled={disabled} chosen={[value.from, value.to]} />
          </AriaRangeCalendar>
        </Range>
        {(['from', 'to'] as const).map((end, index) =>
          names[end] ? (
            <input
              key={end}
              type="hidden"
              {...(index === 0 || !names.from ? { id } : {})}
              name={names[end]}
              value={value[end]}
              disabled={disabled}
            />
          ) : null,
        )}
      </Body>
    </I18nProvider>
  );
}
