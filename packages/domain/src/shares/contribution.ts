import type { TradeStatus, TradeType } from '../contract.gen.ts';
import { mayBuy, type Holding, type MarketOffer, type Terms } from './rules.ts';

/** An account and its market, as `getContribution` needs them. */
export interface Position {
  holding: Holding;
  /** Every share that was ever bought, and halalas paid for them. */
  bought: { shares: number; paid: number };
  /** Shares that open offers to buy may still bring. */
  coming: number;
  /** All shares of the association. */
  total: number;
  terms: Terms;
}

/** What a member holds and may trade. Shares are whole, money is halalas, rates are basis points. */
export interface Contribution {
  shares: number;
  reserved_shares: number;
  available_shares: number;
  /** `null` for somebody who has never bought a share. */
  average_price: number | null;
  cash: number;
  reserved_cash: number;
  available_cash: number;
  fee_bp: number;
  ownership_cap_bp: number;
  total_shares: number;
  may_buy: number;
}

/** An offer as one viewer sees it. */
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

/** What a member holds and may trade. */
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

/** An offer as the contract shows it to somebody; whose it is nobody else learns. */
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

/** What placing an offer has come to, as a key of the success texts. */
export const placedText = ({ shares, filled }: Pick<MarketOffer, 'shares' | 'filled'>) =>
  filled === 0 ? 'offer_placed' : filled < shares ? 'offer_traded_partly' : 'offer_traded';
