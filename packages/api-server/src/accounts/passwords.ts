import { passwordFault, type PasswordOwner } from '@taawun/domain';
import { invalidField } from '../shared/failure.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of published lists; loaded once, with the first new password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/**
 * Checks a new password beyond its length.
 * @throws Failure `validation` at `field` for a common password or one made of the owner's name, phone or e-mail
 */
export async function checkNewPassword(field: string, password: string, owner: PasswordOwner): Promise<void> {
  const list = await commonPasswords();
  const rule = passwordFault(password, owner, (text) => list.has(text));
  if (rule) throw invalidField(field, rule);
}
