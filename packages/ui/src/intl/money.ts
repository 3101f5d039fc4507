import type { IntlShape } from 'react-intl';

export interface MoneyOptions {
  /** `auto` leaves out two zeros; `always` prints them (tables, receipts). @default 'auto' */
  fraction?: 'auto' | 'always';
}

/** The number of a price in the language's digits, without its label. `halalas` is an integer. */
export function formatAmount(intl: IntlShape, halalas: number, { fraction = 'auto' }: MoneyOptions = {}): string {
  const digits = fraction === 'always' || halalas % 100 !== 0 ? 2 : 0;
  return numbersOf(intl)[digits].format(halalas / 100);
}

/** The sign before a price: U+2212 for a negative one. */
export const minusOf = (halalas: number): string => (halalas < 0 ? '\u2212' : '');

interface Formats {
  0: Intl.NumberFormat;
  2: Intl.NumberFormat;
  label: [before: string, after: string];
}

// Made once per language: what react-intl keeps, it finds by a key that costs more than the formatting.
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
 * A price with its label as the pictures show it: `SAR 125.00`, `١٢٥٫٠٠ ر.س`. Built from our own label, because Intl's Arabic
 * currency text holds invisible direction marks. A minus sign comes first, as both languages write it: `−SAR 125.00`, `−١٢٥٫٠٠ ر.س`.
 */
export function formatMoney(intl: IntlShape, halalas: number, options?: MoneyOptions): string {
  const [before, after] = numbersOf(intl).label;
  return minusOf(halalas) + before + formatAmount(intl, Math.abs(halalas), options) + after;
}
