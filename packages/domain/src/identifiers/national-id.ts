import { normalizeCode } from '../codes.ts';

/** Kind of holder, encoded in the first digit. */
export type NationalIdKind = 'citizen' | 'resident';

/**
 * Validates a Saudi national ID (1…) or Iqama (2…): ten digits, either digit set, with the Luhn check that doubles
 * positions 1, 3, 5, 7, 9.
 * @returns the kind, or `null` when the number is invalid
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
