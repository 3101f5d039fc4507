import { termsOf, type Change, type Holding, type MarketOffer, type Terms } from '@taawun/domain/shares';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/** What is kept with a step so that its repetition changes nothing. */
export interface Kept {
  user_id: number;
  key: string;
  /** Of what was asked for. */
  digest: string;
  /** JSON, to the letter what was sent. */
  answer: string;
}

/** A step of the market: what it writes, and what it answers. */
export interface Step<Answer> {
  answer: Answer;
  /** Null: there is nothing to write. */
  change: (Partial<Change> & { accounts: Change['accounts']; kept?: Kept[] }) | null;
}

/** Writes a step that was decided at this version; false when the market has changed since. */
async function apply(db: Db | Tx, version: number, change: NonNullable<Step<unknown>['change']>): Promise<boolean> {
  const parts = Object.fromEntries(
    Object.entries(change).filter(([name, part]) => name === 'accounts' || part.length > 0),
  );
  const { rows } = await sql<{
    applied: boolean;
  }>`select apply_share_change(${version}::bigint, ${JSON.stringify(parts)}::jsonb) as applied`.execute(db);
  return rows[0]?.applied === true;
}

/** Locks the market until the transaction ends; answers its version. */
export async function lockShareMarket(tx: Tx): Promise<number> {
  const { version } = await tx.selectFrom('share_market').select('version').forUpdate().executeTakeFirstOrThrow();
  return version;
}

/** A step in a transaction of its own, under the market's lock: reads, decides, writes. */
function locked<Answer>(db: Db, decide: (tx: Tx) => Promise<Step<Answer>>): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const version = await lockShareMarket(tx);
    const { answer, change } = await decide(tx);
    if (change && !(await apply(tx, version, change))) throw new Error('The market has changed under its lock.');
    return answer;
  });
}

/** Writes a part of a bigger transaction, which holds the market from here to its end. */
export async function writeChange(tx: Tx, change: Change): Promise<void> {
  if (!(await apply(tx, await lockShareMarket(tx), change))) throw new Error('The market has changed under its lock.');
}

/** The last step of each database that this process has begun: its own steps wait for each other here and not in the database. */
const queues = new WeakMap<Db, Promise<unknown>>();

function inTurn<Answer>(db: Db, run: () => Promise<Answer>): Promise<Answer> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(run, run);
  queues.set(db, turn);
  return turn;
}

/**
 * A step that is read, decided and written without a lock held between: the write itself is the transaction and takes place only when
 * nobody has changed the market since the read. When another server has, it is decided again under the lock, where nobody can.
 */
export function step<Answer>(
  db: Db,
  decide: (from: Db | Tx) => Promise<Step<Answer> & { version: number }>,
): Promise<Answer> {
  return inTurn(db, async () => {
    const { version, answer, change } = await decide(db);
    if (!change || (await apply(db, version, change))) return answer;
    return locked(db, decide);
  });
}

/** A step that is read, decided and written under the market's lock. */
export const underLock = <Answer>(db: Db, decide: (tx: Tx) => Promise<Step<Answer>>): Promise<Answer> =>
  inTurn(db, () => locked(db, decide));

interface AccountRow extends Holding {
  id: number;
}
interface OfferRow extends Omit<MarketOffer, 'account'> {
  account_id: number;
}

/** Who wants what, and under which key: to place an offer, or to withdraw the one of this number. */
export interface Order {
  userId: number;
  key: string;
  wish: Pick<MarketOffer, 'type' | 'price' | 'shares'> | number;
}

/** What `read_share_market` answers. */
interface Snapshot {
  version: number;
  known: { user_id: number; key: string; digest: string; answer: string }[];
  accounts: (AccountRow & { user_id: number; coming: number })[];
  book: OfferRow[];
  /** The offers to be withdrawn, whosever they are. */
  named: OfferRow[];
  total: number;
  treasury: number;
  fee: unknown;
  cap: unknown;
  /** Numbers for the offers, one for each order. */
  ids: number[];
  lapsed: boolean;
}

