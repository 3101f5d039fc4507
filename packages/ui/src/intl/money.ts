import type { IntlShape } from 'react-intl';

export interface MoneyOptions {
  /** `auto` leaves out two zeros; `always` prints them (tables, receipts). @default 'auto' */
  fraction?: 'auto' | 'always';
}

/** The number of a price in the language's digits, without its label. `halalas` is an integer. */
export function formatAmount(intl: IntlShape, halalas: number, { fraction = 'auto' }: MoneyOptions = {}): string {
  const digits = fraction === 'always' || halalas % 100 !== 0 ? 2 : 0;
  return intl.formatNumber(halalas / 100, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/**
 * A price with its label as the pictures show it: `SAR 125.00`, `١٢٥٫٠٠ ر.س`. Built from our own label, because Intl's Arabic
 * currency text holds invisible direction marks.
 */
export function formatMoney(intl: IntlShape, halalas: number, options?: MoneyOptions): string {
  return intl.formatMessage({ id: 'ui.money' }, { amount: formatAmount(intl, halalas, options) });
}
