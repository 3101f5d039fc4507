/** What a visitor wants to give. `amount` is halalas per month (or once), as `parseAmount` reads it: `amountFault` names what is wrong with it. */
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
export const donateTotal = ({ frequency, amount, months }: DonateValue): number => (Number.isInteger(amount) ? Number(amount) : 0) * (frequency === 'monthly' ? months : 1);
