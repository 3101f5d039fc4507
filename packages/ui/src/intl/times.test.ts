import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTime, minutesOf, readTime, timeOf, writeTime, type HourCycle } from './times.ts';

const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const anyCycle = fc.constantFrom<HourCycle | undefined>(undefined, 'h12', 'h23');
const anyLocale = fc.constantFrom('ar', 'en', 'fr', 'ur', 'ar-SA', 'en-GB', 'ar-u-nu-latn', 'fa', 'ko', 'hi');

it('readTime reads what writeTime writes', () => {
  fc.assert(
    fc.property(anyTime, anyLocale, anyCycle, (time, locale, cycle) => {
      expect(readTime(writeTime(locale, time, cycle))).toBe(time);
    }),
    { numRuns: 1000 },
  );
});

it('readTime leaves a value as it is, and never returns anything but a time', () => {
  fc.assert(
    fc.property(anyTime, (time) => {
      expect([readTime(time), timeOf(minutesOf(time))]).toEqual([time, time]);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123459:. hapm٠٩صم')) }), (text) => {
      const read = readTime(text);
      expect(read === null || isTime(read)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

describe('readTime', () => {
  it.each([
    ['9', '09:00'],
    ['٩', '09:00'],
    ['21', '21:00'],
    ['930', '09:30'],
    ['2130', '21:30'],
    ['0005', '00:05'],
    ['9:30', '09:30'],
    ['9.30pm', '21:30'],
    ['9٫30', '09:30'],
    ['21:30', '21:30'],
    ['21:30:00', '21:30'],
    ['9 30', '09:30'],
    ['٩:٣٠ م', '21:30'],
    ['٩:٣٠م', '21:30'],
    ['۹:۳۰', '09:30'],
    ['\u200F٩:٣٠ ص', '09:30'],
    ['الساعة ٩ مساءً', '21:00'],
    ['9 صباحًا', '09:00'],
    ['١٢ ظهرًا', '12:00'],
    ['12 am', '00:00'],
    ['12 p.m.', '12:00'],
    ['12:30\u202FAM', '00:30'],
    ['930 PM', '21:30'],
    ['9h30', '09:30'],
    ['9 h', '09:00'],
    ['2 h 15 de l’après-midi', '14:15'],
    ['9:30 شام', '21:30'],
    ['21:30 م', '21:30'],
  ])('reads %s', (text, time) => expect(readTime(text)).toBe(time));

  it.each([
    '',
    ' ',
    'م',
    'noonish',
    '24:00',
    '9:3',
    '9:60',
    '960',
    '12345',
    '21:30 ص',
    '0:30 pm',
    '9:30:15',
    '9 10 11',
  ])('does not read %j', (text) => expect(readTime(text)).toBeNull());
});

describe('writeTime', () => {
  it.each([
    ['ar', undefined, '٩:٣٠ ص'],
    ['ar', 'h23', '٠٩:٣٠'],
    ['ar-u-nu-latn', undefined, '9:30 ص'],
    ['en', undefined, '9:30 AM'],
    ['fr', undefined, '09:30'],
    ['ur', undefined, '9:30 AM'],
    ['ko', undefined, '09:30'],
  ] as const)('writes in %s with %s', (locale, cycle, text) => expect(writeTime(locale, '09:30', cycle)).toBe(text));
});
