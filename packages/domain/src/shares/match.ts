import type { TradeType } from '../contract.gen.ts';
import type { MarketOffer } from './rules.ts';

/** Shares that one offer takes from another, at the price of the one that stood there. */
export interface Fill {
  resting: MarketOffer;
  shares: number;
  price: number;
}

/** What looks for a counterpart. */
export interface Taker {
  account: number;
  type: TradeType;
  shares: number;
  /** Limit for one share in halalas. */
  price: number;
}

/** Whether the two would trade: opposite sides, prices that cross, different owners. */
function crosses(taker: Taker, resting: MarketOffer): boolean {
  if (resting.type === taker.type || resting.account === taker.account || resting.status !== 'pending') return false;
  return taker.type === 'buy' ? resting.price <= taker.price : resting.price >= taker.price;
}

/** Finds the counterparts of an offer in the book: the best price first, at one price the oldest first, never one's own. */
export function match(taker: Taker, book: readonly MarketOffer[]): Fill[] {
  const better = taker.type === 'buy' ? 1 : -1;
  const candidates = book
    .filter((resting) => crosses(taker, resting))
    .toSorted((a, b) => better * (a.price - b.price) || a.id - b.id);
  const fills: Fill[] = [];
  let left = taker.shares;
  for (const resting of candidates) {
    const shares = Math.min(left, resting.shares - resting.filled);
    if (shares > 0) fills.push({ resting, shares, price: resting.price });
    left -= shares;
    if (left === 0) break;
  }
  return fills;
}
