import { normalizeText } from '../normalize-text.ts';
import { fromHijri } from './umm-al-qura.ts';

type Kind = 'hijri' | 'gregory';

const tags = {
  hijri: ['ar-EG-u-ca-islamic-umalqura', 'en-US-u-ca-islamic-umalqura'],
  gregory: ['ar-EG-u-ca-gregory', 'en-US-u-ca-gregory'],
} as const;

/** Common month names that `Intl` does not produce. */
const others: Record<Kind, Record<string, number>> = {
  hijri: {
    'ربيع اول': 3,
    'ربيع الثاني': 4,
    'ربيع ثاني': 4,
    'جمادي الاول': 5,
    'جمادي الثانيه': 6,
    'جمادي الثاني': 6,
    'جمادي الاخر': 6,
    'ذي القعده': 11,
    'ذي الحجه': 12,
    ذوالقعده: 11,
    ذوالحجه: 12,
    'rabi al awwal': 3,
    'rabi al thani': 4,
    'jumada al awwal': 5,
    'jumada al ula': 5,
    'jumada al thani': 6,
    'jumada al akhirah': 6,
    'dhu al qadah': 11,
    'dhu al hijjah': 12,
    'dhul qidah': 11,
    'dhul hijjah': 12,
    shaaban: 8,
    ramadhan: 9,
  },
  gregory: {
    sept: 9,
    'كانون الثاني': 1,
    شباط: 2,
    اذار: 3,
    نيسان: 4,
    ايار: 5,
    حزيران: 6,
    تموز: 7,
    اب: 8,
    ايلول: 9,
    'تشرين الاول': 10,
    'تشرين الثاني': 11,
    'كانون الاول': 12,
  },
};

const tokenize = (text: string): string[] =>
  normalizeText(text)
    .replace(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$1$2 ')
    .split(/[\s/.,،\-–_]+/)
    .filter(Boolean);

let names: Record<Kind, Map<string, number>> | undefined;

/**
 * Returns the month number for a long or short month name in Arabic or English, or `null` when the calendar has no such
 * name.
 */
export function monthNumber(name: string, calendar: Kind): number | null {
  names ??= { hijri: collect('hijri'), gregory: collect('gregory') };
  return names[calendar].get(name) ?? null;
}

function collect(calendar: Kind): Map<string, number> {
  const found = new Map(Object.entries(others[calendar]));
  for (let month = 1; month <= 12; month += 1) {
    const date =
      calendar === 'hijri'
        ? Date.parse(fromHijri({ year: 1445, month, day: 10 }) ?? '')
        : Date.UTC(2024, month - 1, 10);
    for (const tag of tags[calendar]) {
      for (const length of ['long', 'short'] as const)
        found.set(
          tokenize(new Intl.DateTimeFormat(tag, { month: length, timeZone: 'UTC' }).format(date)).join(' '),
          month,
        );
    }
  }
  return found;
}

const eraNames: Record<string, Kind> = {
  ه: 'hijri',
  هجري: 'hijri',
  هجريه: 'hijri',
  ah: 'hijri',
  م: 'gregory',
  ميلادي: 'gregory',
  ميلاديه: 'gregory',
  ad: 'gregory',
  ce: 'gregory',
};

/**
 * Splits a typed date into tokens and removes the era. `era` is the calendar that it names, or `null` without one.
 */
export function eras(text: string): { tokens: string[]; era: Kind | null } {
  const all = tokenize(text);
  const era = all.map((word) => eraNames[word]).find((kind) => kind !== undefined) ?? null;
  return { tokens: all.filter((word) => !(word in eraNames) && word !== 'من' && word !== 'of'), era };
}
