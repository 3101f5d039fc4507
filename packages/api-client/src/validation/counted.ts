import type { Locale } from '../types.ts';

/** A number as a language writes it. */
export const number = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US').format(value);

const LETTERS: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'أي حرف',
  one: () => 'حرف واحد',
  two: () => 'حرفين',
  few: (n) => `${n} أحرف`,
  many: (n) => `${n} حرفًا`,
  other: (n) => `${n} حرف`,
};
// language-check-ignore explicit-locale -- the forms of Arabic nouns alone: English has its own below
const plurals = new Intl.PluralRules('ar');
/** A number of letters, as the object of a verb. */
export const letters = (count: number) => LETTERS[plurals.select(count)](number(count, 'ar'));
/** The same in English. */
export const characters = (count: number) => `${number(count, 'en')} ${count === 1 ? 'character' : 'characters'}`;

const WORDS: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'أي كلمة',
  one: () => 'كلمة واحدة',
  two: () => 'كلمتين',
  few: (n) => `${n} كلمات`,
  many: (n) => `${n} كلمة`,
  other: (n) => `${n} كلمة`,
};
/** A number of words, after a comparison. */
export const words = (count: number) => WORDS[plurals.select(count)](number(count, 'ar'));

const SHARES: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'أي حصة',
  one: () => 'حصة واحدة',
  two: () => 'حصتين',
  few: (n) => `${n} حصص`,
  many: (n) => `${n} حصة`,
  other: (n) => `${n} حصة`,
};
/** A number of shares, as the object of a verb. */
export const sharesText = (count: number, locale: Locale) =>
  locale === 'ar'
    ? SHARES[plurals.select(count)](number(count, 'ar'))
    : `${count === 0 ? 'no' : number(count, 'en')} ${count === 1 ? 'share' : 'shares'}`;
