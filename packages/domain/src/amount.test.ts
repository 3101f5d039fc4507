import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFault, parseAmount, parsePostedAmount } from './amount.ts';

describe('amounts', () => {
  it.each([
    ['', null],
    ['12', 1200],
    ['١٢٫٥', 1250],
    ['1,234.50', 123450],
    ['١٬٢٣٤٫٥٠', 123450],
    ['12,5', 1250],
    ['١٢،٥', 1250],
    ['1,234', 123400],
    ['0.1', 10],
    ['12.', 1200],
    ['0', 0],
    ['\u200f٥٠\u00a0', 5000],
  ] as const)('%s is %s halalas', (text, halalas) => expect(parseAmount(text)).toBe(halalas));
  it.each(['abc', 'خمسون', '1,23,4', '1.2.3', '1,2345', '-'])('%s is no amount', (text) =>
    expect(parseAmount(text)).toBeNaN(),
  );
  it('parses the output of Intl in either language', () => {
    const formats = (['ar-EG', 'en-US'] as const).map(
      (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (halalas) => {
        for (const format of formats) expect(parseAmount(format.format(halalas / 100))).toBe(halalas);
      }),
    );
  });
});

describe('the fault of an amount', () => {
  const limits = { min: 100, max: 10_000_000 };
  it.each([
    ['', 'missing'],
    ['خمسون', 'notANumber'],
    ['50 SAR', 'notANumber'],
    ['-5', 'belowMinimum'],
    ['0', 'belowMinimum'],
    ['٠٫٩٩', 'belowMinimum'],
    ['12.345', 'decimals'],
    ['100.000', 'decimals'],
    ['100,000.01', 'aboveMaximum'],
    ['١٠٠٠٠١', 'aboveMaximum'],
    ['123456789', 'aboveMaximum'],
    ['100000.001', 'aboveMaximum'],
    ['999999999999999999', 'aboveMaximum'],
    ['-999999999999999999', 'belowMinimum'],
    ['1', null],
    ['100,000', null],
    ['٧٥٫٥٠', null],
  ] as const)('%j: %s', (text, fault) => expect(amountFault(parseAmount(text), limits)).toBe(fault));
  it('without limits applies to invalid amounts only', () => {
    expect(['-1', '0', '999999999', '999999999999999999', 'x'].map((text) => amountFault(parseAmount(text)))).toEqual([
      'belowMinimum',
      null,
      null,
      'aboveMaximum',
      'notANumber',
    ]);
  });
});

describe('a posted amount', () => {
  it.each([
    ['123450', null, 123_450],
    ['1,234.50', 'SAR', 123_450],
    ['١٬٢٣٤٫٥', 'SAR', 123_450],
    ['', null, null],
    ['', 'SAR', null],
    ['ten', null, Number.NaN],
    ['ten', 'SAR', Number.NaN],
  ] as const)('%s with unit %s is %s halalas', (text, unit, halalas) =>
    expect(parsePostedAmount(text, unit)).toBe(halalas),
  );
});
