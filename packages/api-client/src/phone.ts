const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
// Spaces, dashes, brackets and the direction marks that come along when a number is copied out of Arabic text.
const BETWEEN_DIGITS = /[\s\u00A0().\-\u2010-\u2015\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** ٠–٩ and ۰–۹ as 0–9; everything else stays. */
export function toAsciiDigits(text: string): string {
  return text.replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * The stored form (+9665XXXXXXXX) of a Saudi mobile number, or null when it is none.
 * Accepts 05…, 5…, +9665… and 009665… in either digit set, with spaces and dashes.
 */
export function normalizePhone(text: string): string | null {
  const match = /^(?:\+966|00966|966|0)?(5\d{8})$/.exec(toAsciiDigits(text).replace(BETWEEN_DIGITS, ''));
  return match ? `+966${match[1]}` : null;
}

// The form of ajv-formats' `email`, so that a username is an e-mail exactly where the field `email` would be.
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The form in which e-mail addresses are compared and stored, or null when it is no address. */
export function normalizeEmail(text: string): string | null {
  const trimmed = text.trim();
  return EMAIL.test(trimmed) ? trimmed.toLowerCase() : null;
}

/** A username as its account stores it: a phone in its stored form, or an e-mail address in lower case. */
export function normalizeUsername(text: string): { phone: string } | { email: string } | null {
  const phone = normalizePhone(text);
  if (phone) return { phone };
  const email = normalizeEmail(text);
  return email ? { email } : null;
}
