/** What a visitor wants to give. `amount` is halalas per month (or once), as `parseAmount` reads it: `amountFault` names what is wrong with it. */
export interface DonateValue {
  frequency: 'monthly' | 'once';
  amount: number | null;
  months: number;
}

/** The value a fresh panel starts with: monthly, the second amount, six months. */
export const defaultDonateValue = (amounts: readonly number[], months = 6): DonateValue => ({
  frequency: 'monthly',
  amount: amounts[1] ?? amounts[0] ?? null,
  months,
});

/** What will be paid altogether, in halalas. */
export const donateTotal = ({ frequency, amount, months }: DonateValue): number =>
  (Number.isInteger(amount) ? Number(amount) : 0) * (frequency === 'monthly' ? months : 1);
