import { riyadhDay } from '@taawun/domain';
import { ledgerChange, tradeChange, type MarketOffer } from '@taawun/domain/shares';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import { sarText } from '../shared/money.ts';
import { findByUsername, isMember } from '../accounts/users.ts';
import { accountOf, systemAccounts, underLock, type Step } from './market.ts';
import { expireOffers, toMarketOffer } from './offers.ts';

/**
 * Parses riyals as typed, into halalas.
 * @throws Error when the text is not a positive amount
 */
export function parseRiyals(text: string): number {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  const halalas = found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 0;
  if (halalas <= 0)
    throw new Error(`"${text}" is no amount. Write riyals, with two digits after the point at most: 250 or 250.50.`);
  return halalas;
}

/**
 * Parses a number of shares.
 * @throws Error when the text is not a positive whole number
 */
export function parseShares(text: string): number {
  const shares = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (shares <= 0) throw new Error(`"${text}" is no number of shares. Write a whole number from 1.`);
  return shares;
}

/** Returns the account of a member by phone, or of the members without a user account (`pool`). */
async function holderOf(db: Db, holder: string): Promise<{ id: number; name: string }> {
  if (holder === 'pool')
    return { id: (await systemAccounts(db)).pool.id, name: 'The pool of members without an account' };
  const user = await findByUsername(db, holder);
  if (!user)
    throw new Error(
      `No account has the phone ${holder}. Write it as 05XXXXXXXX, or pool for the members without an account.`,
    );
  if (!(await isMember(db, user.id)))
    throw new Error(
      `${user.firstname} ${user.lastname} is no member, and only members hold shares. Admit them first: taawun-api members approve ${holder}`,
    );
  return { id: (await accountOf(db, user.id)).id, name: `${user.firstname} ${user.lastname}` };
}

/** Removes the scope `trade` from a member or restores it. Open offers remain; the member can withdraw them. */
export async function holdTrading(db: Db, phone: string, isSuspended: boolean): Promise<string> {
  const user = await findByUsername(db, phone);
  if (!user || !(await isMember(db, user.id)))
    throw new Error(`No member has the phone ${phone}. Write it as 05XXXXXXXX.`);
  if (isSuspended)
    await db
      .insertInto('trading_holds')
      .values({ user_id: user.id, created_at: new Date() })
      .onConflict((on) => on.doNothing())
      .execute();
  else await db.deleteFrom('trading_holds').where('user_id', '=', user.id).execute();
  return `${user.firstname} ${user.lastname} ${isSuspended ? 'cannot place share offers now' : 'can place share offers again'}.`;
}

/** Issues new shares that were paid outside the system: the staff's only way to increase their number. */
export async function issueShares(db: Db, holder: string, shares: number, price: number): Promise<string> {
  const { id, name } = await holderOf(db, holder);
  const { treasury } = await systemAccounts(db);
  const movement = {
    date: riyadhDay(new Date()),
    from: treasury.id,
    to: id,
    shares,
    price,
    buy_offer: null,
    sell_offer: null,
  };
  await underLock(db, async () => ({ answer: null, change: ledgerChange([movement], []) }));
  return `${name}: ${shares} new ${shares === 1 ? 'share' : 'shares'} at ${sarText(price)}.`;
}

/** Books a deposit or a withdrawal of money outside the system. */
export async function bookCash(
  db: Db,
  holder: string,
  amount: number,
  kind: 'deposit' | 'withdrawal',
): Promise<string> {
  const { id, name } = await holderOf(db, holder);
  const { treasury } = await systemAccounts(db);
  await underLock(db, async (tx) => {
    const account = await tx
      .selectFrom('share_accounts')
      .select(['cash', 'reserved_cash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const free = account.cash - account.reserved_cash;
    if (kind === 'withdrawal' && amount > free)
      throw new Error(`${name} can withdraw ${sarText(free)} at most; the rest is not there or reserved by offers.`);
    const [from, to] = kind === 'deposit' ? [treasury.id, id] : [id, treasury.id];
    return { answer: null, change: ledgerChange([], [{ from, to, amount, kind }]) };
  });
  return `${name}: ${kind} of ${sarText(amount)}.`;
}

/** Returns the change in which the pool fills one offer completely. */
async function settlement(tx: Tx, offer: MarketOffer, now: Date): Promise<Step<string>> {
  const { treasury, pool } = await systemAccounts(tx);
  const shares = offer.shares - offer.filled;
  const type = offer.type === 'buy' ? 'sell' : 'buy';
  if (offer.account === pool.id)
    throw new Error(`Offer ${offer.id} is the pool's own; it cannot be settled by the pool.`);
  if (type === 'sell' && pool.shares - pool.reserved_shares < shares)
    throw new Error(
      `The pool has ${pool.shares - pool.reserved_shares} free shares and the offer needs ${shares}. Issue some first: taawun-api shares issue pool <shares>`,
    );
  if (type === 'buy' && pool.cash - pool.reserved_cash < shares * offer.price)
    throw new Error(
      `The pool has ${sarText(pool.cash - pool.reserved_cash)} free and the offer needs ${sarText(shares * offer.price)}. Deposit some first: taawun-api cash deposit pool <riyals>`,
    );
  const { rows } = await sql<{ id: number }>`select nextval('share_offers_id_seq') as id`.execute(tx);
  const at = now.toISOString();
  const counter: MarketOffer = {
    id: rows[0]?.id ?? 0,
    account: pool.id,
    type,
    status: 'pending',
    shares,
    filled: 0,
    price: offer.price,
    traded: 0,
    fee_bp: 0,
    created_at: at,
    expires_at: at,
    closed_at: null,
  };
  return {
    answer: `Offer ${offer.id} is settled: ${shares} ${shares === 1 ? 'share' : 'shares'} at ${sarText(offer.price)}.`,
    change: tradeChange(counter, [{ resting: offer, shares, price: offer.price }], { treasury: treasury.id, now }),
  };
}

/** Settles an open offer: the pool fills its remainder at its price. */
export async function settleOffer(db: Db, id: number): Promise<string> {
  await expireOffers(db);
  return underLock(db, async (tx) => {
    const row = await tx.selectFrom('share_offers').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Error(`There is no offer ${id}.`);
    if (row.status !== 'pending') throw new Error(`Offer ${id} is not open: it is ${row.status}.`);
    return settlement(tx, toMarketOffer(row), new Date());
  });
}
