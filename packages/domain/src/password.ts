import { isMadeOfSiteTerms } from './site-terms.ts';

/** What a password must not be made of. `null` where the account has none. */
export interface PasswordOwner {
  firstname: string;
  lastname: string;
  /** In any accepted form. */
  phone: string;
  email?: string | null | undefined;
}

/** Characters that a password has beside the owner's name, phone and e-mail. */
const MIN_OTHERS = 4;
const MIN_NAME = 3;

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The parts of an owner's data that people use as passwords, the longest first. */
function ownParts({ firstname, lastname, phone, email }: PasswordOwner): string[] {
  const digits = phone.replaceAll(/\D/g, '').slice(-9);
  const address = plain(email ?? '');
  const names = `${firstname} ${lastname}`.split(/\s+/).map(plain);
  const phones = digits === '' ? [] : ['+966', '00966', '966', '0', ''].map((code) => code + digits);
  return [address, ...address.split('@').slice(0, 1), ...phones, ...names]
    .filter((part) => part.length >= MIN_NAME)
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Returns the rule that a new password breaks beyond its length, or `null`.
 * @param isCommon whether published lists contain a password, in lower case
 * @param terms of the site, of `siteTerms`
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
  terms: readonly string[] = [],
): 'passwordCommon' | 'passwordOwn' | 'passwordSite' | null {
  const text = plain(password).trim();
  if (isCommon(text)) return 'passwordCommon';
  const others = ownParts(owner).reduce((rest, part) => rest.replaceAll(part, ''), text);
  if (others !== text && Array.from(others).length < MIN_OTHERS) return 'passwordOwn';
  return isMadeOfSiteTerms(others, terms) ? 'passwordSite' : null;
}
