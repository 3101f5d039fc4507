import { toAsciiDigits } from './digits.ts';

/** The smallest and the largest amount that is accepted, in halalas. */
export interface AmountLimits {
  min?: number | undefined;
  max?: number | undefined;
}

/** What is wrong with an amount; each has a message of its own. */
export type AmountFault = 'missing' | 'notANumber' | 'decimals' | 'belowMinimum' | 'aboveMaximum';

/** Halalas are whole: this fraction stands for what was typed after the second decimal. */
const MORE_DECIMALS = 0.5;

/**
 * Reads an amount in riyals in either digit set, with separators of thousands.
 * A lone comma before one or two digits is a decimal sign, as Arabic keyboards write it.
 * @returns halalas; `null` for an empty text, `NaN` for one that is no number, infinite for one that is too large to be exact, no integer for one with more than two decimals. `amountFault` names what is wrong.
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

/** The first thing that is wrong with an amount in halalas as `parseAmount` reads it; `null` when nothing is. */
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
