import type { Checkout } from '@taawun/api-client';
import { freePort } from '../../../../tools/dev/free-port.ts';
import type { Db } from '../../src/db/schema.ts';
import { seed } from '../../src/seed/seed.ts';
import type { Started } from '../kit/process.ts';
import { addTraders, newJournal, problemsAfter, readBooks, trade, unstable, withDatabase } from '../kit/trading.ts';
import { insist } from './donor.ts';

const TRADERS = 6;
const DONORS = 3;

export interface LoadOutcome {
  /** Answered and stored: share offers, and checkouts of donations. */
  offers: number;
  checkouts: number;
  /** Calls that were repeated with their key, because there was no answer or 503. */
  repeated: number;
  seconds: number;
  problems: string[];
}

export interface Load {
  /** The server under load. */
  server: ReturnType<typeof unstable>;
  /** Number of answered writes so far. */
  acknowledged: () => number;
}

/** Donors who open checkouts until `done`; returns the acknowledged ones by key. */
async function donate(
  baseURL: string,
  done: () => boolean,
  acknowledged: Map<string, Checkout>,
  problems: string[],
): Promise<void> {
  let serial = 0;
  await Promise.all(
    Array.from({ length: DONORS }, async () => {
      while (!done()) {
        const idempotency_key = `under-load-${++serial}`;
        const { status, body } = await insist(() => `${baseURL}/api/checkout`, {
          target_type: 'program',
          target_slug: 'suqya-alnakheel',
          monthly_price: 5_000,
          months: 1,
          brand: 'mada',
          idempotency_key,
        });
        if (body.checkout) acknowledged.set(idempotency_key, body.checkout);
        else problems.push(`createCheckout answered ${status}`);
      }
    }),
  );
}

async function lostCheckouts(db: Db, acknowledged: ReadonlyMap<string, Checkout>): Promise<string[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.number', 'p.order_number')
    .select(['o.idempotency_key', 'p.checkout_id'])
    .execute();
  const stored = Map.groupBy(rows, ({ idempotency_key }) => idempotency_key);
  return [...acknowledged].flatMap(([key, { checkout_id }]) => {
    const own = stored.get(key) ?? [];
    return own.length === 1 && own[0]?.checkout_id === checkout_id
      ? []
      : [`checkout ${key} was acknowledged and is there ${own.length} times`];
  });
}

/**
 * Members trade and donors open checkouts while something happens; afterwards everything that was acknowledged must be
 * there once, and the books must agree.
 * @param fault what happens; the load ends with it
 */
export async function underLoad(
  env: Record<string, string>,
  start: (env: Record<string, string>) => Promise<Started>,
  fault: (load: Load) => Promise<void>,
): Promise<LoadOutcome> {
  const from = performance.now();
  const { traders, before } = await withDatabase(env, async (db) => {
    // Otherwise the server would add the demo accounts, with shares and money, after the books were read.
    await seed(db, { demo: true });
    const added = await addTraders(db, TRADERS, { shares: 10_000, cash: 100_000_000 });
    return { traders: added, before: await readBooks(db) };
  });
  const journal = newJournal();
  const checkouts = new Map<string, Checkout>();
  const problems: string[] = [];
  // The same address after each restart.
  const server = unstable(start, { CHECKOUT_LIMIT: '1000000', ...env, PORT: String(await freePort()) });
  const { baseURL } = await server.server();
  let isOver = false;
  const done = () => isOver;
  const acknowledged = () => journal.acknowledged.length + checkouts.size;
  const load = Promise.all([trade(server.server, traders, journal, done), donate(baseURL, done, checkouts, problems)]);
  await Promise.all([load, fault({ server, acknowledged }).finally(() => (isOver = true))]);
  await server.stop();
  const found = await withDatabase(env, async (db) => [
    ...(await problemsAfter(db, before, journal)),
    ...(await lostCheckouts(db, checkouts)),
  ]);
  return {
    offers: journal.acknowledged.length,
    checkouts: checkouts.size,
    repeated: journal.repeated,
    seconds: Math.round((performance.now() - from) / 1000),
    problems: [...problems, ...found],
  };
}
