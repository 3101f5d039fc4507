import type { MarketOffer } from '@taawun/domain/shares';
import { shareOffers } from '../fixtures/share-offers.ts';
import { DEMO } from './accounts.ts';
import { balanceOf } from './movements.ts';

/** All shares of the demo association. */
const TOTAL = 10_000;
const DAY = 86_400_000;

/** Joint holding of the members without a user account: the counterparty of the demo members' trades. */
export const POOL = {
  shares: TOTAL - DEMO.reduce((sum, { movements }) => sum + balanceOf(movements), 0),
  cash: 100_000_000,
};

/** Demo offer; open offers belong to the pool, closed ones are history without an owner. */
export type DemoOffer = Omit<MarketOffer, 'account'>;

/**
 * Returns the demo offers, oldest first.
 * @param now open offers expire at least 30 days after it; `null`: original dates
 */
export function demoOffers(now: Date | null = null): DemoOffer[] {
  const later = now ? new Date(now.getTime() + 30 * DAY).toISOString() : '';
  return shareOffers.toReversed().map(({ id, type, status, shares, price, created_at, expires_at }) => {
    const met = status === 'succeeded';
    return {
      id,
      type,
      status,
      shares,
      price,
      fee_bp: 0,
      created_at,
      filled: met ? shares : 0,
      traded: met ? shares * price : 0,
      expires_at: status === 'pending' && later > expires_at ? later : expires_at,
      closed_at: met ? new Date(Date.parse(created_at) + DAY).toISOString() : status === 'expired' ? expires_at : null,
    };
  });
}
