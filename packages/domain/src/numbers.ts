import { toAsciiDigits } from './digits.ts';

/**
 * Parses a number in either digit set, with thousands separators.
 * @returns `null` for an empty text, `NaN` for an invalid number
 */
export function parseNumber(text: string): number | null {
  const plain = toAsciiDigits(text)
    .replace(/[\s\u00a0\u200e\u200f\u061c,٬،]/g, '')
    .replace('٫', '.')
    .replace('\u2212', '-');
  if (plain === '') return null;
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}
