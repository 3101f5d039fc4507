const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** The longest address that a mail server accepts (RFC 5321, section 4.5.3.1). */
const MAX_LENGTH = 254;

/** Whether a text has the form of an e-mail address. Whether the address exists only a sent mail can tell. */
export const isEmail = (text: string): boolean => text.length <= MAX_LENGTH && FORM.test(text);

/** The form in which e-mail addresses are compared and stored; `null` for any other text. */
export function parseEmail(text: string): string | null {
  const trimmed = text.trim();
  return isEmail(trimmed) ? trimmed.toLowerCase() : null;
}
