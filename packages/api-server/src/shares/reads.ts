import { contributionOf, shownOffer, termsOf } from '@taawun/domain/shares';
import type { InputOf, OutputOf, ShareMovement, TradeType } from '@taawun/api-client';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { countOf, pageOf } from '../shared/paging.ts';
import { accountOf } from './market.ts';
import { expireOffers, toMarketOffer } from './offers.ts';

const MAX_LEVELS = 50;
const MAX_DAYS = 400;

const accountIdOf = async (db: Db, userId: number): Promise<number | null> =>
  (await db.selectFrom('share_accounts').select('id').where('user_id', '=', userId).executeTakeFirst())?.id ?? null;

const NO_ACCOUNT = { id: 0, shares: 0, purchases: 0, sales: 0 };
type OwnSide = 'to_account' | 'from_account';

/** Returns a member's movements, newest first, from the member's view. */
export async function listMovements(
  db: Db,
  userId: number,
  { type, status, from, to, ...paging }: InputOf<'listShareMovements'>,
): Promise<OutputOf<'listShareMovements'>> {
  const account = await db
    .selectFrom('share_accounts')
    .select(['id', 'shares', 'purchases', 'sales'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { id, shares: balance, purchases, sales } = account ?? NO_ACCOUNT;
  const sides: OwnSide[] =
    type === undefined ? ['to_account', 'from_account'] : [type === 'buy' ? 'to_account' : 'from_account'];
  /** One side of the movements; each has an index in the order of the list. */
  const sideOf = (side: OwnSide) => {
    let own = db.selectFrom('share_movements').where(side, '=', id);
    // Completed movements are displayed as pending, so that the filter finds both.
    if (status !== undefined)
      own = own.where('status', 'in', status === 'pending' ? ['pending', 'completed'] : [status]);
    if (from !== undefined) own = own.where('date', '>=', from);
    if (to !== undefined) own = own.where('date', '<=', to);
    return own;
  };
  const isFiltered = status !== undefined || from !== undefined || to !== undefined;
  const counts = await Promise.all(
    sides.map(async (side) =>
      isFiltered
        ? countOf(sideOf(side).select(({ fn }) => fn.countAll<number>().as('total')))
        : side === 'to_account'
          ? purchases
          : sales,
    ),
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, desc }) => {
    const [first, second] = sides.map((side) =>
      db
        .selectFrom(
          sideOf(side)
            .select(['date', 'id'])
            .orderBy('date', desc)
            .orderBy('id', desc)
            .limit(offset + limit)
            .as('side'),
        )
        .selectAll(),
    );
    if (!first) throw new Error('A list of movements has at least one side.');
    return db
      .selectFrom((second ? first.unionAll(second) : first).as('sides'))
      .innerJoin('share_movements as m', 'm.id', 'sides.id')
      .selectAll('m')
      .orderBy('sides.date', desc)
      .orderBy('sides.id', desc)
      .limit(limit)
      .offset(offset)
      .execute();
  });
  const movements = rows.map(({ id: movement, date, to_account, status: state, shares, price }): ShareMovement => ({
    id: movement,
    date,
    type: to_account === id ? 'buy' : 'sell',
    status: state,
    shares,
    price,
    total: shares * price,
  }));
  return { share_movements: movements, balance, pagination };
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
  let counts = db.selectFrom('share_offer_counts');
  if (type !== undefined) {
    offers = offers.where('type', '=', type);
    counts = counts.where('type', '=', type);
  }
  if (status !== undefined) {
    offers = offers.where('status', '=', status);
    counts = counts.where('status', '=', status);
  }
  if (mine) offers = offers.where('account_id', '=', viewer ?? 0);
  const total = await countOf(
    mine
      ? offers.select(({ fn }) => fn.countAll<number>().as('total'))
      : counts.select(sql<number>`coalesce(sum(offers), 0)::int`.as('total')),
  );
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, desc }) =>
    offers.selectAll().orderBy('created_at', desc).orderBy('id', desc).limit(limit).offset(offset).execute(),
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
  let days = db.selectFrom('share_days');
  if (from !== undefined) days = days.where('date', '>=', from);
  if (to !== undefined) days = days.where('date', '<=', to);
  const newest = await days
    .select(['date', 'price', 'low', 'high', 'shares'])
    .orderBy('date', 'desc')
    .limit(MAX_DAYS)
    .execute();
  return { share_prices: newest.toReversed() };
}

/** Returns a member's holding and what can be traded. */
export async function readContribution(db: Db, userId: number): Promise<OutputOf<'getContribution'>> {
  await expireOffers(db);
  const { id } = await accountOf(db, userId);
  const row = await db
    .selectFrom('share_accounts as a')
    .select(['a.shares', 'a.cash', 'a.reserved_shares', 'a.reserved_cash', 'a.bought_shares', 'a.bought_paid'])
    .select([
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
  const { bought_shares, bought_paid, coming, total, fee, cap, ...holding } = row;
  return {
    contribution: contributionOf({
      holding,
      bought: { shares: bought_shares, paid: bought_paid },
      coming,
      total,
      terms: termsOf(fee, cap),
    }),
  };
}
