import { normalizeCode } from './codes.ts';

/** Whose number it is: the first digit tells. */
export type NationalIdKind = 'citizen' | 'resident';

/**
 * Reads a Saudi national ID (1…) or Iqama (2…): ten digits, either digit set, with the Luhn check that doubles positions 1, 3, 5, 7, 9.
 * @returns the kind, or `null` when the number cannot be one.
 */
export function nationalIdKind(text: string): NationalIdKind | null {
  const digits = normalizeCode(text);
  if (!/^[12]\d{9}$/.test(digits)) return null;
  let sum = 0;
  for (const [index, digit] of Array.from(digits, Number).entries()) {
    const weighted = index % 2 === 0 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  if (sum % 10 !== 0) return null;
  return digits.startsWith('1') ? 'citizen' : 'resident';
}
