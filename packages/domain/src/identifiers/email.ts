const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** Maximum length of an address (RFC 5321, section 4.5.3.1). */
const MAX_LENGTH = 254;

/** Returns whether a text has the form of an e-mail address; not whether the address exists. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && FORM.test(text);

/** Normalises an e-mail address for comparison and storage; `null` for any other text. */
export function parseEmail(text: string): string | null {
  const trimmed = text.trim();
  return isEmail(trimmed) ? trimmed.toLowerCase() : null;
}
