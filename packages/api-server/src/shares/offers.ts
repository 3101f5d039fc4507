import { closeChange, shownOffer, type MarketOffer } from '@taawun/domain/shares';
import type { ShareOffer } from '@taawun/api-client';
import { sql, type Selectable } from 'kysely';
import type { Database, Db, Tx } from '../db/schema.ts';
import { needPrimary } from '../db/replica/needs-primary.ts';
import { Failure } from '../shared/failure.ts';
import { underLock } from './market.ts';

/** Maps an offer row to the domain type. */
export const toMarketOffer = ({
  account_id,
  created_at,
  expires_at,
  closed_at,
  ...row
}: Selectable<Database['share_offers']>): MarketOffer => ({
  ...row,
  account: account_id ?? 0,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});

const LAPSED_AT_ONCE = 500;

/**
 * Expires the overdue offers in batches. Returns their number. The clock is the database's, as in `read_share_market`: a
 * server that is behind it would not expire an offer that the market no longer trades with.
 * @throws PrimaryNeeded on a replica that has overdue offers
 */
export async function expireOffers(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await db
      .selectFrom('share_offers')
      .select(sql<Date>`now()`.as('now'))
      .where('status', '=', 'pending')
      .where('expires_at', '<=', sql<Date>`now()`)
      // With the order the index is read: closed offers let the planner expect so many that it would read the table.
      .orderBy('expires_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return count;
    needPrimary(db);
    const { now } = due;
    count += await underLock(db, async (tx) => {
      const rows = await tx
        .selectFrom('share_offers')
        .selectAll()
        .where('status', '=', 'pending')
        .where('expires_at', '<=', now)
        .orderBy('id')
        .limit(LAPSED_AT_ONCE)
        .execute();
      return { answer: rows.length, change: rows.length ? closeChange(rows.map(toMarketOffer), now) : null };
    });
  }
}

/**
 * Loads an offer of this user.
 * @throws Failure `not_found`, also for another user's offer
 */
async function ownOffer(db: Db | Tx, userId: number, id: number): Promise<MarketOffer> {
  const row = await db
    .selectFrom('share_offers as o')
    .innerJoin('share_accounts as a', 'a.id', 'o.account_id')
    .selectAll('o')
    .where('o.id', '=', id)
    .where('a.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
  return toMarketOffer(row);
}

/** Returns one of the user's own offers. */
export async function readShareOffer(db: Db, userId: number, id: number): Promise<ShareOffer> {
  await expireOffers(db);
  const offer = await ownOffer(db, userId, id);
  return shownOffer(offer, offer.account);
}

/** Returns the current state of the offer that was placed or withdrawn under the key; `null` when the key has none. */
export async function readPlacedOffer(db: Db, userId: number, key: string): Promise<ShareOffer | null> {
  const known = await db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  // Membership applications and payouts store keys too.
  const { id, filled } = JSON.parse(known?.answer ?? '{}') as Partial<ShareOffer>;
  return id === undefined || filled === undefined ? null : readShareOffer(db, userId, id);
}
