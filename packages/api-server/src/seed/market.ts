import { riyadhDay } from '@taawun/domain';
import { ledgerChange, tradeChange } from '@taawun/domain/shares';
import { demoOffers, POOL, type DemoAccount } from '@taawun/api-client/demo';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { accountOf, systemAccounts, writeChange } from '../shares/market.ts';

/** Books a demo member's ledgers: shares are bought from and sold to the treasury, money is a deposit. */
export async function seedHolding(tx: Tx, user_id: number, { movements, cash }: DemoAccount): Promise<void> {
  const { treasury } = await systemAccounts(tx);
  const own = await accountOf(tx, user_id);
  const rows = movements.map(({ date, type, status, shares, price }) => {
    const [from, to] = type === 'buy' ? [treasury.id, own.id] : [own.id, treasury.id];
    return { date, status, shares, price, from, to };
  });
  // Movements that did not succeed are listed but do not change the holding.
  const idle = rows
    .filter(({ status }) => status !== 'succeeded')
    .map(({ from, to, ...row }) => ({ ...row, from_account: from, to_account: to }));
  if (idle.length) await tx.insertInto('share_movements').values(idle).execute();
  const moved = rows
    .filter(({ status }) => status === 'succeeded')
    .map(({ date, shares, price, from, to }) => ({ date, from, to, shares, price, buy_offer: null, sell_offer: null }));
  await writeChange(
    tx,
    ledgerChange(moved, cash > 0 ? [{ from: treasury.id, to: own.id, amount: cash, kind: 'deposit' }] : []),
  );
}

/** Seeds the demo market: the pool's holding, past offers, and the pool's open offers. */
export async function seedMarket(tx: Tx, now: Date): Promise<void> {
  const { treasury, pool } = await systemAccounts(tx);
  const known = await tx
    .selectFrom('share_movements')
    .select('id')
    .where('to_account', '=', pool.id)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const issued = {
    date: riyadhDay(now),
    from: treasury.id,
    to: pool.id,
    shares: POOL.shares,
    price: 0,
    buy_offer: null,
    sell_offer: null,
  };
  await writeChange(
    tx,
    ledgerChange([issued], [{ from: treasury.id, to: pool.id, amount: POOL.cash, kind: 'deposit' }]),
  );
  const history = await tx.selectFrom('share_offers').select('id').limit(1).executeTakeFirst();
  for (const offer of demoOffers(now)) {
    const { id: _, ...row } = offer;
    if (offer.status === 'pending') {
      const { rows } = await sql<{ id: number }>`select nextval('share_offers_id_seq') as id`.execute(tx);
      await writeChange(
        tx,
        tradeChange({ ...row, id: rows[0]?.id ?? 0, account: pool.id }, [], { treasury: treasury.id, now }),
      );
    } else if (!history) {
      await tx
        .insertInto('share_offers')
        .values({ ...row, account_id: null })
        .execute();
    }
  }
}
