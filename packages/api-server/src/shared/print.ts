import { RIYADH_TIME_ZONE } from '@taawun/domain';
import type { Locale, Member } from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';

/**
 * Fact of a document. `plain`: the details are text in the document's language; otherwise an identifier that keeps its
 * own direction.
 */
export type Fact = [term: string, details: string, plain: boolean];

// Calendar and digits are pinned: engines differ in their defaults.
const TAGS = {
  ar: { number: 'ar-EG', gregorian: 'ar-EG-u-ca-gregory-nu-arab', hijri: 'ar-EG-u-ca-islamic-umalqura-nu-arab' },
  en: { number: 'en-US', gregorian: 'en-GB-u-ca-gregory-nu-latn', hijri: 'en-GB-u-ca-islamic-umalqura-nu-latn' },
} as const;

function date(tag: string, month: 'long' | 'short'): (day: string) => string {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}

/** Returns the member's name in the document's language: in Latin letters for English, if available. */
export const nameIn = (locale: Locale, { name, name_en }: Pick<Member, 'name' | 'name_en'>): string =>
  locale === 'en' ? (name_en ?? name) : name;

/** Returns the number, money and date formatters of a locale. */
export function printer(locale: Locale) {
  const { number, gregorian, hijri } = TAGS[locale];
  const [count, amount, year] = [
    new Intl.NumberFormat(number),
    new Intl.NumberFormat(number, { minimumFractionDigits: 2 }),
    new Intl.NumberFormat(number, { useGrouping: false }),
  ];
  return {
    count: (value: number) => count.format(value),
    /** Formats a year or an identifier: without grouping. */
    year: (value: number) => year.format(value),
    /** Converts the digits of a text to those of the locale. */
    digits: (text: string) => text.replaceAll(/\d/gu, (digit) => year.format(Number(digit))),
    /** Formats halalas as riyals, without the currency. */
    amount: (halalas: number) => amount.format(halalas / 100),
    money: (halalas: number) =>
      locale === 'ar' ? `${amount.format(halalas / 100)} ر.س` : `SAR ${amount.format(halalas / 100)}`,
    /** Formats an ISO day. */
    gregorian: date(gregorian, 'long'),
    short: date(gregorian, 'short'),
    hijri: date(hijri, 'long'),
    /** Formats a day and the time of day in Riyadh. */
    time: (time: Date) =>
      new Intl.DateTimeFormat(gregorian, {
        dateStyle: 'long',
        timeStyle: 'short',
        hour12: true,
        timeZone: RIYADH_TIME_ZONE,
      }).format(time),
    /** Formats an ISO day in both calendars, the locale's own first, as the website does. */
    both: (day: string) =>
      (locale === 'ar' ? [hijri, gregorian] : [gregorian, hijri]).map((tag) => date(tag, 'long')(day)).join(' · '),
  };
}

/** Returns an association setting in a locale; an empty string when it does not exist. */
export function settingOf({ settings }: Pick<ContentSource, 'settings'>, type: string, locale: Locale): string {
  const value = settings.find((setting) => setting.type === type)?.value ?? '';
  return typeof value === 'string' ? value : value[locale];
}

/** Masks a national ID except for its last four digits. */
export const masked = (nationalId: string): string => `••••••${nationalId.slice(-4)}`;
