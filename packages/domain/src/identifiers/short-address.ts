import { normalizeCode } from '../codes.ts';

/**
 * Parses a Short Address: four letters and the four digits of the building, `RRRD2929`.
 * @returns the normalised code and the building number, or `null`
 */
export function parseShortAddress(text: string): { code: string; building: string } | null {
  const code = normalizeCode(text);
  const match = /^[A-Z]{4}(\d{4})$/.exec(code);
  return match?.[1] ? { code, building: match[1] } : null;
}
