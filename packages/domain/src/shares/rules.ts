import type { TradeStatus, TradeType } from '../contract.gen.ts';

/** An offer as the market keeps it. Shares are whole, money is halalas. */
export interface MarketOffer {
  /** The lower, the older. */
  id: number;
  account: number;
  type: TradeType;
  status: TradeStatus;
  shares: number;
  /** Shares that have changed hands. */
  filled: number;
  /** Limit for one share. */
  price: number;
  /** What the filled shares cost, without the fee. */
  traded: number;
  /** Basis points, as they were when it was placed. */
  fee_bp: number;
  created_at: string;
  expires_at: string;
  closed_at: string | null;
}

/** What an account holds, and how much of that its open offers need. */
export interface Holding {
  shares: number;
  cash: number;
  reserved_shares: number;
  reserved_cash: number;
}

/** The association's terms of trade, in basis points. */
export interface Terms {
  fee_bp: number;
  ownership_cap_bp: number;
}

/** Fee of a sum in halalas. */
export const feeOf = (sum: number, fee_bp: number): number => Math.round((sum * fee_bp) / 10_000);

/** What an open offer keeps from being used for anything else: the shares of a sale, the price and the fee of a purchase at its limit. */
export function reserveOf({ type, status, shares, filled, price, traded, fee_bp }: MarketOffer): {
  shares: number;
  cash: number;
} {
  const left = status === 'pending' ? shares - filled : 0;
  if (left === 0) return { shares: 0, cash: 0 };
  if (type === 'sell') return { shares: left, cash: 0 };
  const sum = left * price;
  // The fee follows the sum of all fills, so that many small ones cost what one big one costs.
  return { shares: 0, cash: sum + feeOf(traded + sum, fee_bp) - feeOf(traded, fee_bp) };
}

/** How many more shares a member may buy under the cap; `coming` are those of open offers to buy. */
export const mayBuy = (held: number, coming: number, total: number, { ownership_cap_bp }: Terms): number =>
  Math.max(0, Math.floor((total * ownership_cap_bp) / 10_000) - held - coming);

const HIGHEST_FEE = 1_000;
const WHOLE = 10_000;

function basisPoints(text: unknown, lowest: number, highest: number, otherwise: number): number {
  const value = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= lowest && value <= highest ? value : otherwise;
}

/** The terms in the association's settings `share_fee_bp` and `share_ownership_cap_bp`; without them there is no fee and no cap. */
export const termsOf = (fee: unknown, cap: unknown): Terms => ({
  fee_bp: basisPoints(fee, 0, HIGHEST_FEE, 0),
  ownership_cap_bp: basisPoints(cap, 1, WHOLE, WHOLE),
});
