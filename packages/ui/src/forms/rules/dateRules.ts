import { mixed, type MixedSchema, type StringSchema } from 'yup';
import { isIsoDate, readDate } from '@taawun/domain';
import { isTime, readTime } from '../../intl/times.ts';
import type { RuleError } from './codes.ts';
import { error, test, type Rule } from './step.ts';

export interface DateLimits {
  /** ISO date, inclusive. */
  min?: string;
  max?: string;
}

// Noon UTC, so that the message shows the same day in the reader's time zone.
const noon = (value: string): number => Date.parse(`${value}T12:00:00Z`);

/** Requires a date within 1300–1600 AH in any format that `readDate` parses. Cast to `YYYY-MM-DD`. */
export const isoDate =
  ({ min, max }: DateLimits = {}): Rule =>
  (schema) => {
    const read = schema.transform((value: unknown) =>
      typeof value === 'string' ? (readDate(value)?.value ?? value) : value,
    );
    let checked: StringSchema = test('date', isIsoDate)(read);
    if (min !== undefined)
      checked = checked.test({
        name: 'dateMin',
        message: { ...error('dateMin', { min: noon(min) }) },
        test: (value) => !value || !isIsoDate(value) || value >= min,
      });
    if (max !== undefined)
      checked = checked.test({
        name: 'dateMax',
        message: { ...error('dateMax', { max: noon(max) }) },
        test: (value) => !value || !isIsoDate(value) || value <= max,
      });
    return checked;
  };

/** First and last day of a range as ISO dates, `''` where there is none. */
export interface DateRange {
  from: string;
  to: string;
}

export interface DateRangeLimits extends DateLimits {
  /** Requires both days. A range with one day alone is always rejected. */
  required?: boolean;
}

const isoOr = (text: string): string => readDate(text)?.value ?? text.trim();

/** Returns the first error of a range, or `null`. */
function rangeFault({ from, to }: DateRange, { required = false, min, max }: DateRangeLimits): RuleError | null {
  if (!from && !to) return required ? error('required') : null;
  if ([from, to].some((day) => day !== '' && !isIsoDate(day))) return error('date');
  if (!from || !to) return error('dateRangeIncomplete');
  if (to < from) return error('dateRange');
  if (min !== undefined && from < min) return error('dateMin', { min: noon(min) });
  return max !== undefined && to > max ? error('dateMax', { max: noon(max) }) : null;
}

/**
 * Schema of a `DateRangeField`: days in any format that `readDate` parses, the last one not before the first. Cast to
 * `{ from: 'YYYY-MM-DD', to: 'YYYY-MM-DD' }`.
 */
export const isoDateRange = (limits: DateRangeLimits = {}): MixedSchema<DateRange | undefined> =>
  mixed<DateRange>()
    .transform((value: DateRange | undefined) => value && { from: isoOr(value.from), to: isoOr(value.to) })
    .test({
      name: 'dateRange',
      test(value) {
        const fault = rangeFault(value ?? { from: '', to: '' }, limits);
        return fault === null || this.createError({ message: { ...fault } });
      },
    });

export interface TimeLimits {
  /** Time of day `HH:MM`, inclusive. */
  min?: string;
  max?: string;
}

/** Requires a time of day in any format that `readTime` parses. Cast to `HH:MM` of the 24-hour clock. */
export const time =
  ({ min, max }: TimeLimits = {}): Rule =>
  (schema) => {
    const read = schema.transform((value: unknown) => (typeof value === 'string' ? (readTime(value) ?? value) : value));
    let checked: StringSchema = test('time', isTime)(read);
    if (min !== undefined) checked = test('timeMin', (value) => !isTime(value) || value >= min, { time: min })(checked);
    if (max !== undefined) checked = test('timeMax', (value) => !isTime(value) || value <= max, { time: max })(checked);
    return checked;
  };
