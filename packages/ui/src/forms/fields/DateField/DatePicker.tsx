import { FIRST_DATE, RIYADH_TIME_ZONE, type FieldCalendar } from '@taawun/domain';
import { use } from 'react';
import {
  type CalendarDate,
  GregorianCalendar,
  IslamicUmalquraCalendar,
  parseDate,
  toCalendar,
  today,
} from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  type DateValue,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../foundations/TaawunProvider.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { dateTag } from '../../../intl/dates.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { PICKER_LAST } from './bounds.ts';
import * as S from './DatePicker.styles.ts';

const systems = { hijri: new IslamicUmalquraCalendar(), gregory: new GregorianCalendar() } as const;
export interface DatePickerProps {
  /** Selected day as ISO date, or `''`. */
  value: string;
  calendar: FieldCalendar;
  onCalendarChange: (calendar: FieldCalendar) => void;
  onPick: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * Month grid whose days also show the day number of the other calendar, with month and year selects. Keyboard and focus
 * come from React Aria.
 */
export function DatePicker({
  value,
  calendar,
  onCalendarChange,
  onPick,
  min = FIRST_DATE,
  max = PICKER_LAST,
}: DatePickerProps) {
  const intl = useIntl();
  const { locale, dir } = useLocale();
  const tag = dateTag(locale, calendar);
  // Bounds in the displayed calendar: the year list counts in the calendar of its bounds.
  const first = toCalendar(parseDate(min < FIRST_DATE ? FIRST_DATE : min), systems[calendar]);
  const last = toCalendar(parseDate(max > PICKER_LAST ? PICKER_LAST : max), systems[calendar]);
  const now = today(RIYADH_TIME_ZONE);
  const start = now.compare(last) > 0 ? last : now.compare(first) < 0 ? first : now;
  const pick = (day: DateValue | null): void => {
    if (day) onPick(toCalendar(day, systems.gregory).toString().slice(0, 10));
  };
  return (
    <I18nProvider locale={tag}>
      <S.Body>
        <RadioGroup
          label={intl.formatMessage({ id: 'ui.date.calendar' })}
          variant="cards"
          value={calendar}
          onValueChange={(next) => onCalendarChange(next === 'hijri' ? 'hijri' : 'gregory')}
          options={[
            { value: 'hijri', label: intl.formatMessage({ id: 'ui.date.kind.hijri' }) },
            { value: 'gregory', label: intl.formatMessage({ id: 'ui.date.kind.gregory' }) },
          ]}
        />
        <Calendar
          key={tag}
          aria-label={intl.formatMessage({ id: 'ui.date.open' })}
          createCalendar={(name) => (name === 'islamic-umalqura' ? systems.hijri : systems.gregory)}
          value={value === '' ? null : parseDate(value)}
          defaultFocusedValue={value === '' ? start : parseDate(value)}
          minValue={first}
          maxValue={last}
          firstDayOfWeek="sun"
          onChange={pick}
        >
          <S.Bar>
            <Button slot="previous">
              <Icon name="chevron-back" />
            </Button>
            <CalendarMonthPicker format="long">{(months) => <Choice {...months} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={400} format={{ year: 'numeric' }}>
              {(years) => <YearChoice {...years} />}
            </CalendarYearPicker>
            <Button slot="next">
              <Icon name="chevron-forward" />
            </Button>
          </S.Bar>
          <S.Grid weekdayStyle={dir === 'rtl' ? 'long' : 'short'}>
            <CalendarGridHeader>{(day) => <S.Weekday>{day.replace(/^ال/, '')}</S.Weekday>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <S.Cell date={date}>
                  {({ formattedDate }) => (
                    <>
                      {formattedDate}
                      <small
                        aria-hidden="true"
                        data-day={intl.formatNumber(
                          toCalendar(date, systems[calendar === 'hijri' ? 'gregory' : 'hijri']).day,
                        )}
                      />
                    </>
                  )}
                </S.Cell>
              )}
            </CalendarGridBody>
          </S.Grid>
        </Calendar>
      </S.Body>
    </I18nProvider>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string; date: CalendarDate }[];
}

/** Year select that keeps the focused month. The default of React Aria moves to the month of the first bound. */
function YearChoice(props: ChoiceProps) {
  const state = use(CalendarStateContext);
  const choose = (key: number): void => {
    const year = props.items[key]?.date.year;
    if (state && year !== undefined) state.setFocusedDate(state.focusedDate.set({ year }));
  };
  return <Choice {...props} onChange={choose} />;
}

/** Native select. */
function Choice({ items, value, onChange, ...rest }: ChoiceProps) {
  return (
    <S.Choice {...rest} value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted.replace(/\s*(هـ|AH)$/, '')}
        </option>
      ))}
    </S.Choice>
  );
}
