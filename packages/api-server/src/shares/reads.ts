import { contributionOf, shownOffer, termsOf } from '@taawun/domain/shares';
import type { InputOf, OutputOf, ShareMovement, TradeType } from '@taawun/api-client';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { pageOf } from '../shared/paging.ts';
import { accountOf } from './market.ts';
import { expireOffers, toMarketOffer } from './offers.ts';
import { sharesOf } from '../accounts/users.ts';

const MAX_LEVELS = 50;
const MAX_DAYS = 400;

async function accountIdOf(db: Db, userId: number): Promise<number | null> {
  const account = await db.selectFrom('share_accounts').select('id').where('user_id', '=', userId).executeTakeFirst();
  return account?.id ?? null;
}

/** Returns a member's movements, newest first, from the member's view. */
export async function listMovements(
  db: Db,
  userId: number,
  { type, status, from, to, ...paging }: InputOf<'listShareMovements'>,
): Promise<OutputOf<'listShareMovements'>> {
  const id = (await accountIdOf(db, userId)) ?? 0;
  let own = db.selectFrom('share_movements').where((eb) => {
    const [bought, sold] = [eb('to_account', '=', id), eb('from_account', '=', id)];
    return type === undefined ? eb.or([bought, sold]) : type === 'buy' ? bought : sold;
  });
  // Completed movements are displayed as pending, so that the filter finds both.
  if (status !== undefined) own = own.where('status', 'in', status === 'pending' ? ['pending', 'completed'] : [status]);
  if (from !== undefined) own = own.where('date', '>=', from);
  if (to !== undefined) own = own.where('date', '<=', to);
  const { rows, pagination } = await pageOf(
    paging,
    own.select(({ fn }) => fn.countAll<number>().as('total')),
    (limit, offset) =>
      own.selectAll().orderBy('date', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  );
  const movements = rows.map(({ id: movement, date, to_account, status: state, shares, price }): ShareMovement => ({
    id: movement,
    date,
    type: to_account === id ? 'buy' : 'sell',
    status: state,
    shares,
    price,
    total: shares * price,
  }));
  return { share_movements: movements, balance: await sharesOf(db, userId), pagination };
}

/** Returns all offers or one user's, newest first. */
export async function listOffers(
  db: Db,
  userId: number | null,
  { type, status, mine, ...paging }: InputOf<'listShareOffers'>,
): Promise<OutputOf<'listShareOffers'>> {
  await expireOffers(db);
  const viewer = userId === null ? null : await accountIdOf(db, userId);
  let offers = db.selectFrom('share_offers');
  if (type !== undefined) offers = offers.where('type', '=', type);
  if (status !== undefined) offers = offers.where('status', '=', status);
  if (mine) offers = offers.where('account_id', '=', viewer ?? 0);
  const { rows, pagination } = await pageOf(
    paging,
    offers.select(({ fn }) => fn.countAll<number>().as('total')),
    (limit, offset) =>
      offers.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  );
  return { share_offers: rows.map((row) => shownOffer(toMarketOffer(row), viewer)), pagination };
}

/** Returns the order book: open offers summed by price, anonymous. */
export async function readBook(db: Db): Promise<OutputOf<'getShareBook'>> {
  await expireOffers(db);
  const side = (type: TradeType) =>
    db
      .selectFrom('share_offers')
      .select((eb) => [
        'price',
        sql<number>`sum(shares - filled)::int`.as('shares'),
        eb.fn.countAll<number>().as('offers'),
      ])
      .where('status', '=', 'pending')
      .where('type', '=', type)
      .groupBy('price')
      .orderBy('price', type === 'buy' ? 'desc' : 'asc')
      .limit(MAX_LEVELS)
      .execute();
  return { share_book: { buy: await side('buy'), sell: await side('sell') } };
}

/** Returns daily share prices, oldest first; transfers at price 0 are excluded. */
export async function listPrices(
  db: Db,
  { from, to }: InputOf<'listSharePrices'>,
): Promise<OutputOf<'listSharePrices'>> {
  let moved = db.selectFrom('share_movements').where('status', '=', 'succeeded').where('price', '>', 0);
  if (from !== undefined) moved = moved.where('date', '>=', from);
  if (to !== undefined) moved = moved.where('date', '<=', to);
  const days = await moved
    .select((eb) => [
      'date',
      sql<number>`(array_agg(price order by id desc))[1]`.as('price'),
      eb.fn.min('price').as('low'),
      eb.fn.max('price').as('high'),
      sql<number>`sum(shares)::int`.as('shares'),
    ])
    .groupBy('date')
    .orderBy('date', 'desc')
    .limit(MAX_DAYS)
    .execute();
  return { share_prices: days.toReversed() };
}

/** Returns a member's holding and what can be traded. */
export async function readContribution(db: Db, userId: number): Promise<OutputOf<'getContribution'>> {
  await expireOffers(db);
  const { id } = await accountOf(db, userId);
  const row = await db
    .selectFrom('share_accounts as a')
    .select(['a.shares', 'a.cash', 'a.reserved_shares', 'a.reserved_cash'])
    .select([
      sql<number>`(select coalesce(sum(m.shares), 0)::int from share_movements m where m.to_account = a.id and m.status = 'succeeded')`.as(
        'bought',
      ),
      sql<number>`(select coalesce(sum(m.shares * m.price), 0)::bigint from share_movements m where m.to_account = a.id and m.status = 'succeeded')`.as(
        'paid',
      ),
      sql<number>`(select coalesce(sum(o.shares - o.filled), 0)::int from share_offers o where o.account_id = a.id and o.type = 'buy' and o.status = 'pending')`.as(
        'coming',
      ),
      sql<number>`(select -t.shares from share_accounts t where t.kind = 'treasury')`.as('total'),
      sql`(select c.data -> 'value' from content c where c.kind = 'settings' and c.data ->> 'type' = 'share_fee_bp')`.as(
        'fee',
      ),
      sql`(select c.data -> 'value' from content c where c.kind = 'settings' and c.data ->> 'type' = 'share_ownership_cap_bp')`.as(
        'cap',
      ),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const { bought, paid, coming, total, fee, cap, ...holding } = row;
  return {
    contribution: contributionOf({
      holding,
      bought: { shares: bought, paid },
      coming,
      total,
      terms: termsOf(fee, cap),
    }),
  };
}
