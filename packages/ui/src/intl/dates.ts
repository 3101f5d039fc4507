import { intlTag, RIYADH_TIME_ZONE, type FieldCalendar } from '@taawun/domain';
import { CALENDAR_TAGS, localeInfo } from '../foundations/locale.ts';

/** Calendar of a date. `locale`: that of the locale, Hijri in Arabic. */
export type CalendarChoice = 'locale' | FieldCalendar | 'both';
export type DateStyle = 'short' | 'long' | 'month' | 'year';

export interface DateOptions {
  style?: DateStyle;
  calendar?: CalendarChoice;
  /** Adds the time of day. */
  time?: boolean;
}

const parts: Record<DateStyle | 'numbers', Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
  numbers: { day: 'numeric', month: 'numeric', year: 'numeric' },
};

/**
 * Tag of a locale for dates in a calendar. Calendar and digits are explicit, because engines differ in their defaults;
 * only islamic-umalqura is the Saudi calendar.
 */
export function dateTag(locale: string, calendar: FieldCalendar): string {
  const tag = intlTag(locale);
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  return new Intl.Locale(tag, { calendar: CALENDAR_TAGS[calendar], numberingSystem }).toString();
}

/**
 * Formats an ISO date or timestamp in a locale, a BCP 47 tag such as `ar` or `ur-PK`. A date without time is the same
 * day in every time zone; a timestamp is formatted in Riyadh time, so that server and browser render the same text.
 * @throws {RangeError} when `iso` is not a date.
 */
export function formatDate(locale: string, iso: string, options: DateOptions = {}): string {
  const { style = 'short', calendar = 'locale', time = false } = options;
  if (calendar === 'both') {
    const [first, second] =
      localeInfo(locale).calendar === 'hijri' ? (['hijri', 'gregory'] as const) : (['gregory', 'hijri'] as const);
    return `${formatDate(locale, iso, { style, calendar: first, time })} · ${formatDate(locale, iso, { style, calendar: second })}`;
  }
  const used = calendar === 'locale' ? localeInfo(locale).calendar : calendar;
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const format = formatter(locale, used, style, time && !dateOnly, dateOnly ? 'UTC' : RIYADH_TIME_ZONE);
  const date = new Date(iso);
  if (used === 'gregory') return format.format(date);
  // The era never stands alone on the next line.
  return format
    .formatToParts(date)
    .map(({ type, value }, index, all) =>
      type === 'literal' && all[index + 1]?.type === 'era' ? value.replace(/ $/, '\u00A0') : value,
    )
    .join('');
}

/** Formats an ISO date as `16/3/2026`, in the digits of the locale: day, month, year in every language. */
export function dateInNumbers(locale: string, iso: string, calendar: FieldCalendar): string {
  const all = formatter(locale, calendar, 'numbers', false, 'UTC').formatToParts(new Date(iso));
  return (['day', 'month', 'year'] as const).map((part) => all.find(({ type }) => type === part)?.value).join('/');
}

// Creating a formatter costs about a hundred times as much as using it, and a news list formats a date for every card.
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(
  locale: string,
  calendar: FieldCalendar,
  style: keyof typeof parts,
  time: boolean,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${locale} ${calendar} ${style} ${time} ${timeZone}`;
  let made = formatters.get(key);
  if (!made) {
    const { language, region } = new Intl.Locale(locale);
    // English dates begin with the day, as in Saudi Arabia, unless a region says otherwise.
    const own =
      language === 'en' && region === undefined ? new Intl.Locale(locale, { region: 'GB' }).toString() : locale;
    made = new Intl.DateTimeFormat(dateTag(own, calendar), {
      ...parts[style],
      // Abbreviated Latin names of Hijri months are not in use.
      ...(style === 'short' && calendar === 'hijri' && localeInfo(locale).dir === 'ltr' && { month: 'long' }),
      ...(time ? { hour: 'numeric', minute: '2-digit' } : {}),
      timeZone,
    });
    formatters.set(key, made);
  }
  return made;
}
