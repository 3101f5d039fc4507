import type { Locale } from '@taawun/ui';

export const DEFAULT_LOCALE: Locale = 'ar';
export const LOCALE_COOKIE = 'locale';
/** The cookie lives 365 days, path /, SameSite lax (specification, section 9). */
export const LOCALE_COOKIE_ATTRIBUTES = `Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax`;

export const isLocale = (value: unknown): value is Locale => value === 'ar' || value === 'en';

export const dirOf = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr');

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

const PREFIX = /^\/(ar|en)(?=\/|$)/;

/** `/en/news` → `en`; a path without a prefix is Arabic. */
export function localeOf(pathname: string): Locale {
  const prefix = PREFIX.exec(pathname)?.[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

/** `/en/news` → `/news`, `/ar` → `/`. */
export const barePath = (pathname: string): string => pathname.replace(PREFIX, '') || '/';

/** The address of a bare path in a language; Arabic, the default, has no prefix. */
export function localPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Writes bare paths as addresses in the form of the page at hand: bare, `/ar` or `/en`. */
export function localizer(pathname: string): (path: string) => string {
  const prefix = PREFIX.exec(pathname)?.[0] ?? '';
  return (path) => (path === '/' ? prefix || '/' : prefix + path);
}

/** The value of the locale cookie in a Cookie header or `document.cookie`. */
export function localeFromCookie(cookies: string): Locale | null {
  const value = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return isLocale(value) ? value : null;
}
