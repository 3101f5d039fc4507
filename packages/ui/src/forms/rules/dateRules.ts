import type { StringSchema } from 'yup';
import { isIsoDate, readDate } from '@taawun/domain';
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
