import { createMarketEngine, rejectionFault, shownOffer, type MarketOffer } from '@taawun/domain/shares';
import type { ShareOffer, ShareOfferRequest } from '@taawun/api-client';
import { isUnavailable } from '../db/errors.ts';
import type { Db, Tx } from '../db/schema.ts';
import { inBatches } from '../shared/batches.ts';
import { Failure } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import { accountOf, readMarket, step, type StoredResponse, type Order, type Step } from './market.ts';
import { expireOffers } from './offers.ts';

interface Caller {
  userId: number;
  /** Idempotency key. */
  key: string;
}

interface Waiting extends Order {
  request: ShareOfferRequest | number;
  digest: string;
  resolve: (offer: ShareOffer) => void;
  reject: (reason: unknown) => void;
}

type Outcome = { offer: ShareOffer } | { failure: unknown };

/** Orders cannot be decided yet: offers must expire first, or an account must be created. */
const NOT_YET = 'not yet';

/**
 * Returns the response stored under the key, or `null`.
 * @throws Failure `conflict` when the key was used for another request
 */
function repeated(known: Pick<StoredResponse, 'digest' | 'answer'> | undefined, digest: string): ShareOffer | null {
  if (!known) return null;
  if (known.digest !== digest) throw new Failure('conflict');
  return JSON.parse(known.answer) as ShareOffer;
}

type Engine = ReturnType<typeof createMarketEngine>;

/**
 * Executes one order: places the offer under the number, or withdraws the account's own offer.
 * @throws Failure a rejection code, `not_found`, `offer_closed`
 */
function execute(
  engine: Engine,
  request: Waiting['request'],
  accountId: number,
  number: number,
  owner: number | undefined,
): MarketOffer {
  if (typeof request !== 'number') {
    const result = engine.place(number, accountId, request);
    if ('rejection' in result) throw new Failure(result.rejection.code, [rejectionFault(result.rejection)]);
    return result.offer;
  }
  // Another user's offer is reported as missing.
  if (owner !== accountId) throw new Failure('not_found');
  const ended = engine.close(request);
  if (!ended) throw new Failure('offer_closed');
  return ended;
}

/** Decides the orders in sequence, each on the result of the previous ones. */
async function decide(
  from: Db | Tx,
  orders: readonly Waiting[],
): Promise<Step<Outcome[] | typeof NOT_YET> & { version: number }> {
  const { version, known, accounts, ids, lapsed, named, book, ...market } = await readMarket(from, orders);
  const ownAccounts = new Map(accounts.map((account) => [account.user_id, account]));
  if (lapsed || orders.some(({ userId }) => !ownAccounts.has(userId)))
    return { version, answer: NOT_YET, change: null };
  const engine = createMarketEngine({ ...market, now: new Date(), accounts, book: [...book, ...named] });
  const owners = new Map(named.map(({ id, account }) => [id, account]));
  const responses = new Map<string, StoredResponse>();
  const stored = new Map(known.map((each) => [`${each.user_id} ${each.key}`, each]));
  const outcomes = orders.map(({ userId, key, request, digest }, index): Outcome => {
    try {
      const before = repeated(stored.get(`${userId} ${key}`) ?? responses.get(`${userId} ${key}`), digest);
      if (before) return { offer: before };
      const accountId = ownAccounts.get(userId)?.id ?? 0;
      const offer = shownOffer(
        execute(
          engine,
          request,
          accountId,
          ids[index] ?? 0,
          typeof request === 'number' ? owners.get(request) : undefined,
        ),
        accountId,
      );
      responses.set(`${userId} ${key}`, { user_id: userId, key, digest, answer: JSON.stringify(offer) });
      return { offer };
    } catch (failure) {
      return { failure };
    }
  });
  return {
    version,
    answer: outcomes,
    change: responses.size > 0 ? { ...engine.change(), responses: [...responses.values()] } : null,
  };
}

async function settle(db: Db, orders: readonly Waiting[]): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const outcomes = await step(db, (from) => decide(from, orders));
    if (outcomes !== NOT_YET) {
      orders.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index] ?? { failure: new Failure('unavailable') };
        if ('offer' in outcome) resolve(outcome.offer);
        else reject(outcome.failure);
      });
      return;
    }
    await expireOffers(db);
    for (const { userId } of orders) await accountOf(db, userId);
  }
  throw new Failure('unavailable');
}

/** Settles the orders together; if that fails, one by one, so that one order cannot fail the others. */
async function settleAll(db: Db, orders: readonly Waiting[]): Promise<void> {
  try {
    await settle(db, orders);
  } catch (failure) {
    if (orders.length === 1 || isUnavailable(failure)) for (const { reject } of orders) reject(failure);
    else for (const order of orders) await settleAll(db, [order]);
  }
}

const MAX_BATCH = 64;
const queues = new WeakMap<Db, (order: Waiting) => void>();

/** Returns the queue of a database: orders that arrive during a write share the next transaction. */
function queueOf(db: Db): (order: Waiting) => void {
  const known = queues.get(db);
  if (known) return known;
  const queue = inBatches<Waiting>(MAX_BATCH, (orders) => settleAll(db, orders));
  queues.set(db, queue);
  return queue;
}

const enqueue = (
  db: Db,
  { userId, key }: Caller,
  request: Waiting['request'],
  ...parts: unknown[]
): Promise<ShareOffer> =>
  new Promise((resolve, reject) =>
    queueOf(db)({ userId, key, request, digest: sha256(JSON.stringify(parts)), resolve, reject }),
  );

/** Places an offer and trades it against crossing offers; resolves after the transaction. */
export const placeShareOffer = (db: Db, caller: Caller, request: ShareOfferRequest): Promise<ShareOffer> =>
  enqueue(db, caller, request, 'place', request.type, request.shares, request.price, request.expires_in_days);

/** Withdraws an open offer and releases its reservation. */
export const cancelShareOffer = (db: Db, caller: Caller, id: number): Promise<ShareOffer> =>
  enqueue(db, caller, id, 'cancel', id);
