import { describe, expect, it } from 'vitest';
import { barePath, localeFromCookie, localeOf, localizer, localPath } from './locale.ts';

describe('locale of a path', () => {
  it.each([
    ['/', 'ar', '/'],
    ['/news', 'ar', '/news'],
    ['/ar', 'ar', '/'],
    ['/ar/news/a', 'ar', '/news/a'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/news', 'en', '/news'],
    ['/enormous', 'ar', '/enormous'],
    ['/arabic/x', 'ar', '/arabic/x'],
  ] as const)('%s is %s and bare %s', (path, locale, bare) => {
    expect(localeOf(path)).toBe(locale);
    expect(barePath(path)).toBe(bare);
  });

  it.each(['/en//evil.example', '/ar//evil.example', '/en/\\evil.example', '//evil.example', '/en///evil.example'])(
    'the bare path of %s stays on this site',
    (path) => {
      expect(barePath(path)).toBe('/evil.example');
      expect(localPath('ar', barePath(path))).toBe('/evil.example');
    },
  );

  it('adds the locale prefix to a path', () => {
    expect(localPath('ar', '/news')).toBe('/news');
    expect(localPath('en', '/news')).toBe('/en/news');
    expect(localPath('en', '/')).toBe('/en');
  });

  it('keeps the locale prefix of the current page', () => {
    expect(['/', '/news'].map(localizer('/branches'))).toEqual(['/', '/news']);
    expect(['/', '/news'].map(localizer('/ar/branches'))).toEqual(['/ar', '/ar/news']);
    expect(['/', '/news'].map(localizer('/en'))).toEqual(['/en', '/en/news']);
  });

  it('reads the locale cookie, and ignores other values', () => {
    expect(localeFromCookie('a=1; locale=en; b=2')).toBe('en');
    expect(localeFromCookie('xlocale=en')).toBeNull();
    expect(localeFromCookie('locale=fr')).toBeNull();
  });
});

describe('URL with query and hash in the language of a page', () => {
  it.each([
    ['/login', '/en/profile/address?tab=1#top', '/profile/address?tab=1#top'],
    ['/ar/login', '/en/profile', '/ar/profile'],
    ['/en/login', '/profile/orders?page=2#list', '/en/profile/orders?page=2#list'],
    ['/en/login', '/ar?x=1#a', '/en/?x=1#a'],
    ['/login', '/en', '/'],
    ['/en/login', '/en/profile#top', '/en/profile#top'],
  ])('at %s, %s is %s', (pathname, address, expected) => expect(localizer(pathname)(barePath(address))).toBe(expected));
});
