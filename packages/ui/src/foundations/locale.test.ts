import { toLocaleDigits } from '@taawun/domain';
import { describe, expect, it } from 'vitest';
import { formatDate } from '../intl/dates.ts';
import { formatNumber } from '../intl/numbers.ts';
import { localeInfo } from './locale.ts';

describe('a locale', () => {
  it.each([
    ['ar', 'ar', 'rtl', 'hijri', 'ar-EG', '١٬٢٣٤'],
    ['en', 'en', 'ltr', 'gregory', 'en-US', '1,234'],
    ['fr', 'fr', 'ltr', 'gregory', 'fr', '1\u202F234'],
    ['ur-PK', 'ur', 'rtl', 'gregory', 'ur-PK', '1,234'],
    ['fa', 'fa', 'rtl', 'gregory', 'fa', '۱٬۲۳۴'],
    ['ar-SA', 'ar', 'rtl', 'hijri', 'ar-SA', '١٬٢٣٤'],
    ['pa-Arab', 'pa', 'rtl', 'gregory', 'pa-Arab', '۱٬۲۳۴'],
    ['ar-u-ca-gregory-nu-latn', 'ar', 'rtl', 'gregory', 'ar-EG-u-ca-gregory-nu-latn', '1,234'],
  ] as const)(
    '%s has its language, direction, calendar and digits',
    (tag, language, dir, calendar, intlLocale, number) => {
      const info = localeInfo(tag);
      expect(info).toMatchObject({ language, dir, calendar, intlLocale });
      expect(formatNumber(info.intlLocale, 1234)).toBe(number);
    },
  );

  it('takes digits and calendar as settings, which are part of its tag but not of `lang`', () => {
    const { locale, lang, intlLocale } = localeInfo('ar', { numberingSystem: 'latn', calendar: 'gregory' });
    expect(lang).toBe('ar');
    expect(formatNumber(intlLocale, 1234.5)).toBe('1,234.5');
    expect(toLocaleDigits('٢٠٢٦', locale)).toBe('2026');
    expect(formatDate(locale, '2026-11-26')).toMatch(/^26 نوفمبر 2026$/);
    expect(formatDate(localeInfo('fr', { calendar: 'hijri' }).locale, '2026-11-26')).toMatch(/1448/);
  });

  it.each([
    ['fr', '26 nov. 2026'],
    ['ur', '26 نومبر، 2026'],
    ['en', '26 Nov 2026'],
    ['en-US', 'Nov 26, 2026'],
  ])('%s writes a date as usual there', (tag, text) => expect(formatDate(tag, '2026-11-26')).toBe(text));

  it.each([
    ['', /The locale is missing/],
    ['arabic_SA', /"arabic_SA" is not a locale/],
  ])('"%s" is rejected with what to write', (tag, message) => expect(() => localeInfo(tag)).toThrow(message));
});
