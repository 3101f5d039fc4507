import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocaleDigits } from '../digits.ts';
import { isIsoDate, readDate } from './read-date.ts';
import { FIRST_DATE, fromHijri, LAST_DATE, toHijri } from './umm-al-qura.ts';

const day = 86_400_000;
const anyDate = fc
  .integer({ min: Date.parse(FIRST_DATE) / day, max: Date.parse(LAST_DATE) / day })
  .map((days) => new Date(days * day).toISOString().slice(0, 10));

describe('the calendar', () => {
  it('is Umm al-Qura: 2026-09-01 is 19 Rabi I 1448, where the generic calendar says 20', () =>
    expect(toHijri('2026-09-01')).toEqual({ year: 1448, month: 3, day: 19 }));
  it('covers 1300 to 1600 AH and nothing else', () => {
    expect(toHijri(FIRST_DATE)).toEqual({ year: 1300, month: 1, day: 1 });
    expect(toHijri(LAST_DATE)).toMatchObject({ year: 1600, month: 12 });
    expect(toHijri('2174-11-26')).toMatchObject({ year: 1601, month: 1 });
    for (const value of [FIRST_DATE, LAST_DATE, '2024-02-29']) expect(isIsoDate(value), value).toBe(true);
    for (const value of ['1882-11-11', '2174-11-26', '2024-02-30', '2023-02-29', '2024-2-1', ''])
      expect(isIsoDate(value), value).toBe(false);
  });
  it('converts every day both ways', () => {
    fc.assert(
      fc.property(anyDate, (value) => {
        expect(fromHijri(toHijri(value))).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('readDate', () => {
  it.each([
    ['15/7/1410', '1990-02-11', 'hijri'],
    ['١٥/٠٧/١٤١٠', '1990-02-11', 'hijri'],
    ['1410-07-15', '1990-02-11', 'hijri'],
    ['15 رجب 1410', '1990-02-11', 'hijri'],
    ['١٥ رجب ١٤١٠ هـ', '1990-02-11', 'hijri'],
    ['15 من رجب 1410هـ', '1990-02-11', 'hijri'],
    ['Rajab 15, 1410 AH', '1990-02-11', 'hijri'],
    ['١٩ ربيع الأوّل ١٤٤٨', '2026-09-01', 'hijri'],
    ['1 ربيع الثاني 1445', '2023-10-16', 'hijri'],
    ['11/2/1990', '1990-02-11', 'gregory'],
    ['11.02.1990', '1990-02-11', 'gregory'],
    ['1990-02-11', '1990-02-11', 'gregory'],
    ['١١ فبراير ١٩٩٠ م', '1990-02-11', 'gregory'],
    ['11 Feb 1990', '1990-02-11', 'gregory'],
    ['February 11, 1990', '1990-02-11', 'gregory'],
    ['29/2/2024', '2024-02-29', 'gregory'],
  ] as const)('%s is %s', (text, value, calendar) => expect(readDate(text)).toEqual({ value, calendar }));
  it.each([
    '',
    '11/2',
    '11/2/90',
    '31/2/2024',
    '12/25/1990',
    '29/2/2023',
    '30/7/1800',
    '1/1/1299',
    '1/1/1601',
    '1/1/2200',
    '32/1/1445',
    '15 رجب 1990',
    '11 فبراير 1410',
    '15/7/1410 م',
    '11/2/1990 هـ',
    'yesterday',
    '2024',
    '15 15 رجب 1410',
    '0/1/1445',
  ])('%s is not a date', (text) => expect(readDate(text)).toBeNull());

  it('reads day/month/year of both calendars in both digit sets', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.constantFrom('ar', 'en'),
        fc.constantFrom('hijri', 'gregory'),
        (value, locale, calendar) => {
          const [y, m, d] = value.split('-').map(Number);
          const { year, month, day: date } = calendar === 'hijri' ? toHijri(value) : { year: y, month: m, day: d };
          expect(readDate(toLocaleDigits(`${date}/${month}/${year}`, locale))).toEqual({ value, calendar });
        },
      ),
      { numRuns: 300 },
    );
  });
});
