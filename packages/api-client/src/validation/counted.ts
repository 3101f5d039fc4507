import type { Locale } from '../types.ts';

/** Formats a number for a locale. */
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
/** Formats a number of letters in Arabic, as the object of a verb. */
export const letters = (count: number) => LETTERS[plurals.select(count)](number(count, 'ar'));
/** Formats a number of characters in English. */
export const characters = (count: number) => `${number(count, 'en')} ${count === 1 ? 'character' : 'characters'}`;

const WORD_FORMS: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'أي كلمة',
  one: () => 'كلمة واحدة',
  two: () => 'كلمتين',
  few: (n) => `${n} كلمات`,
  many: (n) => `${n} كلمة`,
  other: (n) => `${n} كلمة`,
};
/** Formats a number of words in Arabic, after a comparison. */
export const countedWords = (count: number) => WORD_FORMS[plurals.select(count)](number(count, 'ar'));

const CODES_LEFT: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'لم يبق لديك رمز آخر',
  one: () => 'بقي لديك رمز واحد',
  two: () => 'بقي لديك رمزان',
  few: (n) => `بقيت لديك ${n} رموز`,
  many: (n) => `بقي لديك ${n} رمزًا`,
  other: (n) => `بقي لديك ${n} رمز`,
};
/** Formats a number of unused recovery codes, as a sentence without its full stop. */
export const codesLeftText = (count: number, locale: Locale) =>
  locale === 'ar'
    ? CODES_LEFT[plurals.select(count)](number(count, 'ar'))
    : `You have ${count === 0 ? 'no' : number(count, 'en')} ${count === 1 ? 'code' : 'codes'} left`;

const SHARES: Record<Intl.LDMLPluralRule, (n: string) => string> = {
  zero: () => 'أي حصة',
  one: () => 'حصة واحدة',
  two: () => 'حصتين',
  few: (n) => `${n} حصص`,
  many: (n) => `${n} حصة`,
  other: (n) => `${n} حصة`,
};
/** Formats a number of shares, as the object of a verb. */
export const sharesText = (count: number, locale: Locale) =>
  locale === 'ar'
    ? SHARES[plurals.select(count)](number(count, 'ar'))
    : `${count === 0 ? 'no' : number(count, 'en')} ${count === 1 ? 'share' : 'shares'}`;
