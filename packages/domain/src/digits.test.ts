import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits, toLocaleDigits } from './digits.ts';

const digitSets = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const;
/** Numbers in any mixture of the three digit sets, with their ASCII digits. */
const written = fc.array(fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...digitSets))).map((digits) => ({
  text: digits.map(([digit, set]) => set.charAt(digit)).join(''),
  ascii: digits.map(([digit]) => digit).join(''),
}));

describe('digits', () => {
  it('are equal in every digit set, mixed or not', () =>
    fc.assert(
      fc.property(written, ({ text, ascii }) => {
        expect(toAsciiDigits(text)).toBe(ascii);
      }),
    ));
  it('do not change other characters or the length', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = toAsciiDigits(text);
        expect(plain).toHaveLength(text.length);
        expect(plain.replace(/\d/g, '#')).toBe(text.replace(/[\d٠-٩۰-۹]/g, '#'));
      }),
    ));
  it('are idempotent', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('ar', 'en'), (text, locale) => {
        const once = toLocaleDigits(text, locale);
        expect(toLocaleDigits(once, locale)).toBe(once);
        expect(toAsciiDigits(once)).toBe(toAsciiDigits(text));
      }),
    ));
  it('contain no Latin digit in Arabic and no Arabic digit in English', () =>
    fc.assert(
      fc.property(written, ({ text }) => {
        expect(toLocaleDigits(text, 'ar')).not.toMatch(/[0-9]/);
        expect(toLocaleDigits(text, 'en')).not.toMatch(/[٠-٩۰-۹]/);
      }),
    ));
});
