import { sql } from 'kysely';
import type { ShareMovement } from '@taawun/api-client';
import type { Db, Tx } from '../db/schema.ts';
import { pageOf, type Paging } from './paging.ts';

/** Whole shares held: what has come in less what has gone out. Movements that did not succeed have moved nothing. */
export async function sharesOf(db: Db | Tx, userId: number): Promise<number> {
  const row = await db
    .selectFrom('share_movements as m')
    .innerJoin('share_accounts as a', (join) => join.on((eb) => eb.or([eb('a.id', '=', eb.ref('m.to_account')), eb('a.id', '=', eb.ref('m.from_account'))])))
    .select(sql<number>`coalesce(sum(case when m.to_account = a.id then m.shares else -m.shares end), 0)::int`.as('held'))
    .where('a.user_id', '=', userId)
    .where('m.status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  return row.held;
}

/** A member's movements, newest first, seen from the member's side. */
export async function listMovements(db: Db, userId: number, paging: Paging) {
  const account = await db.selectFrom('share_accounts').select('id').where('user_id', '=', userId).executeTakeFirst();
  const id = account?.id ?? 0;
  const mine = db.selectFrom('share_movements').where((eb) => eb.or([eb('to_account', '=', id), eb('from_account', '=', id)]));
  const { rows, pagination } = await pageOf(paging, mine.select(({ fn }) => fn.countAll<number>().as('total')), (limit, offset) =>
    mine.selectAll().orderBy('date', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  );
  const movements = rows.map(({ id: movement, date, to_account, status, shares, price }): ShareMovement => ({
    id: movement,
    date,
    type: to_account === id ? 'buy' : 'sell',
    status,
    shares,
    price,
    total: shares * price,
  }));
  return { share_movements: movements, balance: await sharesOf(db, userId), pagination };
}

/** Everybody's offers, newest first. */
export async function listOffers(db: Db) {
  const rows = await db.selectFrom('share_offers').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
  return {
    share_offers: rows.map(({ id, type, status, shares, price, created_at, expires_at }) => ({
      id, type, status, shares, price, total: shares * price, created_at: created_at.toISOString(), expires_at: expires_at.toISOString(),
    })),
  };
}
