/** Locales of the product. Arabic is the default. */
export type Locale = 'ar' | 'en';

/** Result of `useLocale`. Use `dir` for document attributes only, never to select a style. */
export interface LocaleInfo {
  locale: Locale;
  /** Tag for Intl and react-intl. Arabic is pinned to Egypt, whose digits are ٠١٢٣. */
  intlLocale: 'ar-EG' | 'en-US';
  dir: 'rtl' | 'ltr';
}

const table: Record<Locale, LocaleInfo> = {
  ar: { locale: 'ar', intlLocale: 'ar-EG', dir: 'rtl' },
  en: { locale: 'en', intlLocale: 'en-US', dir: 'ltr' },
};

/** Returns the data of a locale. Pure; for servers and tests. */
export const localeInfo = (locale: Locale): LocaleInfo => table[locale];
