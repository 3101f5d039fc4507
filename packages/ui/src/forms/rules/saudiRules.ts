import {
  amountFault,
  normalizeCode,
  isSaudiIban,
  nationalIdKind,
  parseShortAddress,
  type NationalIdKind,
} from '@taawun/domain';
import { number as yupNumber, ref, type NumberSchema } from 'yup';
import { amountRule } from './amountRule.ts';
import { dependingOn, error, test, type Rule } from './step.ts';

const stored = (value: unknown): string | undefined => (typeof value === 'string' ? normalizeCode(value) : undefined);

/**
 * Requires exactly `count` digits, Arabic-Indic or ASCII. Cast to ASCII. Building number 4, postal code 5, additional
 * number 4, one-time code 6.
 */
export const digits =
  (count: number): Rule =>
  (schema) =>
    test('digits', (value) => new RegExp(`^\\d{${count}}$`).test(value), { count })(schema.transform(stored));

/** Requires a national ID or Iqama number, or only the given kind. Cast to ten ASCII digits. */
export const nationalId =
  (kind?: NationalIdKind): Rule =>
  (schema) => {
    const code = kind === undefined ? 'nationalId' : (`${kind}Id` as const);
    return test(code, (value) => {
      const found = nationalIdKind(value);
      return found !== null && (kind === undefined || found === kind);
    })(schema.transform(stored));
  };

/** Requires a Saudi IBAN with valid check digits. Cast with `normalizeCode`. */
export const iban = (): Rule => (schema) => test('iban', isSaudiIban)(schema.transform(stored));

/**
 * Requires a Short Address; with `buildingField`, its digits must match the building number of that field. Cast to
 * `RRRD2929`.
 */
export const shortAddress =
  (buildingField?: string): Rule =>
  (schema) => {
    const read = test('shortAddress', (value) => parseShortAddress(value) !== null)(schema.transform(stored));
    if (buildingField === undefined) return read;
    return dependingOn(read, buildingField).test({
      name: 'shortAddressBuilding',
      message: { ...error('shortAddressBuilding') },
      test(value) {
        const own = value ? parseShortAddress(value)?.building : undefined;
        const other: unknown = this.resolve(ref(buildingField));
        return (
          own === undefined || typeof other !== 'string' || normalizeCode(other) === '' || own === normalizeCode(other)
        );
      },
    });
  };

export interface NumberLimits {
  required?: boolean;
  min?: number;
  max?: number;
}

/** `null` and `undefined` are empty; `NaN` is unparsable text. */
const start = (broken: 'amount' | 'numeric', required: boolean): NumberSchema<number | null | undefined> => {
  const schema: NumberSchema<number | null | undefined> = yupNumber()
    .nullable()
    .typeError({ ...error(broken) });
  return required
    ? schema.test({
        name: 'required',
        message: { ...error('required') },
        test: (value) => value !== null && value !== undefined,
      })
    : schema;
};

function limited({ required = false, min, max }: NumberLimits): NumberSchema<number | null | undefined> {
  let schema = start('numeric', required);
  if (min !== undefined)
    schema = schema.test({
      name: 'min',
      message: { ...error('min', { min }) },
      test: (value) => value === null || value === undefined || value >= min,
    });
  if (max !== undefined)
    schema = schema.test({
      name: 'max',
      message: { ...error('max', { max }) },
      test: (value) => value === null || value === undefined || value <= max,
    });
  return schema;
}

/** Requires an amount in halalas, from `AmountField`. `min` and `max` are in halalas; messages show riyals. */
export const amount = ({ required = false, ...limits }: NumberLimits = {}): NumberSchema<number | null | undefined> =>
  start('amount', required).test({
    name: 'amount',
    test(value) {
      const fault = value === null || value === undefined ? null : amountFault(value, limits);
      return fault === null || this.createError({ message: { ...amountRule(fault, limits) } });
    },
  });

/** Requires a number, from `NumberField` or `StepperField`. */
export const decimal = (limits: NumberLimits = {}): NumberSchema<number | null | undefined> => limited(limits);

/** Requires an integer, from `NumberField` or `StepperField`. */
export const integer = (limits: NumberLimits = {}): NumberSchema<number | null | undefined> =>
  limited(limits).test({
    name: 'integer',
    message: { ...error('integer') },
    test: (value) => value === null || value === undefined || Number.isInteger(value),
  });
