import { toAsciiDigits } from '../digits.ts';

/** Separators that people type in phone numbers, and the invisible marks of pasted Arabic text. */
const SEPARATORS = /[\s\-.()\u2010-\u2015\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Parses a Saudi mobile number in any common spelling and either digit set: 05XXXXXXXX, 5XXXXXXXX, +9665XXXXXXXX,
 * 009665XXXXXXXX.
 * @returns `+9665XXXXXXXX`, or `null` for any other text
 */
export function parseMobile(text: string): string | null {
  const plain = toAsciiDigits(text).replace(SEPARATORS, '');
  const match = /^(?:\+966|00966|966|0)?(5\d{8})$/.exec(plain);
  return match ? `+966${match[1]}` : null;
}

/** Returns whether a text is a Saudi mobile number in any common spelling. */
export const isMobile = (text: string): boolean => parseMobile(text) !== null;

/**
 * Formats a stored number in groups: `+966 50 000 0001`. Other numbers are returned unchanged. Render it in an LTR
 * isolate.
 */
export function formatPhone(e164: string): string {
  const plain = toAsciiDigits(e164).replace(SEPARATORS, '');
  const mobile = /^\+966(5\d)(\d{3})(\d{4})$/.exec(plain);
  if (mobile) return `+966 ${mobile[1]} ${mobile[2]} ${mobile[3]}`;
  const landline = /^\+966(1\d)(\d{3})(\d{4})$/.exec(plain);
  return landline ? `+966 ${landline[1]} ${landline[2]} ${landline[3]}` : e164;
}
