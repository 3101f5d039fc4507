import { RIYADH_TIME_ZONE } from '@taawun/domain';
import type { Locale } from '../foundations/locale.ts';

/** Calendar of a date. `locale`: Hijri in Arabic, Gregorian in English. */
export type CalendarChoice = 'locale' | 'hijri' | 'gregory' | 'both';
export type DateStyle = 'short' | 'long' | 'month' | 'year';

export interface DateOptions {
  style?: DateStyle;
  calendar?: CalendarChoice;
  /** Adds the time of day. */
  time?: boolean;
}

// Calendar and digits are pinned, because engines differ in their defaults. Only islamic-umalqura is the Saudi
// calendar.
const tags: Record<Locale, { hijri: string; gregory: string }> = {
  ar: { hijri: 'ar-EG-u-ca-islamic-umalqura-nu-arab', gregory: 'ar-EG-u-ca-gregory-nu-arab' },
  en: { hijri: 'en-GB-u-ca-islamic-umalqura-nu-latn', gregory: 'en-GB-u-ca-gregory-nu-latn' },
};

const parts: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};

/**
 * Formats an ISO date or timestamp. A date without time is the same day in every time zone; a timestamp is formatted in
 * Riyadh time, so that server and browser render the same text.
 * @throws {RangeError} when `iso` is not a date.
 */
export function formatDate(locale: Locale, iso: string, options: DateOptions = {}): string {
  const { style = 'short', calendar = 'locale', time = false } = options;
  if (calendar === 'both') {
    const [first, second] = locale === 'ar' ? (['hijri', 'gregory'] as const) : (['gregory', 'hijri'] as const);
    return `${formatDate(locale, iso, { style, calendar: first, time })} · ${formatDate(locale, iso, { style, calendar: second })}`;
  }
  const used = calendar === 'locale' ? (locale === 'ar' ? 'hijri' : 'gregory') : calendar;
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const text = formatter(tags[locale][used], style, time && !dateOnly, dateOnly ? 'UTC' : RIYADH_TIME_ZONE).format(
    new Date(iso),
  );
  // The era never stands alone on the next line.
  return text.replace(/ (?=(?:هـ|AH)(?:\s|$))/u, '\u00A0');
}

// Creating a formatter costs about a hundred times as much as using it, and a news list formats a date for every card.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(tag: string, style: DateStyle, time: boolean, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${style} ${time} ${timeZone}`;
  let made = formatters.get(key);
  if (!made)
    formatters.set(
      key,
      (made = new Intl.DateTimeFormat(tag, {
        ...parts[style],
        // Abbreviated English names of Hijri months are not in use.
        ...(style === 'short' && tag === tags.en.hijri && { month: 'long' }),
        ...(time ? { hour: 'numeric', minute: '2-digit' } : {}),
        timeZone,
      })),
    );
  return made;
}
