/**
 * Donation entered by the visitor. `amount` is in halalas, per month or once, as returned by `parseAmount`;
 * `amountFault` validates it.
 */
export interface DonateValue {
  frequency: 'monthly' | 'once';
  amount: number | null;
  months: number;
}

/** Returns the initial value: monthly, the second suggested amount, six months. */
export const defaultDonateValue = (amounts: readonly number[], months = 6): DonateValue => ({
  frequency: 'monthly',
  amount: amounts[1] ?? amounts[0] ?? null,
  months,
});

/** Returns the total of the donation in halalas. */
export const donateTotal = ({ frequency, amount, months }: DonateValue): number =>
  (Number.isInteger(amount) ? Number(amount) : 0) * (frequency === 'monthly' ? months : 1);
