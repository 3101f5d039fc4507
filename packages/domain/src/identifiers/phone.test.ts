import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocaleDigits } from '../digits.ts';
import { formatPhone, parseMobile } from './phone.ts';

describe('parseMobile', () => {
  it.each([
    '0500000001',
    '500000001',
    '+966500000001',
    '00966500000001',
    '966500000001',
    '٠٥٠٠٠٠٠٠٠١',
    '۰۵۰۰۰۰۰۰۰۱',
    '+٩٦٦ ٥٠ ٠٠٠ ٠٠٠١',
    '050-000-0001',
    ' 050 000 0001 ',
    '\u202a+966500000001\u202c',
  ])('parses %s', (text) => expect(parseMobile(text)).toBe('+966500000001'));

  it.each(['', '0400000001', '05000000', '05000000011', '+971500000001', 'abc', '0112345678'])('rejects %s', (text) =>
    expect(parseMobile(text)).toBeNull(),
  );

  it('parses its own format, for every number and both digit sets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (n) => {
        const stored = `+9665${String(n).padStart(8, '0')}`;
        expect(parseMobile(formatPhone(stored))).toBe(stored);
        expect(parseMobile(toLocaleDigits(formatPhone(stored), 'ar'))).toBe(stored);
      }),
    );
  });

  it('returns a stored number or null for any input', () => {
    const digits = Array.from('0123456789٠١٢٣٤٥٦٧٨٩');
    const noise = fc.string({ unit: fc.constantFrom(...digits, ...Array.from('+- ().abـ\u200f')) });
    const nearly = fc
      .tuple(
        fc.constantFrom('05', '5', '+9665', '009665', '04'),
        fc.string({ unit: fc.constantFrom(...digits), minLength: 7, maxLength: 9 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(noise, nearly), (text) => {
        expect(String(parseMobile(text))).toMatch(/^(\+9665\d{8}|null)$/);
      }),
    );
  });

  it('parses every spelling of a number to the same value', () => {
    const prefix = fc.constantFrom('+966', '00966', '966', '0', '');
    const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u200f');
    fc.assert(
      fc.property(
        prefix,
        fc.array(gap, { minLength: 9, maxLength: 9 }),
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.boolean(),
        (start, gaps, n, inArabic) => {
          const national = `5${String(n).padStart(8, '0')}`;
          const text = start + Array.from(national, (digit, index) => (gaps[index] ?? '') + digit).join('');
          expect(parseMobile(inArabic ? toLocaleDigits(text, 'ar') : text)).toBe(`+966${national}`);
        },
      ),
    );
  });
});
