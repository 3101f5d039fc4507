import { riyadhDay } from '../dates.ts';
import type { Fill } from './match.ts';
import { feeOf, reserveOf, type Holding, type MarketOffer } from './rules.ts';

/** Share ledger entry: shares that move between two accounts. */
export interface Movement {
  date: string;
  from: number;
  to: number;
  shares: number;
  /** Halalas per share. */
  price: number;
  buy_offer: number | null;
  sell_offer: number | null;
}

/** Money ledger entry: an amount that moves between two accounts. */
export interface Payment {
  from: number;
  to: number;
  /** Halalas. */
  amount: number;
  kind: 'trade' | 'fee' | 'deposit' | 'withdrawal';
}

/** Atomic change of the market. */
export interface Change {
  placed: MarketOffer[];
  /** Existing offers in their new state. */
  updated: MarketOffer[];
  movements: Movement[];
  payments: Payment[];
  /** Differences per account. */
  accounts: (Holding & { id: number })[];
}

const after = (offer: MarketOffer, shares: number, price: number, closed_at: string): MarketOffer => {
  const filled = offer.filled + shares;
  const done = filled === offer.shares;
  return {
    ...offer,
    filled,
    traded: offer.traded + shares * price,
    ...(done && { status: 'succeeded' as const, closed_at }),
  };
};

/** Sums the effects of movements, payments and reservations by account. */
function sumAccounts(
  movements: readonly Movement[],
  payments: readonly Payment[],
  reserves: readonly { before: MarketOffer | null; now: MarketOffer }[],
): Change['accounts'] {
  const sums = new Map<number, Holding & { id: number }>();
  const of = (id: number) => {
    const sum = sums.get(id) ?? { id, shares: 0, cash: 0, reserved_shares: 0, reserved_cash: 0 };
    sums.set(id, sum);
    return sum;
  };
  for (const { from, to, shares } of movements) {
    of(from).shares -= shares;
    of(to).shares += shares;
  }
  for (const { from, to, amount } of payments) {
    of(from).cash -= amount;
    of(to).cash += amount;
  }
  for (const { before, now } of reserves) {
    const [reserved, needed] = [before ? reserveOf(before) : { shares: 0, cash: 0 }, reserveOf(now)];
    of(now.account).reserved_shares += needed.shares - reserved.shares;
    of(now.account).reserved_cash += needed.cash - reserved.cash;
  }
  return [...sums.values()]
    .filter(({ shares, cash, reserved_shares, reserved_cash }) => shares || cash || reserved_shares || reserved_cash)
    .toSorted((a, b) => a.id - b.id);
}

/** Returns the change of a new offer with its fills. Each side pays its own fee to the treasury. */
export function tradeChange(
  offer: MarketOffer,
  fills: readonly Fill[],
  { treasury, now }: { treasury: number; now: Date },
): Change {
  const movements: Movement[] = [];
  const payments: Payment[] = [];
  const reserves: { before: MarketOffer | null; now: MarketOffer }[] = [];
  const closed_at = now.toISOString();
  let taker = offer;
  for (const { resting, shares, price } of fills) {
    const next = { taker: after(taker, shares, price, closed_at), resting: after(resting, shares, price, closed_at) };
    const [buy, sell] = offer.type === 'buy' ? [taker, resting] : [resting, taker];
    movements.push({
      date: riyadhDay(now),
      from: sell.account,
      to: buy.account,
      shares,
      price,
      buy_offer: buy.id,
      sell_offer: sell.id,
    });
    payments.push({ from: buy.account, to: sell.account, amount: shares * price, kind: 'trade' });
    for (const [before, then] of [
      [taker, next.taker],
      [resting, next.resting],
    ] as const) {
      const fee = feeOf(then.traded, then.fee_bp) - feeOf(before.traded, before.fee_bp);
      if (fee > 0) payments.push({ from: then.account, to: treasury, amount: fee, kind: 'fee' });
    }
    reserves.push({ before: resting, now: next.resting });
    taker = next.taker;
  }
  reserves.push({ before: null, now: taker });
  return {
    placed: [taker],
    updated: reserves.slice(0, -1).map(({ now: offerNow }) => offerNow),
    movements,
    payments,
    accounts: sumAccounts(movements, payments, reserves),
  };
}

/** Returns the change that closes open offers and releases their reservations. */
export function closeChange(offers: readonly MarketOffer[], now: Date): Change {
  const updated = offers.map((offer): MarketOffer => ({ ...offer, status: 'expired', closed_at: now.toISOString() }));
  return {
    placed: [],
    updated,
    movements: [],
    payments: [],
    accounts: sumAccounts(
      [],
      [],
      offers.map((before, index) => ({ before, now: updated[index] ?? before })),
    ),
  };
}

/** Returns the change of movements and payments without an offer, such as issued shares or deposits. */
export function ledgerChange(movements: Movement[], payments: Payment[]): Change {
  return { placed: [], updated: [], movements, payments, accounts: sumAccounts(movements, payments, []) };
}

const NOTHING = { shares: 0, cash: 0, reserved_shares: 0, reserved_cash: 0 };

/** Reserves halalas of an account for a payout; a negative amount releases them. */
export function reserveCashChange(account: number, amount: number): Change {
  return { ...ledgerChange([], []), accounts: [{ ...NOTHING, id: account, reserved_cash: amount }] };
}

/** Returns the change of an executed payout: the reserved amount moves to the treasury, which represents the bank. */
export function payoutChange(account: number, treasury: number, amount: number): Change {
  const { accounts, ...change } = ledgerChange([], [{ from: account, to: treasury, amount, kind: 'withdrawal' }]);
  return {
    ...change,
    accounts: accounts.map((each) => (each.id === account ? { ...each, reserved_cash: -amount } : each)),
  };
}
