import type { ErrorCode, TradeType } from '../contract.gen.ts';
import type { Fault } from '../fault.ts';
import { tradeChange, type Change } from './change.ts';
import { match } from './match.ts';
import { mayBuy, reserveOf, type Holding, type MarketOffer, type Terms } from './rules.ts';

/** Requested trade. */
export interface OfferRequest {
  type: TradeType;
  shares: number;
  /** Limit price in halalas per share. */
  price: number;
  expires_in_days: number;
}

/** Market state needed to place an offer. */
export interface MarketView {
  /** Id of the new offer. */
  id: number;
  now: Date;
  account: Holding & { id: number };
  /** Offers of the other side; offers that do not cross are ignored. */
  book: readonly MarketOffer[];
  /** Shares that the account's open buy offers may still bring. */
  coming: number;
  /** All shares of the association. */
  total: number;
  /** Account that receives the fees. */
  treasury: number;
  terms: Terms;
}

/** Rejection of an offer; `limit` is what is available: shares, or halalas for `insufficient_cash`. */
export interface OfferRejection {
  code: Extract<ErrorCode, 'insufficient_shares' | 'insufficient_cash' | 'ownership_cap'>;
  limit: number;
}

const FAULTS = {
  insufficient_shares: { field: 'shares', rule: 'sharesAvailable' },
  ownership_cap: { field: 'shares', rule: 'sharesAllowed' },
  insufficient_cash: { field: 'price', rule: 'cashAvailable' },
} as const satisfies Record<OfferRejection['code'], Fault>;

/** Maps a rejection to the field's validation error. */
export const rejectionFault = ({ code, limit }: OfferRejection): Fault => ({ ...FAULTS[code], limit });

const DAY = 86_400_000;

/**
 * Places an offer and trades it against crossing offers. Pure, so that the result can be written in one transaction or
 * decided again.
 */
export function placeOffer(
  { type, shares, price, expires_in_days }: OfferRequest,
  { id, now, account, book, coming, total, treasury, terms }: MarketView,
): { change: Change; offer: MarketOffer } | { rejection: OfferRejection } {
  const offer: MarketOffer = {
    id,
    account: account.id,
    type,
    status: 'pending',
    shares,
    filled: 0,
    price,
    traded: 0,
    fee_bp: terms.fee_bp,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + expires_in_days * DAY).toISOString(),
    closed_at: null,
  };
  const needed = reserveOf(offer);
  const free = { shares: account.shares - account.reserved_shares, cash: account.cash - account.reserved_cash };
  if (needed.shares > free.shares) return { rejection: { code: 'insufficient_shares', limit: free.shares } };
  if (type === 'buy') {
    const maxShares = mayBuy(account.shares, coming, total, terms);
    if (shares > maxShares) return { rejection: { code: 'ownership_cap', limit: maxShares } };
    if (needed.cash > free.cash) return { rejection: { code: 'insufficient_cash', limit: free.cash } };
  }
  const change = tradeChange(offer, match(offer, book), { treasury, now });
  return { change, offer: change.placed[0] ?? offer };
}
