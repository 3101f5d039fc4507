import type { MessageId } from './messageIds.ts';
import { toAsciiDigits } from '@taawun/domain';
import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import ar from './ar.ts';
import en from './en.ts';
import { formatAmount, formatMoney } from './money.ts';

/** The library's own messages; the ids of an application's are typed as well. */
type Messages = Record<MessageId, string>;

const arabic = createIntl({ locale: 'ar-EG', messages: ar as unknown as Messages });
const english = createIntl({ locale: 'en-US', messages: en as unknown as Messages });
/** Parses an amount in either language to halalas. */
const read = (text: string): number =>
  Math.round(Number(toAsciiDigits(text).replace(/[,٬]/g, '').replace('٫', '.')) * 100);
/** Up to ten thousand million riyals. */
const halalas = fc.integer({ min: 0, max: 1_000_000_000_000 });
const fraction = fc.constantFrom('auto' as const, 'always' as const);

describe('money', () => {
  it('formats the same amount in both languages, to the halala', () =>
    fc.assert(
      fc.property(halalas, fraction, (amount, style) => {
        for (const intl of [arabic, english])
          expect(read(formatAmount(intl, amount, { fraction: style }))).toBe(amount);
      }),
    ));
  it('has two decimals or none, never one', () =>
    fc.assert(
      fc.property(halalas, fraction, (amount, style) => {
        const decimals = /\.(\d+)$/.exec(formatAmount(english, amount, { fraction: style }))?.[1]?.length ?? 0;
        expect(decimals).toBe(style === 'always' || amount % 100 !== 0 ? 2 : 0);
      }),
    ));
  it('has no direction marks, and no break opportunity before its label', () =>
    fc.assert(
      fc.property(halalas, (amount) => {
        for (const intl of [arabic, english]) {
          const text = formatMoney(intl, amount);
          expect(text).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/);
          expect(text).not.toContain(' ');
        }
      }),
    ));
  it('has a minus sign before the label in English, before the number in Arabic, and none for zero', () => {
    expect([
      formatMoney(english, -1_200_00, { fraction: 'always' }),
      formatMoney(arabic, -1_200_00, { fraction: 'always' }),
    ]).toEqual(['−SAR\u00a01,200.00', '−١٬٢٠٠٫٠٠\u00a0ر.س']);
    expect([formatMoney(english, -0), formatMoney(arabic, -0)]).toEqual([
      formatMoney(english, 0),
      formatMoney(arabic, 0),
    ]);
    fc.assert(
      fc.property(halalas, (amount) => {
        for (const intl of [arabic, english])
          expect(formatMoney(intl, -amount)).toBe(`${amount > 0 ? '−' : ''}${formatMoney(intl, amount)}`);
      }),
    );
  });
  it('uses Arabic digits only in Arabic', () =>
    fc.assert(
      fc.property(halalas, (amount) => {
        expect(formatMoney(arabic, amount)).not.toMatch(/[0-9]/);
      }),
    ));
});
