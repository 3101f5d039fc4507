import { termsOf, type Change, type Holding, type MarketOffer, type Terms } from '@taawun/domain/shares';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';

/** Response stored with a change under its idempotency key. */
export interface StoredResponse {
  user_id: number;
  key: string;
  /** Digest of the request. */
  digest: string;
  /** JSON of the response, unchanged. */
  answer: string;
}

/** Decided market operation: its database change and its result. */
export interface Step<Answer> {
  answer: Answer;
  /** `null`: nothing to write. */
  change: (Partial<Change> & { accounts: Change['accounts']; responses?: StoredResponse[] }) | null;
}

/** Applies a change that was decided at this version; false when the market has changed since. */
async function apply(db: Db | Tx, version: number, change: NonNullable<Step<unknown>['change']>): Promise<boolean> {
  const { responses = [], ...rest } = change;
  const parts = Object.fromEntries(
    Object.entries({ ...rest, kept: responses }).filter(([name, part]) => name === 'accounts' || part.length > 0),
  );
  const { rows } = await sql<{
    applied: boolean;
  }>`select apply_share_change(${version}::bigint, ${JSON.stringify(parts)}::jsonb) as applied`.execute(db);
  return rows[0]?.applied === true;
}

/** Locks the market until the transaction ends; returns its version. */
export async function lockShareMarket(tx: Tx): Promise<number> {
  const { version } = await tx.selectFrom('share_market').select('version').forUpdate().executeTakeFirstOrThrow();
  return version;
}

/** Reads, decides and writes in one transaction that locks the market. */
function locked<Answer>(db: Db, decide: (tx: Tx) => Promise<Step<Answer>>): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const version = await lockShareMarket(tx);
    const { answer, change } = await decide(tx);
    if (change && !(await apply(tx, version, change))) throw new Error('The market has changed under its lock.');
    return answer;
  });
}

/** Writes a change within a larger transaction and locks the market until it ends. */
export async function writeChange(tx: Tx, change: Change): Promise<void> {
  if (!(await apply(tx, await lockShareMarket(tx), change))) throw new Error('The market has changed under its lock.');
}

/** Last operation of this process per database: operations of one process queue here instead of in the database. */
const queues = new WeakMap<Db, Promise<unknown>>();

function inTurn<Answer>(db: Db, run: () => Promise<Answer>): Promise<Answer> {
  const turn = (queues.get(db) ?? Promise.resolve()).then(run, run);
  queues.set(db, turn);
  return turn;
}

/**
 * Runs a market operation with optimistic concurrency: reads and decides without a lock, then writes only if the
 * version is unchanged. When another server was faster, decides again under the lock.
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

/** Runs a market operation under the market's lock. */
export const underLock = <Answer>(db: Db, decide: (tx: Tx) => Promise<Step<Answer>>): Promise<Answer> =>
  inTurn(db, () => locked(db, decide));

interface AccountRow extends Holding {
  id: number;
}
interface OfferRow extends Omit<MarketOffer, 'account'> {
  account_id: number;
}

/** Order of a user under an idempotency key: `request` is an offer to place, or the id of an offer to withdraw. */
export interface Order {
  userId: number;
  key: string;
  request: Pick<MarketOffer, 'type' | 'price' | 'shares'> | number;
}

/** Result of `read_share_market`. */
interface Snapshot {
  version: number;
  known: { user_id: number; key: string; digest: string; answer: string }[];
  accounts: (AccountRow & { user_id: number; coming: number })[];
  book: OfferRow[];
  /** Offers to withdraw, of any owner. */
  named: OfferRow[];
  total: number;
  treasury: number;
  fee: unknown;
  cap: unknown;
  /** Ids for new offers, one per order. */
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

/** Number of offers read per side at first: slightly more than the orders usually need. */
const depthFor = (orders: number): number => 16 + 4 * orders;

/** Returns whether the offers read suffice: each account must find the wanted shares without its own offers. */
function suffices(side: readonly OfferRow[], wanted: number, depth: number): boolean {
  if (side.length < depth) return true;
  const own = new Map<number, number>();
  for (const { account_id, shares, filled } of side) own.set(account_id, (own.get(account_id) ?? 0) + shares - filled);
  const all = [...own.values()].reduce((sum, shares) => sum + shares, 0);
  return all - Math.max(0, ...own.values()) >= wanted;
}

/** Reads the market state that these orders need, in one call. */
export async function readMarket(
  db: Db | Tx,
  orders: readonly Order[],
  depth = depthFor(orders.length),
): Promise<MarketRead> {
  const requests = orders.flatMap(({ request }) => (typeof request === 'number' ? [] : [request]));
  const of = (type: MarketOffer['type']) => requests.filter((request) => request.type === type);
  const numbers = orders.flatMap(({ request }) => (typeof request === 'number' ? [request] : []));
  const [buys, sells] = [of('buy'), of('sell')];
  const sum = (offers: typeof requests) => offers.reduce((total, { shares }) => total + shares, 0);
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

/**
 * Returns the two accounts without an owner.
 * @throws Error when the register is incomplete
 */
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

/** Returns a user's share account with the number of its money movements; creates it if needed. */
export async function accountOf(db: Db | Tx, userId: number): Promise<AccountRow & { cash_entries: number }> {
  const own = db
    .selectFrom('share_accounts')
    .select(['id', 'shares', 'cash', 'reserved_shares', 'reserved_cash', 'cash_entries'])
    .where('user_id', '=', userId);
  const known = await own.executeTakeFirst();
  if (known) return known;
  // Only now: also an insertion that finds the account takes the next number.
  await db
    .insertInto('share_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return own.executeTakeFirstOrThrow();
}
