import { storedFields } from '@taawun/domain/membership';
import { ledgerChange } from '@taawun/domain/shares';
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { ShareOffer, ShareOfferRequest } from '@taawun/api-client';
import { DEMO_APPLICATION } from '@taawun/api-client/demo';
import { sql } from 'kysely';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { checkDataKeys } from '../../src/personal-data/state.ts';
import { sha256 } from '../../src/shared/secrets.ts';
import { auditBooks, type Audit } from '../../src/audit/audit.ts';
import { accountOf, systemAccounts, underLock } from '../../src/shares/market.ts';
import { readConfig } from '../../src/index.ts';
import type { Started } from './process.ts';

/** A member who may trade: the access token is all a client has. */
export interface Trader {
  token: string;
  userId: number;
}

/** An acknowledged write. */
interface Acknowledged {
  trader: Trader;
  key: string;
  request: ShareOfferRequest;
  offer: ShareOffer;
}

export interface Journal {
  acknowledged: Acknowledged[];
  cancelled: number;
  /** 409: not enough shares, money, or the offer was met meanwhile. */
  rejected: number;
  /** Number of interrupted calls that were repeated with their key. */
  repeated: number;
  /** Milliseconds of each answered placing. */
  latencies: number[];
  unexpected: string[];
}
export const newJournal = (): Journal => ({
  acknowledged: [],
  cancelled: 0,
  rejected: 0,
  repeated: 0,
  latencies: [],
  unexpected: [],
});

/** Opens the database that a process will serve, or has served. */
export async function withDatabase<T>(env: Record<string, string>, run: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(readConfig({ DATA_KEYS: TEST_DATA_KEYS, ...env }));
  try {
    await migrate(db);
    await checkDataKeys(db);
    return await run(db);
  } finally {
    await close();
  }
}

/** The record of a member who only trades: the fields of the demo's application, and numbers of its own. */
export const memberRow = (user_id: number) => {
  const { shares_count: _, ...fields } = DEMO_APPLICATION;
  return {
    ...storedFields(fields),
    user_id,
    mem_no: `T-${user_id}`,
    mem_date: '2026-01-01',
    contribution_no: '1',
    national_id: `19${String(user_id).padStart(8, '0')}`,
  };
};

let serial = 0;

