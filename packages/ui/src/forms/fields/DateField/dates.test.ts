import { FIRST_DATE, LAST_DATE, readDate } from '@taawun/domain';
import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate } from '../../../intl/dates.ts';
import { PICKER_LAST } from '../Calendar/bounds.ts';
import { writeDate } from './dates.ts';

const day = 86_400_000;
const anyDate = fc
  .integer({ min: Date.parse(FIRST_DATE) / day, max: Date.parse(LAST_DATE) / day })
  // language-check-ignore riyadh-day -- calendar days by number, no moments
  .map((days) => new Date(days * day).toISOString().slice(0, 10));

it('the picker has the days that are typed, except in 1600 AH, where the calendar library lacks its last table row', () => {
  fc.assert(
    fc.property(
      anyDate.filter((value) => value <= PICKER_LAST),
      (value) => {
        const { year, month, day: date } = toCalendar(parseDate(value), new IslamicUmalquraCalendar());
        expect(readDate(`${date}/${month}/${year}`)).toEqual({ value, calendar: 'hijri' });
      },
    ),
    { numRuns: 500 },
  );
  expect(toCalendar(parseDate(PICKER_LAST), new IslamicUmalquraCalendar())).toMatchObject({ year: 1599, month: 12 });
});

it('readDate reads what writeDate and formatDate write, in both calendars and languages', () => {
  fc.assert(
    fc.property(
      anyDate,
      fc.constantFrom('ar', 'en'),
      fc.constantFrom('hijri', 'gregory'),
      (value, locale, calendar) => {
        expect(readDate(writeDate(locale, value, calendar))).toEqual({ value, calendar });
        expect(readDate(formatDate(locale, value, { calendar }))).toEqual({ value, calendar });
      },
    ),
    { numRuns: 300 },
  );
});
