import { toAsciiDigits } from '../../intl/digits.ts';

/** What a visitor wants to give. `amount` is halalas per month (or once); `null` while "other amount" is empty or no number. */
export interface DonateValue {
  frequency: 'monthly' | 'once';
  amount: number | null;
  months: number;
}

/** A subscription is at least one month and at most three years. */
export const MONTHS = { min: 1, max: 36 } as const;

/** The value a fresh panel starts with: monthly, the second amount, six months. */
export const defaultDonateValue = (amounts: readonly number[], months = 6): DonateValue => ({ frequency: 'monthly', amount: amounts[1] ?? amounts[0] ?? null, months });

/** What will be paid altogether, in halalas. */
export const donateTotal = ({ frequency, amount, months }: DonateValue): number => (amount ?? 0) * (frequency === 'monthly' ? months : 1);

/** Reads riyals in either digit set, with an optional fraction. @returns halalas, or `null`. */
export function parseRiyals(text: string): number | null {
  const plain = toAsciiDigits(text).replace(/[\s,٬]/g, '').replace('٫', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  const halalas = Math.round(Number(plain) * 100);
  return halalas >= 100 ? halalas : null;
}
