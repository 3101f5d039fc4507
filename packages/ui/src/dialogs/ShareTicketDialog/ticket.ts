/** Offer to buy or sell shares, as submitted. */
export interface ShareTicket {
  type: 'buy' | 'sell';
  /** Number of shares (integer). */
  quantity: number;
  /** Price per share in halalas. */
  price: number;
  expiresInDays: number;
}

/** Limit of the share of the association that one member may own. */
export interface OwnershipCap {
  /** Number of shares that the member owns. */
  owned: number;
  /** Number of all shares of the association. */
  total: number;
  /** Limit in percent: 10 is one tenth of all shares. */
  capPercent: number;
}

/** Fee in basis points of the sum (100 = 1 %), or a function from a sum to a fee, both in halalas. */
export type ShareFee = number | ((sum: number) => number);

export interface Sums {
  /** Quantity times price, in halalas. */
  sum: number;
  fee: number;
  /** Amount that a buyer pays or a seller receives, in halalas. */
  total: number;
}

/** Returns the sums of a ticket in halalas, or `null` while quantity or price is missing or invalid. */
export function ticketSums(
  type: ShareTicket['type'],
  quantity: unknown,
  price: unknown,
  fee: ShareFee = 0,
): Sums | null {
  if (!isCount(quantity) || !isCount(price)) return null;
  const sum = quantity * price;
  if (!Number.isSafeInteger(sum)) return null;
  const due = typeof fee === 'number' ? Math.round((sum * fee) / 10_000) : fee(sum);
  return { sum, fee: due, total: type === 'buy' ? sum + due : Math.max(0, sum - due) };
}

/** Returns the percentage of all shares that the member owns after buying `more` shares. */
export const percentAfter = ({ owned, total }: OwnershipCap, more = 0): number =>
  total > 0 ? ((owned + more) / total) * 100 : 0;

/** Returns the number of shares that the member may still buy. */
export const mayBuy = ({ owned, total, capPercent }: OwnershipCap): number =>
  Math.max(0, Math.floor((total * capPercent) / 100 + 1e-9) - owned);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;
