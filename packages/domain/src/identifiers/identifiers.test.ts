import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankCode,
  formatIban,
  isSaudiIban,
  nationalIdKind,
  normalizeCode,
  parseNumber,
  parseShortAddress,
  toLocaleDigits,
} from '../index.ts';

const digit = fc.integer({ min: 0, max: 9 });

describe('national ID and Iqama', () => {
  it.each([
    ['1000000008', 'citizen'],
    ['2000000006', 'resident'],
    ['١٠٠٠٠٠٠٠٠٨', 'citizen'],
    ['۲۰۰۰ ۰۰۰-۰۰۶', 'resident'],
  ] as const)('%s is a %s', (text, kind) => expect(nationalIdKind(text)).toBe(kind));
  it.each(['1000000000', '3000000004', '', '100000000', '10000000080', 'abcdefghij'])('rejects %s', (text) =>
    expect(nationalIdKind(text)).toBeNull(),
  );

  it('rejects every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1000000008', '2000000006', '1084329758'),
        fc.integer({ min: 1, max: 9 }),
        digit,
        (valid, position, wrong) => {
          fc.pre(nationalIdKind(valid) !== null && valid[position] !== String(wrong));
          expect(nationalIdKind(valid.slice(0, position) + wrong + valid.slice(position + 1))).toBeNull();
        },
      ),
    );
  });
  it('accepts exactly one check digit for every prefix', () => {
    fc.assert(
      fc.property(fc.constantFrom('1', '2'), fc.array(digit, { minLength: 8, maxLength: 8 }), (first, middle) => {
        const fitting = Array.from({ length: 10 }, (_, last) => `${first}${middle.join('')}${last}`).filter((id) =>
          nationalIdKind(id),
        );
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

describe('IBAN', () => {
  const valid = ['SA0380000000608010167519', 'SA3915000999103143430001', 'SA4420000001234567891234'];
  it.each(valid)('accepts %s, grouped, lower case and in Arabic digits', (iban) => {
    expect(isSaudiIban(iban)).toBe(true);
    expect(isSaudiIban(formatIban(iban))).toBe(true);
    expect(isSaudiIban(toLocaleDigits(formatIban(iban).toLowerCase(), 'ar'))).toBe(true);
    expect(normalizeCode(formatIban(iban))).toBe(iban);
  });
  it.each(['SA0380000000608010167518', 'SA038000000060801016751', 'GB29NWBK60161331926819', '', 'SA'])(
    'rejects %s',
    (iban) => expect(isSaudiIban(iban)).toBe(false),
  );
  it('is formatted in groups of four', () => expect(formatIban(valid[0] ?? '')).toBe('SA03 8000 0000 6080 1016 7519'));
  it('returns the bank code', () => {
    expect(bankCode('SA03 80')).toBe('80');
    expect(bankCode('SA03 8')).toBeNull();
  });
  it('rejects every single wrong digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.integer({ min: 2, max: 23 }), digit, (iban, position, wrong) => {
        fc.pre(iban[position] !== String(wrong));
        expect(isSaudiIban(iban.slice(0, position) + wrong + iban.slice(position + 1))).toBe(false);
      }),
    );
  });
});

describe('Short Address', () => {
  it.each(['RRRD2929', 'rrrd 2929', 'RRRD٢٩٢٩', 'rrrd-2929'])('parses %s', (text) =>
    expect(parseShortAddress(text)).toEqual({ code: 'RRRD2929', building: '2929' }),
  );
  it.each(['RRR2929', 'RRRD292', 'ررRD2929', '', '2929RRRD'])('rejects %s', (text) =>
    expect(parseShortAddress(text)).toBeNull(),
  );
});

describe('numbers', () => {
  it.each([
    ['', null],
    ['٤٢', 42],
    ['1,200', 1200],
    ['١٬٢٠٠٫٥', 1200.5],
    ['-3', -3],
    ['۷', 7],
  ] as const)('%s is %s', (text, number) => expect(parseNumber(text)).toBe(number));
  it.each(['x', '1x', '--1', '1.2.3', '-'])('%s is no number', (text) => expect(parseNumber(text)).toBeNaN());
  it('parses the output of Intl in either language', () => {
    const formats = (['ar-EG', 'en-US'] as const).map((tag) => new Intl.NumberFormat(tag));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (number) => {
        for (const format of formats) expect(parseNumber(format.format(number))).toBe(number);
      }),
    );
  });
});
