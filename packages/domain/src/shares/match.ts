import type { TradeType } from '../contract.gen.ts';
import type { MarketOffer } from './rules.ts';

/** Shares traded with a resting offer, at the resting offer's price. */
export interface Fill {
  resting: MarketOffer;
  shares: number;
  price: number;
}

/** Incoming offer to match. */
export interface Taker {
  account: number;
  type: TradeType;
  shares: number;
  /** Limit price in halalas per share. */
  price: number;
}

/** Returns whether two offers trade: opposite sides, crossing prices, different owners. */
function crosses(taker: Taker, resting: MarketOffer): boolean {
  if (resting.type === taker.type || resting.account === taker.account || resting.status !== 'pending') return false;
  return taker.type === 'buy' ? resting.price <= taker.price : resting.price >= taker.price;
}

/** Matches an offer with the book by price-time priority, excluding offers of its own account. */
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