export interface MarketRead extends Omit<Snapshot, 'book' | 'named' | 'fee' | 'cap'> {
  book: MarketOffer[];
  named: MarketOffer[];
  terms: Terms;
}

const iso = (text: string) => new Date(text).toISOString();
const toOffer = ({ account_id, created_at, expires_at, closed_at, ...offer }: OfferRow): MarketOffer => ({
  ...offer,
  account: account_id,
  created_at: iso(created_at),
  expires_at: iso(expires_at),
  closed_at: closed_at === null ? null : iso(closed_at),
});

/** How many offers of a side are read at first: a few more than as many orders usually take. */
const depthFor = (orders: number): number => 16 + 4 * orders;

/** Whether so much of a side of the book is enough: whoever wants all that is wanted must find it, one's own offers not counted. */
function suffices(side: readonly OfferRow[], wanted: number, depth: number): boolean {
  if (side.length < depth) return true;
  const own = new Map<number, number>();
  for (const { account_id, shares, filled } of side) own.set(account_id, (own.get(account_id) ?? 0) + shares - filled);
  const all = [...own.values()].reduce((sum, shares) => sum + shares, 0);
  return all - Math.max(0, ...own.values()) >= wanted;
}

/** Everything that placing these offers has to know, in one call. */
export async function readMarket(
  db: Db | Tx,
  orders: readonly Order[],
  depth = depthFor(orders.length),
): Promise<MarketRead> {
  const wishes = orders.flatMap(({ wish }) => (typeof wish === 'number' ? [] : [wish]));
  const of = (type: MarketOffer['type']) => wishes.filter((wish) => wish.type === type);
  const numbers = orders.flatMap(({ wish }) => (typeof wish === 'number' ? [wish] : []));
  const [buys, sells] = [of('buy'), of('sell')];
  const sum = (requests: typeof wishes) => requests.reduce((total, { shares }) => total + shares, 0);
  const [highest, lowest] = [
    Math.max(0, ...buys.map(({ price }) => price)),
    Math.min(Number.MAX_SAFE_INTEGER, ...sells.map(({ price }) => price)),
  ];
  const { rows } = await sql<{
    market: Snapshot;
  }>`select read_share_market(${orders.map(({ userId }) => userId)}::integer[], ${orders.map(({ key }) => key)}::text[],
    ${highest}::bigint, ${sum(buys)}::bigint, ${lowest}::bigint, ${sum(sells)}::bigint, ${depth}::integer, ${numbers}::integer[]) as market`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The market could not be read.');
  const { book, named, fee, cap, ...rest } = row.market;
  const side = (type: MarketOffer['type']) => book.filter((offer) => offer.type === type);
  if (!suffices(side('sell'), sum(buys), depth) || !suffices(side('buy'), sum(sells), depth))
    return readMarket(db, orders, depth * 4);
  return { ...rest, book: book.map(toOffer), named: named.map(toOffer), terms: termsOf(fee, cap) };
}

export interface SystemAccounts {
  treasury: AccountRow;
  pool: AccountRow;
}

/** The two accounts that are nobody's. */
export async function systemAccounts(db: Db | Tx): Promise<SystemAccounts> {
  const rows = await db
    .selectFrom('share_accounts')
    .select(['id', 'kind', 'shares', 'cash', 'reserved_shares', 'reserved_cash'])
    .where('kind', 'in', ['treasury', 'pool'])
    .execute();
  const [treasury, pool] = [rows.find(({ kind }) => kind === 'treasury'), rows.find(({ kind }) => kind === 'pool')];
  if (!treasury || !pool) throw new Error('The share register has no treasury or no pool. Run `taawun-api migrate`.');
  return { treasury, pool };
}

/** The account of a user; made when there is none yet. */
export async function accountOf(db: Db | Tx, userId: number): Promise<AccountRow> {
  await db
    .insertInto('share_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('share_accounts')
    .select(['id', 'shares', 'cash', 'reserved_shares', 'reserved_cash'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
