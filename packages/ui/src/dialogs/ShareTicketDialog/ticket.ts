/** An offer to buy or to sell shares, as it is sent. */
export interface ShareTicket {
  type: 'buy' | 'sell';
  /** Whole shares. */
  quantity: number;
  /** Of one share, in halalas. */
  price: number;
  expiresInDays: number;
}

/** How much of the association one member may own. */
export interface OwnershipCap {
  /** Shares that the member owns now. */
  owned: number;
  /** All shares of the association. */
  total: number;
  /** 10 is a tenth of all shares. */
  capPercent: number;
}

/** Basis points of the sum (100 are 1 %), or the fee in halalas for a sum in halalas. */
export type ShareFee = number | ((sum: number) => number);

export interface Sums {
  /** Quantity times price, in halalas. */
  sum: number;
  fee: number;
  /** What a buyer pays, or a seller gets. */
  total: number;
}

/** What a ticket comes to; `null` while one of its halves is missing or no sensible number. */
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

/** The percentage of all shares that belongs to a member with so many more. */
export const percentAfter = ({ owned, total }: OwnershipCap, more = 0): number =>
  total > 0 ? ((owned + more) / total) * 100 : 0;

/** How many shares a member may still buy. */
export const mayBuy = ({ owned, total, capPercent }: OwnershipCap): number =>
  Math.max(0, Math.floor((total * capPercent) / 100 + 1e-9) - owned);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0;
