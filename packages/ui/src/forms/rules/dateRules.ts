import type { StringSchema } from 'yup';
import { isIsoDate, readDate } from '../DateField/dates.ts';
import { error, test, type Rule } from './step.ts';

export interface DateLimits {
  /** ISO dates; both belong to the span. */
  min?: string;
  max?: string;
}

// Noon, so that the message names the same day in every time zone of its reader.
const noon = (value: string): number => Date.parse(`${value}T12:00:00Z`);

/** A day between 1300 and 1600 AH, from DateField or typed in any form that it reads. Sent as `YYYY-MM-DD`. */
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
