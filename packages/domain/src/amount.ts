import { toAsciiDigits } from './digits.ts';
import { parseNumber } from './numbers.ts';

/** Smallest and largest accepted amount, in halalas. */
export interface AmountLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** Validation error of an amount; each has its own message. */
export type AmountFault = 'missing' | 'notANumber' | 'decimals' | 'belowMinimum' | 'aboveMaximum';

/** Halalas are whole: this fraction marks an amount with more than two decimals. */
const MORE_DECIMALS = 0.5;

/**
 * Parses an amount in riyals, in either digit set, with thousands separators. A single comma before one or two digits
 * is a decimal separator, as Arabic keyboards type it.
 * @returns halalas; `null` for an empty text, `NaN` for an invalid number, infinite when it is too large to be exact, a
 * non-integer for more than two decimals. `amountFault` returns the error.
 */
export function parseAmount(text: string): number | null {
  const plain = toAsciiDigits(text)
    .replace(/[\s\u00a0\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replaceAll('٬', ',')
    .replace('\u2212', '-');
  if (plain === '') return null;
  const pointed = /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain;
  const match = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d*))?$/.exec(pointed);
  if (!match) return Number.NaN;
  const halalas = Math.round(Number(pointed.replaceAll(',', '')) * 100);
  if (!Number.isSafeInteger(halalas)) return halalas < 0 ? -Infinity : Infinity;
  if ((match.groups?.['decimals'] ?? '').length > 2) return Math.floor(halalas) + MORE_DECIMALS;
  return halalas === 0 ? 0 : halalas;
}

/**
 * Parses the entry of an `AmountField` in a posted form. The page's script sends halalas. Without script the riyals are
 * sent as typed, with the entry `{name}.unit` beside them.
 * @param unit the entry `{name}.unit`; `null` when it was not sent
 * @returns as `parseAmount`
 */
export const parsePostedAmount = (text: string, unit: string | null): number | null =>
  unit === null ? parseNumber(text) : parseAmount(text);

/** Returns the first validation error of an amount in halalas as returned by `parseAmount`; `null` when it is valid. */
export function amountFault(
  halalas: number | null | undefined,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: AmountLimits = {},
): AmountFault | null {
  if (halalas === null || halalas === undefined) return 'missing';
  if (Number.isNaN(halalas)) return 'notANumber';
  if (halalas < min) return 'belowMinimum';
  if (halalas > max) return 'aboveMaximum';
  return Number.isInteger(halalas) ? null : 'decimals';
}
