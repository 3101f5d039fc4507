import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits, toLocaleDigits } from './digits.ts';
import { formatPhone, parseMobile } from './phone.ts';

describe('parseMobile', () => {
  it.each([
    '0500000001', '500000001', '+966500000001', '00966500000001', '966500000001', '٠٥٠٠٠٠٠٠٠١', '۰۵۰۰۰۰۰۰۰۱', '+٩٦٦ ٥٠ ٠٠٠ ٠٠٠١', '050-000-0001', ' 050 000 0001 ', '\u202a+966500000001\u202c',
  ])('reads %s', (text) => expect(parseMobile(text)).toBe('+966500000001'));

  it.each(['', '0400000001', '05000000', '05000000011', '+971500000001', 'abc', '0112345678'])('refuses %s', (text) => expect(parseMobile(text)).toBeNull());

  it('reads back what it shows, for every number and both digit sets', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999 }), (n) => {
      const stored = `+9665${String(n).padStart(8, '0')}`;
      expect(parseMobile(formatPhone(stored))).toBe(stored);
      expect(parseMobile(toLocaleDigits(formatPhone(stored), 'ar'))).toBe(stored);
    }));
  });
});

describe('digits', () => {
  it('turns both digit sets into ASCII and leaves the rest', () => expect(toAsciiDigits('أ٠١٢٣٤٥٦٧٨٩ b۰۱۲۳۴۵۶۷۸۹ 42')).toBe('أ0123456789 b0123456789 42'));
  it('is undone by its opposite', () => fc.assert(fc.property(fc.stringMatching(/^\d*$/), (text) => { expect(toAsciiDigits(toLocaleDigits(text, 'ar'))).toBe(text); })));
});
