import { parseEmail } from './email.ts';
import { parseMobile } from './phone.ts';

/** Normalises a username: a mobile number, or an e-mail address in lower case; `null` for any other text. */
export function parseUsername(text: string): { phone: string } | { email: string } | null {
  const phone = parseMobile(text);
  if (phone) return { phone };
  const email = parseEmail(text);
  return email ? { email } : null;
}
