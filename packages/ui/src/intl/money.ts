import type { IntlShape } from 'react-intl';

export interface MoneyOptions {
  /** Fraction digits. `auto` omits `.00`; `always` prints two digits (tables, receipts). @default 'auto' */
  fraction?: 'auto' | 'always';
}

/** Formats the number of a price in the locale's digits, without its currency label. `halalas` is an integer. */
export function formatAmount(intl: IntlShape, halalas: number, { fraction = 'auto' }: MoneyOptions = {}): string {
  const digits = fraction === 'always' || halalas % 100 !== 0 ? 2 : 0;
  return numbersOf(intl)[digits].format(halalas / 100);
}

/** Returns the sign before a price: U+2212 for a negative one, else empty. */
export const minusOf = (halalas: number): string => (halalas < 0 ? '\u2212' : '');

interface Formats {
  0: Intl.NumberFormat;
  2: Intl.NumberFormat;
  label: [before: string, after: string];
}

// Created once per language: the cache of react-intl has a key that costs more to compute than the formatting.
const formats = new WeakMap<IntlShape, Formats>();
function numbersOf(intl: IntlShape): Formats {
  let made = formats.get(intl);
  if (!made) {
    const [before = '', after = ''] = intl.formatMessage({ id: 'ui.money' }, { amount: '\u0000' }).split('\u0000');
    const number = (digits: number) =>
      new Intl.NumberFormat(intl.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(intl, (made = { 0: number(0), 2: number(2), label: [before, after] }));
  }
  return made;
}

/**
 * Formats a price with its currency label as in the reference screenshots: `SAR 125.00`, `١٢٥٫٠٠ ر.س`. Uses a
 * label of its own, because Intl's Arabic currency text contains invisible direction marks. A minus sign comes first in
 * both languages: `−SAR 125.00`, `−١٢٥٫٠٠ ر.س`.
 */
export function formatMoney(intl: IntlShape, halalas: number, options?: MoneyOptions): string {
  const [before, after] = numbersOf(intl).label;
  return minusOf(halalas) + before + formatAmount(intl, Math.abs(halalas), options) + after;
}
