import type { Locale, Member } from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';

/** A fact of a document: what it is called, what it is, and whether it is text in the reader's language; numbers of records keep their direction. */
export type Fact = [term: string, details: string, plain: boolean];

// Calendar and digits are pinned: engines differ in their defaults.
const TAGS = {
  ar: { number: 'ar-EG', gregorian: 'ar-EG-u-ca-gregory-nu-arab', hijri: 'ar-EG-u-ca-islamic-umalqura-nu-arab' },
  en: { number: 'en-US', gregorian: 'en-GB-u-ca-gregory-nu-latn', hijri: 'en-US-u-ca-islamic-umalqura-nu-latn' },
} as const;

function date(tag: string, month: 'long' | 'short'): (day: string) => string {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** The member's name on a document in that language: in Latin letters where they are known. */
export const nameIn = (locale: Locale, { name, name_en }: Pick<Member, 'name' | 'name_en'>): string =>
  locale === 'en' ? (name_en ?? name) : name;

/** How one language writes numbers, money and days on paper. */
export function printer(locale: Locale) {
  const { number, gregorian, hijri } = TAGS[locale];
  const [count, amount, year] = [
    new Intl.NumberFormat(number),
    new Intl.NumberFormat(number, { minimumFractionDigits: 2 }),
    new Intl.NumberFormat(number, { useGrouping: false }),
  ];
  return {
    count: (value: number) => count.format(value),
    /** A number that is a name: no groups. */
    year: (value: number) => year.format(value),
    /** The digits in a text as the language writes them. */
    digits: (text: string) => text.replaceAll(/\d/gu, (digit) => year.format(Number(digit))),
    /** Halalas as riyals, without the currency. */
    amount: (halalas: number) => amount.format(halalas / 100),
    money: (halalas: number) =>
      locale === 'ar' ? `${amount.format(halalas / 100)} ر.س` : `SAR ${amount.format(halalas / 100)}`,
    /** An ISO day. */
    gregorian: date(gregorian, 'long'),
    short: date(gregorian, 'short'),
    hijri: date(hijri, 'long'),
    /** An ISO day in both calendars, the language's own first, as the pages show it. */
    both: (day: string) =>
      (locale === 'ar' ? [hijri, gregorian] : [gregorian, hijri]).map((tag) => date(tag, 'long')(day)).join(' · '),
  };
}

/** An association's setting in a language; empty where there is none. */
export function settingOf({ settings }: Pick<ContentSource, 'settings'>, type: string, locale: Locale): string {
  const value = settings.find((setting) => setting.type === type)?.value ?? '';
  return typeof value === 'string' ? value : value[locale];
}

/** The end of a national ID, enough for its owner to know it by. */
export const masked = (nationalId: string): string => `••••••${nationalId.slice(-4)}`;
