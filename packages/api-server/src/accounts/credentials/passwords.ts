import { passwordFault, siteTerms, type PasswordOwner } from '@taawun/domain';
import type { ContentSource } from '@taawun/api-client/content';
import { invalidField } from '../../shared/failure.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of published lists; loaded once, with the first new password. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

const NAMES: ReadonlySet<string> = new Set(['association_name', 'association_short_name']);

/** The site whose name and host are no passwords. */
export interface PasswordSite {
  source: Pick<ContentSource, 'settings'>;
  publicOrigin: string;
}

function termsOf({ source, publicOrigin }: PasswordSite): string[] {
  const names = source.settings
    .filter(({ type }) => NAMES.has(type))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : [value.ar, value.en]));
  return siteTerms({ names, host: new URL(publicOrigin).hostname });
}

/**
 * Checks a new password beyond its length.
 * @throws Failure `validation` at `field` for a common password, and for one made of the owner's name, phone or e-mail
 *   address, or of the site's name or host
 */
export async function checkNewPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
  site: PasswordSite,
): Promise<void> {
  const list = await commonPasswords();
  const rule = passwordFault(password, owner, (text) => list.has(text), termsOf(site));
  if (rule) throw invalidField(field, rule);
}