/** Members with shares and money, signed in without a password's cost. */
export async function addTraders(
  db: Db,
  count: number,
  { shares, cash }: { shares: number; cash: number },
): Promise<Trader[]> {
  const { treasury } = await systemAccounts(db);
  const traders: Trader[] = [];
  for (let index = 0; index < count; index++) {
    const phone = `+96652${String(++serial).padStart(7, '0')}`;
    const { id } = await db
      .insertInto('users')
      .values({ firstname: 'T', lastname: String(serial), phone, email: null, password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('members').values(memberRow(id)).execute();
    const token = randomBytes(32).toString('base64url');
    await db
      .insertInto('access_tokens')
      .values({
        token_hash: sha256(token),
        user_id: id,
        fb_web_token: null,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    const { id: to } = await accountOf(db, id);
    const issued =
      shares > 0
        ? [{ date: '2026-01-01', from: treasury.id, to, shares, price: 10_000, buy_offer: null, sell_offer: null }]
        : [];
    const paid = cash > 0 ? [{ from: treasury.id, to, amount: cash, kind: 'deposit' as const }] : [];
    if (shares > 0 || cash > 0) await underLock(db, async () => ({ answer: null, change: ledgerChange(issued, paid) }));
    traders.push({ token, userId: id });
  }
  return traders;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface Reply {
  status: number;
  body: unknown;
}

function parse(status: number, text: string): Reply | null {
  try {
    return { status, body: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** One call; null when it was cut off, since only a whole answer is an answer. */
export function call(
  baseURL: string,
  method: string,
  path: string,
  { token }: { token: string },
  key?: string,
  body?: unknown,
): Promise<Reply | null> {
  const text = body === undefined ? '' : JSON.stringify(body);
  return new Promise((resolve) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(key && { 'Idempotency-Key': key }),
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
    };
    const sent = request(`${baseURL}${path}`, { method, agent, headers }, (response) => {
      let answer = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => (answer += chunk))
        .on('error', () => resolve(null))
        .on('close', () => {
          resolve(response.complete ? parse(response.statusCode ?? 0, answer) : null);
        });
    });
    sent.on('error', () => resolve(null));
    sent.end(text);
  });
}

const below = (count: number) => Math.floor(Math.random() * count);

/** Retries with the same key until a server responds. */
async function insist(
  server: () => Promise<Started>,
  journal: Journal,
  send: (baseURL: string) => Promise<Reply | null>,
): Promise<Reply> {
  for (;;) {
    const { baseURL } = await server();
    const reply = await send(baseURL);
    if (reply && reply.status < 500) return reply;
    if (reply && reply.status !== 503) journal.unexpected.push(`${reply.status} ${JSON.stringify(reply.body)}`);
    journal.repeated++;
    // Rejected calls return at once: without a pause they would leave no time for anything else.
    await delay(20);
  }
}

/** One member who places and withdraws random offers around one price until `done`. */
async function tradeAlone(
  server: () => Promise<Started>,
  trader: Trader,
  journal: Journal,
  done: () => boolean,
): Promise<void> {
  const open: number[] = [];
  while (!done()) {
    const key = randomUUID();
    if (open.length > 0 && below(5) === 0) {
      const [id] = open.splice(below(open.length), 1);
      const { status, body } = await insist(server, journal, (baseURL) =>
        call(baseURL, 'POST', `/api/share-offers/${id}/cancel`, trader, key),
      );
      if (status === 200) journal.cancelled++;
      else if (status === 409) journal.rejected++;
      else journal.unexpected.push(`${status} ${JSON.stringify(body)}`);
      continue;
    }
    const request: ShareOfferRequest = {
      type: below(2) ? 'buy' : 'sell',
      shares: 1 + below(20),
      price: 9_950 + below(101),
      expires_in_days: 30,
    };
    const started = performance.now();
    const { status, body } = await insist(server, journal, (baseURL) =>
      call(baseURL, 'POST', '/api/share-offers', trader, key, request),
    );
    if (status === 201) {
      const offer = (body as { share_offer: ShareOffer }).share_offer;
      journal.latencies.push(performance.now() - started);
      journal.acknowledged.push({ trader, key, request, offer });
      if (offer.status === 'pending') open.push(offer.id);
    } else if (status === 409) journal.rejected++;
    else journal.unexpected.push(`${status} ${JSON.stringify(body)}`);
  }
}

/** Runs all traders concurrently. */
export async function trade(
  server: () => Promise<Started>,
  traders: readonly Trader[],
  journal: Journal,
  done: () => boolean,
): Promise<void> {
  await Promise.all(traders.map((trader) => tradeAlone(server, trader, journal, done)));
}

/** Money that fees have brought to the treasury. */
export async function feesOf(db: Db): Promise<number> {
  const { fees } = await db
    .selectFrom('cash_movements')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('fees'))
    .where('kind', '=', 'fee')
    .executeTakeFirstOrThrow();
  return fees;
}

export interface Books extends Audit {
  fees: number;
}

export const readBooks = async (db: Db): Promise<Books> => ({ ...(await auditBooks(db)), fees: await feesOf(db) });

/** Problems after trading: audit differences, wrong totals, lost or changed acknowledged offers, unexpected responses. */
export async function problemsAfter(db: Db, before: Books, journal: Journal): Promise<string[]> {
  const after = await readBooks(db);
  const problems = [...after.differences, ...journal.unexpected];
  if (after.shares !== before.shares)
    problems.push(`there were ${before.shares} shares and now there are ${after.shares}`);
  if (after.cash + after.fees !== before.cash + before.fees)
    problems.push(`there were ${before.cash + before.fees} halalas and now there are ${after.cash + after.fees}`);
  const rows = await db.selectFrom('share_offers').selectAll().execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const {
    offer: { id },
    request,
  } of journal.acknowledged) {
    const row = stored.get(id);
    if (row?.type !== request.type || row.shares !== request.shares || row.price !== request.price)
      problems.push(`offer ${id} was acknowledged and is ${row ? 'another one' : 'not there'}`);
  }
  const fresh = after.offers - before.offers;
  if (fresh !== journal.acknowledged.length)
    problems.push(`${journal.acknowledged.length} offers were acknowledged and ${fresh} are there`);
  return problems;
}

/** A server that is killed and restarted while clients use it. */
export function unstable(start: (env: Record<string, string>) => Promise<Started>, env: Record<string, string>) {
  let current = start(env);
  return {
    server: () => current,
    /** Kills the server and starts the next one. */
    kill: async () => {
      const { child } = await current;
      const dead = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      current = dead.then(() => start(env));
      await current;
    },
    /** Ends the server by a signal, which answers what is under way, and starts the next one. */
    restart: async (signal: NodeJS.Signals) => {
      const { child } = await current;
      const dead = new Promise<number | null>((resolve) => child.once('close', resolve));
      child.kill(signal);
      current = dead.then(() => start(env));
      await current;
      return dead;
    },
    stop: async () => {
      const { child } = await current;
      const dead = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await dead;
    },
  };
}
