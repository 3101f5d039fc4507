import type { FieldCalendar } from '@taawun/domain';
import { toCalendar, type CalendarDate } from '@internationalized/date';
import { use, type ComponentProps } from 'react';
import {
  Button,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { formatDate } from '../../../intl/dates.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import type { CalendarOwnProps } from './types.ts';
import { isoOf, systems } from './useMonth.ts';
import * as S from './Calendar.styles.ts';

/** State of the surrounding calendar, for one day or for a range. */
function useMonthState() {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  return single ?? range;
}

interface CalendarSwitchProps {
  calendar: FieldCalendar;
  onCalendarChange: (calendar: FieldCalendar) => void;
  disabled?: boolean | undefined;
}

/** Radio buttons that switch between the calendars. */
export function CalendarSwitch({ calendar, onCalendarChange, disabled }: CalendarSwitchProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      label={intl.formatMessage({ id: 'ui.date.calendar' })}
      variant="cards"
      value={calendar}
      disabled={disabled}
      onValueChange={(next) => onCalendarChange(next === 'hijri' ? 'hijri' : 'gregory')}
      options={[
        { value: 'hijri', label: intl.formatMessage({ id: 'ui.date.kind.hijri' }) },
        { value: 'gregory', label: intl.formatMessage({ id: 'ui.date.kind.gregory' }) },
      ]}
    />
  );
}

interface MonthProps extends Pick<CalendarOwnProps, 'marked' | 'disabled'> {
  calendar: FieldCalendar;
  /** First and last day of the value as ISO dates. */
  chosen: readonly [from: string, to: string];
}

/**
 * Month and year selects, and the grid whose days also show the day number of the other calendar; inside a calendar of
 * React Aria.
 */
export function Month({ calendar, marked, disabled, chosen: [from, to] }: MonthProps) {
  const intl = useIntl();
  const { dir } = useLocale();
  const other = systems[calendar === 'hijri' ? 'gregory' : 'hijri'];
  return (
    <>
      <S.Bar>
        <Button slot="previous">
          <Icon name="chevron-back" />
        </Button>
        <CalendarMonthPicker format="long">
          {(months) => <Choice {...months} disabled={disabled} />}
        </CalendarMonthPicker>
        <CalendarYearPicker visibleYears={400} format={{ year: 'numeric' }}>
          {(years) => <YearChoice {...years} disabled={disabled} />}
        </CalendarYearPicker>
        <Button slot="next">
          <Icon name="chevron-forward" />
        </Button>
      </S.Bar>
      <S.Grid weekdayStyle={dir === 'rtl' ? 'long' : 'short'}>
        <CalendarGridHeader>{(day) => <S.Weekday>{day.replace(/^ال/, '')}</S.Weekday>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = isoOf(date);
            return (
              <Day
                date={date}
                mark={marked?.[day]}
                isChosen={disabled === true && day >= from && day <= to}
                otherDay={intl.formatNumber(toCalendar(date, other).day)}
              />
            );
          }}
        </CalendarGridBody>
      </S.Grid>
      {marked ? <Marks calendar={calendar} marked={marked} /> : null}
    </>
  );
}

interface DayProps {
  date: CalendarDate;
  /** Text of the event of the day. */
  mark: string | undefined;
  /** Whether the day is part of the value of a disabled calendar, which React Aria does not show. */
  isChosen: boolean;
  /** Day number of the other calendar. */
  otherDay: string;
}

function Day({ date, mark, isChosen, otherDay }: DayProps) {
  const intl = useIntl();
  // React Aria names a day itself, so the event is added to the finished name.
  const render = ({ 'aria-label': day = '', ...rest }: ComponentProps<'div'>) => (
    <div
      {...rest}
      data-marked={mark === undefined ? undefined : ''}
      data-chosen={isChosen ? '' : undefined}
      aria-current={isChosen || undefined}
      aria-label={mark === undefined ? day : intl.formatMessage({ id: 'ui.calendar.marked' }, { day, label: mark })}
    />
  );
  return (
    <S.Cell date={date} {...(mark === undefined && !isChosen ? {} : { render })}>
      {({ formattedDate }) => (
        <>
          {formattedDate}
          <small aria-hidden="true" data-day={otherDay} />
        </>
      )}
    </S.Cell>
  );
}

/** List of the events of the displayed month. */
function Marks({ calendar, marked }: { calendar: FieldCalendar; marked: Readonly<Record<string, string>> }) {
  const { locale } = useLocale();
  const visible = useMonthState()?.visibleRange;
  const [from, to] = visible ? [isoOf(visible.start), isoOf(visible.end)] : ['', ''];
  const days = Object.keys(marked)
    .filter((day) => day >= from && day <= to)
    .toSorted();
  return days.length === 0 ? null : (
    <S.Marks>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{formatDate(locale, day, { calendar })}</time>
          <bdi>{marked[day]}</bdi>
        </li>
      ))}
    </S.Marks>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string; date: CalendarDate }[];
  disabled?: boolean | undefined;
}

/** Year select that keeps the focused month. The default of React Aria moves to the month of the first bound. */
function YearChoice(props: ChoiceProps) {
  const state = useMonthState();
  const choose = (key: number): void => {
    const year = props.items[key]?.date.year;
    if (state && year !== undefined) state.setFocusedDate(state.focusedDate.set({ year }));
  };
  return <Choice {...props} onChange={choose} />;
}

/** Native select. */
function Choice({ items, value, onChange, ...rest }: ChoiceProps) {
  return (
    <S.Choice
      {...rest}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      // React Aria would take the press as one outside the month, which ends the selection of a range.
      onPointerUp={(event) => event.stopPropagation()}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted.replace(/\s*(هـ|AH)$/, '')}
        </option>
      ))}
    </S.Choice>
  );
}
