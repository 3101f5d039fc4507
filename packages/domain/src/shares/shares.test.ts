import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closeChange,
  feeOf,
  ledgerChange,
  match,
  mayBuy,
  createMarketEngine,
  placeOffer,
  reserveOf,
  termsOf,
  type Change,
  type Holding,
  type MarketOffer,
} from './index.ts';
import { riyadhDay } from '../dates.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const resting = (
  id: number,
  account: number,
  type: 'buy' | 'sell',
  shares: number,
  price: number,
  filled = 0,
): MarketOffer => ({
  id,
  account,
  type,
  status: 'pending',
  shares,
  filled,
  price,
  traded: filled * price,
  fee_bp: 0,
  created_at: now.toISOString(),
  expires_at: '2026-12-21T09:00:00.000Z',
  closed_at: null,
});
const shortly = (fills: ReturnType<typeof match>) =>
  fills.map(({ resting: { id }, shares, price }) => [id, shares, price]);

describe('matching', () => {
  const book = [
    resting(1, 7, 'sell', 10, 120),
    resting(2, 8, 'sell', 10, 110),
    resting(3, 9, 'sell', 10, 110),
    resting(4, 1, 'sell', 10, 100),
    resting(5, 9, 'buy', 10, 200),
  ];
  test('fills the best price first, then the oldest; never own offers, never above the limit', () => {
    expect(shortly(match({ account: 1, type: 'buy', shares: 15, price: 130 }, book))).toEqual([
      [2, 10, 110],
      [3, 5, 110],
    ]);
    expect(shortly(match({ account: 1, type: 'buy', shares: 99, price: 115 }, book))).toEqual([
      [2, 10, 110],
      [3, 10, 110],
    ]);
    expect(shortly(match({ account: 2, type: 'sell', shares: 4, price: 150 }, book))).toEqual([[5, 4, 200]]);
  });

  const offers = fc.array(
    fc.record({
      account: fc.integer({ min: 1, max: 4 }),
      type: fc.constantFrom('buy' as const, 'sell' as const),
      shares: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 90, max: 110 }),
      left: fc.integer({ min: 1, max: 50 }),
    }),
    { maxLength: 30 },
  );
  test('fills no more than either side has, respects both limit prices, and fills better offers first', () => {
    fc.assert(
      fc.property(
        offers,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('buy' as const, 'sell' as const),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 90, max: 110 }),
        (list, account, type, shares, price) => {
          const all = list.map((each, index) =>
            resting(index + 1, each.account, each.type, each.shares, each.price, Math.max(0, each.shares - each.left)),
          );
          const fills = match({ account, type, shares, price }, all);
          const total = fills.reduce((sum, fill) => sum + fill.shares, 0);
          expect(total).toBeLessThanOrEqual(shares);
          for (const { resting: each, shares: taken, price: paid } of fills) {
            expect(taken).toBeGreaterThan(0);
            expect(each.filled + taken).toBeLessThanOrEqual(each.shares);
            expect(paid).toBe(each.price);
            expect(type === 'buy' ? paid <= price : paid >= price).toBe(true);
            expect(each.account).not.toBe(account);
          }
          const rank = ({ price: at, id }: MarketOffer) => (type === 'buy' ? at : -at) * 1_000 + id;
          const eligible = all.filter(
            (each) =>
              each.type !== type &&
              each.account !== account &&
              (type === 'buy' ? each.price <= price : each.price >= price),
          );
          const served = new Map(fills.map((fill) => [fill.resting.id, fill.shares]));
          // Offers with a better rank than a served one are filled completely; if any eligible shares are left, the
          // taker is filled.
          const last = Math.max(...fills.map((fill) => rank(fill.resting)), -Infinity);
          expect(
            eligible.filter((each) => rank(each) < last && served.get(each.id) !== each.shares - each.filled),
          ).toEqual([]);
          expect(total).toBe(
            Math.min(
              shares,
              eligible.reduce((sum, each) => sum + each.shares - each.filled, 0),
            ),
          );
        },
      ),
    );
  });
});

/** In-memory market that applies changes like the database. */
class Market {
  readonly accounts = new Map<number, Holding>();
  readonly offers = new Map<number, MarketOffer>();
  constructor(ids: readonly number[]) {
    for (const id of ids) this.accounts.set(id, { shares: 0, cash: 0, reserved_shares: 0, reserved_cash: 0 });
  }
  write({ placed, updated, accounts }: Change): void {
    for (const offer of [...placed, ...updated]) this.offers.set(offer.id, offer);
    for (const { id, ...more } of accounts) {
      const holding = this.accounts.get(id)!;
      for (const key of ['shares', 'cash', 'reserved_shares', 'reserved_cash'] as const) holding[key] += more[key];
    }
  }
  total = (key: keyof Holding) => [...this.accounts.values()].reduce((sum, holding) => sum + holding[key], 0);
}

