import { isValidIBAN } from 'ibantools';
import { toAsciiDigits } from '../../intl/digits.ts';

/** What people put between digits, and the invisible marks of pasted right-to-left text. */
const noise = /[\s\-.\u2010-\u2015\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A code as it is stored: ASCII digits, capital letters, nothing between them. */
export const bare = (text: string): string => toAsciiDigits(text).replace(noise, '').toUpperCase();

/** Whose number it is: the first digit tells. */
export type NationalIdKind = 'citizen' | 'resident';

/**
 * Reads a Saudi national ID (1…) or Iqama (2…): ten digits, either digit set, with the Luhn check that doubles positions 1, 3, 5, 7, 9.
 * @returns the kind, or `null` when the number cannot be one.
 */
export function nationalIdKind(text: string): NationalIdKind | null {
  const digits = bare(text);
  if (!/^[12]\d{9}$/.test(digits)) return null;
  let sum = 0;
  for (const [index, digit] of Array.from(digits, Number).entries()) {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  if (sum % 10 !== 0) return null;
  return digits.startsWith('1') ? 'citizen' : 'resident';
}

/** True for a Saudi IBAN whose check digits are right, in any spelling. */
export function isSaudiIban(text: string): boolean {
  const iban = bare(text);
  return iban.startsWith('SA') && isValidIBAN(iban);
}

/** Groups of four, for reading: `SA03 8000 0000 6080 1016 7519`. Show it in an LTR isolate. */
export const formatIban = (iban: string): string => bare(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** The two digits of an IBAN that name the bank, or `null` while they are not there. */
export const bankCode = (iban: string): string | null => /^SA\d{2}(\d{2})/.exec(bare(iban))?.[1] ?? null;

/**
 * Reads a Short Address: four letters and the four digits of the building, `RRRD2929`.
 * @returns its written form and the building number, or `null`.
 */
export function parseShortAddress(text: string): { code: string; building: string } | null {
  const code = bare(text);
  const match = /^[A-Z]{4}(\d{4})$/.exec(code);
  return match?.[1] ? { code, building: match[1] } : null;
}

/**
 * Reads a number in either digit set, with separators of thousands.
 * @returns `null` for an empty text, `NaN` for one that is no number.
 */
export function parseNumber(text: string): number | null {
  const plain = toAsciiDigits(text)
    .replace(/[\s\u00a0\u200e\u200f\u061c,٬،]/g, '')
    .replace('٫', '.')
    .replace('\u2212', '-');
  if (plain === '') return null;
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
}
