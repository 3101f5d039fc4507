/** The two languages of the product. Arabic is the default. */
export type Locale = 'ar' | 'en';

/** What `useLocale` answers. `dir` is for attributes of the document, never for choosing a style. */
export interface LocaleInfo {
  locale: Locale;
  /** The tag that Intl and react-intl get: Arabic is pinned to Egypt, whose digits are ٠١٢٣. */
  intlLocale: 'ar-EG' | 'en-US';
  dir: 'rtl' | 'ltr';
}

const table: Record<Locale, LocaleInfo> = {
  ar: { locale: 'ar', intlLocale: 'ar-EG', dir: 'rtl' },
  en: { locale: 'en', intlLocale: 'en-US', dir: 'ltr' },
};

/** Pure lookup, for servers and tests. */
export const localeInfo = (locale: Locale): LocaleInfo => table[locale];