const TREASURY = 100;
const TRADERS = [1, 2, 3, 4, 5];
/** Creates a market in which every trader has 100 shares and 100 riyals. */
function fundedMarket(): Market {
  const market = new Market([TREASURY, ...TRADERS]);
  market.write(
    ledgerChange(
      TRADERS.map((to) => ({
        date: '2026-11-21',
        from: TREASURY,
        to,
        shares: 100,
        price: 0,
        buy_offer: null,
        sell_offer: null,
      })),
      TRADERS.map((to) => ({ from: TREASURY, to, amount: 10_000, kind: 'deposit' as const })),
    ),
  );
  return market;
}
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      account: fc.constantFrom(...TRADERS),
      type: fc.constantFrom('buy' as const, 'sell' as const),
      shares: fc.integer({ min: 1, max: 60 }),
      price: fc.integer({ min: 95, max: 105 }),
      expires_in_days: fc.constantFrom(1, 7, 30, 90),
    }),
  },
  { weight: 1, arbitrary: fc.record({ close: fc.nat(40) }) },
);

test('trades and cancellations preserve all shares and cash, no balance is negative, and reserves match the open offers', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 1_000 }), (steps, fee_bp) => {
      const market = fundedMarket();
      let id = 0;
      for (const each of steps) {
        if ('close' in each) {
          const open = market.offers.get(each.close);
          if (open?.status === 'pending') market.write(closeChange([open], now));
        } else {
          const { account, ...request } = each;
          const coming = [...market.offers.values()]
            .filter((offer) => offer.account === account && offer.type === 'buy' && offer.status === 'pending')
            .reduce((sum, offer) => sum + offer.shares - offer.filled, 0);
          const view = {
            id: ++id,
            now,
            account: { id: account, ...market.accounts.get(account)! },
            book: [...market.offers.values()],
            coming,
            total: 500,
            treasury: TREASURY,
            terms: { fee_bp, ownership_cap_bp: 5_000 },
          };
          const result = placeOffer(request, view);
          if ('change' in result) market.write(result.change);
        }
        expect([market.total('shares'), market.total('cash')]).toEqual([0, 0]);
        for (const account of TRADERS) {
          const holding = market.accounts.get(account)!;
          const own = [...market.offers.values()].filter((offer) => offer.account === account).map(reserveOf);
          expect(holding.reserved_shares).toBe(own.reduce((sum, { shares }) => sum + shares, 0));
          expect(holding.reserved_cash).toBe(own.reduce((sum, { cash }) => sum + cash, 0));
          expect(holding.reserved_shares).toBeLessThanOrEqual(holding.shares);
          expect(holding.reserved_cash).toBeLessThanOrEqual(holding.cash);
          expect(holding.shares).toBeLessThanOrEqual(250);
        }
        for (const { filled, shares, status } of market.offers.values()) {
          expect(filled).toBeLessThanOrEqual(shares);
          expect(status === 'succeeded').toBe(filled === shares);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('a batch of orders has the same result as single orders', () => {
  const order = fc.record({
    account: fc.constantFrom(...TRADERS),
    type: fc.constantFrom('buy' as const, 'sell' as const),
    shares: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 95, max: 105 }),
    expires_in_days: fc.constantFrom(1, 7, 30, 90),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), fc.integer({ min: 0, max: 1_000 }), (orders, fee_bp) => {
      const terms = { fee_bp, ownership_cap_bp: 3_000 };
      const engineOn = (market: Market) =>
        createMarketEngine({
          now,
          total: 500,
          treasury: TREASURY,
          terms,
          book: [...market.offers.values()],
          accounts: TRADERS.map((id) => ({
            id,
            ...market.accounts.get(id)!,
            coming: [...market.offers.values()]
              .filter((offer) => offer.account === id && offer.type === 'buy' && offer.status === 'pending')
              .reduce((sum, { shares, filled }) => sum + shares - filled, 0),
          })),
        });
      const [alone, together] = [fundedMarket(), fundedMarket()];
      const engine = engineOn(together);
      orders.forEach(({ account, ...request }, index) => {
        const single = engineOn(alone);
        const result = single.place(index + 1, account, request);
        alone.write(single.change());
        expect(engine.place(index + 1, account, request)).toEqual(result);
      });
      together.write(engine.change());
      expect([...together.accounts]).toEqual([...alone.accounts]);
      expect([...together.offers.values()].toSorted((a, b) => a.id - b.id)).toEqual(
        [...alone.offers.values()].toSorted((a, b) => a.id - b.id),
      );
    }),
  );
});

test('many fills cost the same fee as one', () => {
  const sums = [33, 1, 9_999, 12_501, 7];
  let traded = 0;
  const fees = sums.map((sum) => {
    const fee = feeOf(traded + sum, 50) - feeOf(traded, 50);
    traded += sum;
    return fee;
  });
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(feeOf(traded, 50));
  expect(Number.isSafeInteger(feeOf(100_000 * 10_000_000, 1_000))).toBe(true);
});

test('invalid terms mean no fee and no cap', () => {
  expect(termsOf('50', '2000')).toEqual({ fee_bp: 50, ownership_cap_bp: 2_000 });
  for (const text of [null, undefined, '', '-1', '5e1', '1001', { ar: '1', en: '1' }])
    expect(termsOf(text, text === '1001' ? '0' : text)).toEqual({ fee_bp: 0, ownership_cap_bp: 10_000 });
  expect(mayBuy(100, 20, 1_000, termsOf('0', '2000'))).toBe(80);
  expect(mayBuy(300, 0, 1_000, termsOf('0', '2000'))).toBe(0);
});

test('uses the day in Riyadh', () => {
  expect([riyadhDay(new Date('2026-11-21T20:59:59Z')), riyadhDay(new Date('2026-11-21T21:00:00Z'))]).toEqual([
    '2026-11-21',
    '2026-11-22',
  ]);
});
