import type { TradeStatus, TradeType } from '../contract.gen.ts';
import { mayBuy, type Holding, type MarketOffer, type Terms } from './rules.ts';

/** Input of `contributionOf`: an account and its market. */
export interface Position {
  holding: Holding;
  /** All shares ever bought, and the halalas paid for them. */
  bought: { shares: number; paid: number };
  /** Shares that open buy offers may still bring. */
  coming: number;
  /** All shares of the association. */
  total: number;
  terms: Terms;
}

/** A member's holding and what can be traded. Shares are whole, money is in halalas, rates in basis points. */
export interface Contribution {
  shares: number;
  reserved_shares: number;
  available_shares: number;
  /** Halalas per share; `null` when no share was ever bought. */
  average_price: number | null;
  cash: number;
  reserved_cash: number;
  available_cash: number;
  fee_bp: number;
  ownership_cap_bp: number;
  total_shares: number;
  may_buy: number;
}

/** Offer from the view of one user. */
export interface ShareOffer {
  id: number;
  type: TradeType;
  status: TradeStatus;
  shares: number;
  filled: number;
  price: number;
  total: number;
  created_at: string;
  expires_at: string;
  closed_at: string | null;
  mine: boolean;
}

/** Returns a member's holding and what can be traded. */
export function contributionOf({
  holding: { shares, cash, reserved_shares, reserved_cash },
  bought,
  coming,
  total,
  terms,
}: Position): Contribution {
  return {
    shares,
    reserved_shares,
    available_shares: shares - reserved_shares,
    average_price: bought.shares > 0 ? Math.round(bought.paid / bought.shares) : null,
    cash,
    reserved_cash,
    available_cash: cash - reserved_cash,
    fee_bp: terms.fee_bp,
    ownership_cap_bp: terms.ownership_cap_bp,
    total_shares: total,
    may_buy: mayBuy(shares, coming, total, terms),
  };
}

/**
 * Maps an offer to the API contract; the owner is revealed only as `mine`.
 * @param viewer account id; `null` for guests
 */
export function shownOffer(
  { id, type, status, shares, filled, price, created_at, expires_at, closed_at, account }: MarketOffer,
  viewer: number | null,
): ShareOffer {
  return {
    id,
    type,
    status,
    shares,
    filled,
    price,
    total: shares * price,
    created_at,
    expires_at,
    closed_at,
    mine: viewer !== null && account === viewer,
  };
}

/** Returns the success message key of a placed offer. */
export const placedText = ({ shares, filled }: Pick<MarketOffer, 'shares' | 'filled'>) =>
  filled === 0 ? 'offer_placed' : filled < shares ? 'offer_traded_partly' : 'offer_traded';
