import { intlTag, type FieldCalendar } from '@taawun/domain';

/** Languages whose catalogues are part of the library. Any other BCP 47 tag works with a catalogue of one's own. */
export type ShippedLanguage = 'ar' | 'en' | 'fr' | 'ur';

/** Settings of a locale that differ from its usual ones. */
export interface LocaleSettings {
  /** Digits by their Unicode name: `latn` (0123), `arab` (٠١٢٣), `arabext` (۰۱۲۳). @default those of the locale */
  numberingSystem?: string | undefined;
  /** Calendar that dates are written in; Hijri is Umm al-Qura. @default Hijri in Arabic, Gregorian otherwise */
  calendar?: FieldCalendar | undefined;
}

/** Result of `useLocale`. Use `dir` for document attributes only, never to select a style. */
export interface LocaleInfo {
  /** BCP 47 tag with its settings, for `formatDate` and `toLocaleDigits`: `ar`, `ur-PK`, `ar-u-nu-latn`. */
  locale: string;
  /** Tag without settings, for `lang` attributes: `ar`, `ur-PK`. */
  lang: string;
  /** Language alone: `ar`, `ur`. */
  language: string;
  /** Tag for Intl and react-intl. Arabic without a region is pinned to Egypt, whose digits are ٠١٢٣. */
  intlLocale: string;
  dir: 'rtl' | 'ltr';
  calendar: FieldCalendar;
}

/** Scripts that run from right to left. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set([
  'Arab',
  'Aran',
  'Hebr',
  'Syrc',
  'Thaa',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Mand',
  'Samr',
]);

/** Names of the calendars in a BCP 47 tag. */
export const CALENDAR_TAGS = { hijri: 'islamic-umalqura', gregory: 'gregory' } as const;

const isHijri = (calendar: string): boolean => calendar.startsWith('islamic');

/** Reads a tag. @throws {TypeError} when there is none, or when it is not a BCP 47 tag */
function parse(locale: string, options: Intl.LocaleOptions): Intl.Locale {
  if (!locale)
    throw new TypeError(
      'The locale is missing: <TaawunProvider locale="ar" messages={…}>. It is a BCP 47 tag such as "ar", "en" or "ur-PK".',
    );
  try {
    return new Intl.Locale(locale, options);
  } catch (cause) {
    throw new TypeError(`"${locale}" is not a locale. Write a BCP 47 tag such as "ar", "en" or "ur-PK".`, { cause });
  }
}

const known = new Map<string, LocaleInfo>();

/**
 * Returns the data of a locale: direction, digits and calendar follow from its tag. Pure; for servers and tests.
 * @throws {TypeError} when `locale` is missing or not a BCP 47 tag
 */
export function localeInfo(locale: string, { numberingSystem, calendar }: LocaleSettings = {}): LocaleInfo {
  const key = `${locale} ${numberingSystem ?? ''} ${calendar ?? ''}`;
  let info = known.get(key);
  if (!info) {
    const tag = parse(locale, {
      ...(numberingSystem !== undefined && { numberingSystem }),
      ...(calendar !== undefined && { calendar: CALENDAR_TAGS[calendar] }),
    });
    const { language } = tag;
    info = {
      locale: tag.toString(),
      lang: tag.baseName,
      language,
      intlLocale: intlTag(tag.toString()),
      dir: RTL_SCRIPTS.has(tag.maximize().script ?? '') ? 'rtl' : 'ltr',
      calendar: (tag.calendar === undefined ? language === 'ar' : isHijri(tag.calendar)) ? 'hijri' : 'gregory',
    };
    known.set(key, info);
  }
  return info;
}
