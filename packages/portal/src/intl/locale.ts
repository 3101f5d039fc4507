import type { Locale } from '@taawun/api-client';

export const DEFAULT_LOCALE: Locale = 'ar';
export const LOCALES: readonly Locale[] = ['ar', 'en'];
const COOKIE = 'locale';

/**
 * The Set-Cookie value of the locale cookie: 365 days, path /, SameSite lax (specification, section 9). `secure` under
 * https.
 */
export const localeCookie = (locale: Locale, secure: boolean): string =>
  `${COOKIE}=${locale}; Max-Age=${365 * 24 * 60 * 60}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

export const isLocale = (value: unknown): value is Locale => value === 'ar' || value === 'en';

export const otherLocale = (locale: Locale): Locale => (locale === 'ar' ? 'en' : 'ar');

const PREFIX = /^\/(ar|en)(?=[/?#]|$)/;

/** `/ar/news` → `ar`; null where the path has no prefix. */
export function prefixOf(pathname: string): Locale | null {
  const prefix = PREFIX.exec(pathname)?.[1];
  return isLocale(prefix) ? prefix : null;
}

/** `/en/news` → `en`; a path without a prefix is Arabic. */
export const localeOf = (pathname: string): Locale => prefixOf(pathname) ?? DEFAULT_LOCALE;

/**
 * `/en/news?page=2#list` → `/news?page=2#list`, `/ar` → `/`. The result starts with exactly one slash: `/en//host`
 * without its prefix would lead to another site.
 */
export const barePath = (address: string): string => address.replace(PREFIX, '').replace(/^[/\\]*/, '/');

/** Adds the locale prefix to a path; Arabic, the default, has none. */
export function localPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Returns a function that adds the prefix of the current path to other paths: none, `/ar` or `/en`. */
export function localizer(pathname: string): (path: string) => string {
  const prefix = PREFIX.exec(pathname)?.[0] ?? '';
  return (path) => (path === '/' ? prefix || '/' : prefix + path);
}

/** The value of the locale cookie in a Cookie header or `document.cookie`. */
export function localeFromCookie(cookies: string): Locale | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  return isLocale(value) ? value : null;
}

/** Locale of the portal for a language of the library. */
export const localeFor = (language: string): Locale => (isLocale(language) ? language : DEFAULT_LOCALE);
