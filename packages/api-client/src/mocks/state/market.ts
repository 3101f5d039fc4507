import { riyadhDay } from '@taawun/domain';
import { reserveOf, termsOf, type Change, type Holding, type MarketOffer, type Payment } from '@taawun/domain/shares';
import { balanceOf, DEMO, demoOffers, POOL } from '../../demo/index.ts';
import { settings } from '../../fixtures/settings.ts';
import type { DemoMovement } from '../../demo/index.ts';

/**
 * Accounts without an owner: the treasury (issues shares, takes fees) and the pool of members without a user account.
 */
export const TREASURY = 0;
export const POOL_ACCOUNT = -1;

/** Share market of the mocked server. The account id is the user id. */
export interface MockMarket {
  offers: MarketOffer[];
  holdings: Map<number, Holding>;
  /** Money ledger, oldest first. */
  payments: (Payment & { id: number; date: string })[];
}

const setting = (type: string) => settings.find((each) => each.type === type)?.value;

/** Trading terms of the association. */
export const terms = termsOf(setting('share_fee_bp'), setting('share_ownership_cap_bp'));

/** Returns the initial market: the demo members' holdings and the pool's open offers. */
export function initialMarket(): MockMarket {
  const offers = demoOffers().map((offer): MarketOffer => ({
    ...offer,
    account: offer.status === 'pending' ? POOL_ACCOUNT : TREASURY,
  }));
  const reserves = offers.map(reserveOf);
  const pool = {
    ...POOL,
    reserved_shares: reserves.reduce((sum, { shares }) => sum + shares, 0),
    reserved_cash: reserves.reduce((sum, { cash }) => sum + cash, 0),
  };
  const members = DEMO.map(({ movements, cash }, index): [number, Holding] => [
    index + 1,
    { shares: balanceOf(movements), cash, reserved_shares: 0, reserved_cash: 0 },
  ]);
  const issued = POOL.shares + members.reduce((sum, [, { shares }]) => sum + shares, 0);
  const deposits = members.flatMap(([to, { cash }]) =>
    cash > 0 ? [{ from: TREASURY, to, amount: cash, kind: 'deposit' as const }] : [],
  );
  const payments = deposits.map((payment, index) => ({ ...payment, id: index + 1, date: riyadhDay(new Date()) }));
  return {
    offers,
    payments,
    holdings: new Map([
      [TREASURY, { shares: -issued, cash: 0, reserved_shares: 0, reserved_cash: 0 }],
      [POOL_ACCOUNT, pool],
      ...members,
    ]),
  };
}

export const holdingOf = ({ holdings }: MockMarket, account: number): Holding => {
  const known = holdings.get(account);
  if (known) return known;
  const fresh = { shares: 0, cash: 0, reserved_shares: 0, reserved_cash: 0 };
  holdings.set(account, fresh);
  return fresh;
};

/** Returns the shares that the account's open buy offers may still bring. */
export const comingTo = ({ offers }: MockMarket, account: number): number =>
  offers
    .filter((offer) => offer.account === account && offer.type === 'buy' && offer.status === 'pending')
    .reduce((sum, { shares, filled }) => sum + shares - filled, 0);

/**
 * Applies a change to the market.
 * @param listOf returns an account's list of movements, which is extended
 */
export function applyChange(
  market: MockMarket,
  { placed, updated, movements, payments, accounts }: Change,
  listOf: (account: number) => DemoMovement[] | undefined,
): void {
  for (const payment of payments)
    market.payments.push({ ...payment, id: market.payments.length + 1, date: riyadhDay(new Date()) });
  const changed = new Map(updated.map((offer) => [offer.id, offer]));
  market.offers = [...market.offers.map((offer) => changed.get(offer.id) ?? offer), ...placed];
  for (const { id, ...more } of accounts) {
    const holding = holdingOf(market, id);
    for (const key of ['shares', 'cash', 'reserved_shares', 'reserved_cash'] as const) holding[key] += more[key];
  }
  for (const { date, from, to, shares, price } of movements) {
    listOf(from)?.push({ date, type: 'sell', status: 'succeeded', shares, price });
    listOf(to)?.push({ date, type: 'buy', status: 'succeeded', shares, price });
  }
}
