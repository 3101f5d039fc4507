import type { TradeStatus, TradeType } from '../contract.gen.ts';

/** Offer in the market. Shares are whole, money is in halalas. */
export interface MarketOffer {
  /** Ascending: a lower id is older. */
  id: number;
  account: number;
  type: TradeType;
  status: TradeStatus;
  shares: number;
  /** Number of traded shares. */
  filled: number;
  /** Limit price per share. */
  price: number;
  /** Total price of the filled shares, without the fee. */
  traded: number;
  /** Basis points at the time of placement. */
  fee_bp: number;
  created_at: string;
  expires_at: string;
  closed_at: string | null;
}

/** Holding of an account, and the part that is reserved. */
export interface Holding {
  shares: number;
  cash: number;
  reserved_shares: number;
  reserved_cash: number;
}

/** Trading terms of the association, in basis points. */
export interface Terms {
  fee_bp: number;
  ownership_cap_bp: number;
}

/** Returns the fee of an amount, both in halalas. */
export const feeOf = (sum: number, fee_bp: number): number => Math.round((sum * fee_bp) / 10_000);

/** Returns what an open offer reserves: the shares of a sale, or limit price and fee of a purchase. */
export function reserveOf({ type, status, shares, filled, price, traded, fee_bp }: MarketOffer): {
  shares: number;
  cash: number;
} {
  const left = status === 'pending' ? shares - filled : 0;
  if (left === 0) return { shares: 0, cash: 0 };
  if (type === 'sell') return { shares: left, cash: 0 };
  const sum = left * price;
  // The fee is computed on the sum of all fills, so that many small fills cost as much as one.
  return { shares: 0, cash: sum + feeOf(traded + sum, fee_bp) - feeOf(traded, fee_bp) };
}

/**
 * Returns how many more shares a member may buy under the ownership cap.
 * @param coming shares of open buy offers
 */
export const mayBuy = (owned: number, coming: number, total: number, { ownership_cap_bp }: Terms): number =>
  Math.max(0, Math.floor((total * ownership_cap_bp) / 10_000) - owned - coming);

const HIGHEST_FEE = 1_000;
const WHOLE = 10_000;

function basisPoints(text: unknown, lowest: number, highest: number, otherwise: number): number {
  const value = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return value >= lowest && value <= highest ? value : otherwise;
}

/** Parses the settings `share_fee_bp` and `share_ownership_cap_bp`; invalid values mean no fee and no cap. */
export const termsOf = (fee: unknown, cap: unknown): Terms => ({
  fee_bp: basisPoints(fee, 0, HIGHEST_FEE, 0),
  ownership_cap_bp: basisPoints(cap, 1, WHOLE, WHOLE),
});
