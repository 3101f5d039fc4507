// `npm run bench:api`: share offers per second of the server, compared with bare transactions of its database.
// `--long` adds a minute of random trading with ten SIGKILLs; `--write` puts the figures into docs/bench/api.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_DATA_KEYS } from '../dev/data-keys.ts';
import { migrate } from '../../packages/api-server/src/db/migrate.ts';
import { openDatabase } from '../../packages/api-server/src/db/open.ts';
import { placeShareOffer } from '../../packages/api-server/src/shares/place.ts';
import { processes } from '../../packages/api-server/test/kit/process.ts';
import {
  addTraders,
  newJournal,
  problemsAfter,
  readBooks,
  trade,
  unstable,
  withDatabase,
  type Trader,
} from '../../packages/api-server/test/kit/trading.ts';
import { root } from '../dev/builds.ts';
import { startPostgres } from '../dev/postgres.ts';
import { median, percentile } from './statistics.ts';

const CLIENTS = 64;
const SECONDS = 10;
const LONG_SECONDS = 60;
const KILLS = 10;

interface Rate {
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const rateOf = (latencies: readonly number[], seconds: number): Rate => ({
  rate: latencies.length / seconds,
  p50: median(latencies),
  p99: percentile(latencies, 0.99),
});

/** Runs something again and again for some seconds, `CLIENTS` at a time. */
async function measure(run: (client: number) => Promise<unknown>): Promise<Rate> {
  const latencies: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() - started < SECONDS * 1_000) {
        const from = performance.now();
        await run(client);
        latencies.push(performance.now() - from);
      }
    }),
  );
  return rateOf(latencies, (performance.now() - started) / 1_000);
}

type Opened = Awaited<ReturnType<typeof openDatabase>>;

/** The bare transaction: begin, insert one row of an offer's size, commit, with the server's driver and pool. */
const bare = ({ db }: Opened): Promise<Rate> =>
  measure(() =>
    db.transaction().execute((tx) =>
      tx
        .insertInto('outbox')
        .values({ channel: 'sms', recipient: '+966500000000', subject: 'bench', body: 'x'.repeat(60) })
        .execute(),
    ),
  );

/**
 * Only the writes of an order that matches at once, in one transaction: the key, the offer, the movement, the payment and
 * both accounts. Each client has two accounts, so that no transaction waits for a row.
 */
async function bareOrders({ db }: Opened): Promise<Rate> {
  const traders = await addTraders(db, 2 * CLIENTS, { shares: 10_000, cash: 1_000_000 });
  const rows = await db
    .selectFrom('share_accounts')
    .select(['id', 'user_id'])
    .where(
      'user_id',
      'in',
      traders.map(({ userId }) => userId),
    )
    .orderBy('id')
    .execute();
  let key = 0;
  return measure((client) => {
    const [seller, buyer] = [rows[2 * client], rows[2 * client + 1]];
    if (!seller || !buyer) throw new Error('The accounts of the bare orders are not there.');
    return db.transaction().execute(async (tx) => {
      const [now, price] = [new Date(), 1];
      await tx
        .insertInto('idempotency_keys')
        .values({
          user_id: buyer.user_id ?? 0,
          key: `bare-${++key}-${process.pid}`,
          digest: 'x'.repeat(64),
          answer: 'x'.repeat(250),
        })
        .execute();
      await tx
        .insertInto('share_offers')
        .values({
          account_id: buyer.id,
          type: 'buy',
          status: 'expired',
          shares: 1,
          filled: 0,
          price,
          traded: 0,
          fee_bp: 0,
          created_at: now,
          expires_at: now,
          closed_at: now,
        })
        .execute();
      await tx
        .insertInto('share_movements')
        .values({
          date: '2026-01-01',
          from_account: seller.id,
          to_account: buyer.id,
          shares: 1,
          price,
          status: 'succeeded',
          buy_offer: null,
          sell_offer: null,
        })
        .execute();
      await tx
        .insertInto('cash_movements')
        .values({ from_account: buyer.id, to_account: seller.id, amount: price, kind: 'trade' })
        .execute();
      await tx
        .updateTable('share_accounts')
        .set(({ eb }) => ({ shares: eb('shares', '-', 1), cash: eb('cash', '+', price) }))
        .where('id', '=', seller.id)
        .execute();
      await tx
        .updateTable('share_accounts')
        .set(({ eb }) => ({ shares: eb('shares', '+', 1), cash: eb('cash', '-', price) }))
        .where('id', '=', buyer.id)
        .execute();
    });
  });
}

let serial = 0;
const request = () => ({
  type: Math.random() < 0.5 ? ('buy' as const) : ('sell' as const),
  shares: 1 + Math.floor(Math.random() * 20),
  price: 9_950 + Math.floor(Math.random() * 101),
  expires_in_days: 30 as const,
});

/** Orders without HTTP: matching, settling and the key, one transaction each. Rejected orders are not counted. */
async function orders({ db }: Opened, traders: readonly Trader[]): Promise<Rate> {
  let rejected = 0;
  const all = await measure((client) =>
    placeShareOffer(db, { userId: traders[client]?.userId ?? 0, key: `bench-${++serial}` }, request()).catch(
      () => rejected++,
    ),
  );
  return { ...all, rate: all.rate - rejected / SECONDS };
}

/** Orders over HTTP from signed-in clients, to a server in a separate process. */
async function ordersOverHttp(
  env: Record<string, string>,
  traders: readonly Trader[],
): Promise<Rate & { problems: string[] }> {
  const { start, killAll } = processes();
  const before = await withDatabase(env, readBooks);
  const started = await start(env);
  const journal = newJournal();
  const from = performance.now();
  await trade(
    () => Promise.resolve(started),
    traders,
    journal,
    () => performance.now() - from > SECONDS * 1_000,
  );
  const rate = rateOf(journal.latencies, (performance.now() - from) / 1_000);
  const dead = new Promise((resolve) => started.child.once('close', resolve));
  started.child.kill('SIGTERM');
  await dead;
  killAll();
  return { ...rate, problems: await withDatabase(env, (db) => problemsAfter(db, before, journal)) };
}

/** A minute of random trading while the server is killed at random times. */
async function long(env: Record<string, string>, traders: readonly Trader[]) {
  const { start, killAll } = processes();
  const before = await withDatabase(env, readBooks);
  const journal = newJournal();
  const { server, kill, stop } = unstable(start, env);
  const from = performance.now();
  const killTimes = Array.from({ length: KILLS }, () => Math.random() * LONG_SECONDS * 1_000).toSorted((a, b) => a - b);
  let kills = 0;
  let killing: Promise<void> | null = null;
  await trade(server, traders, journal, () => {
    const now = performance.now() - from;
    if (!killing && now >= (killTimes[kills] ?? Infinity)) {
      kills++;
      killing = kill().finally(() => (killing = null));
    }
    return now > LONG_SECONDS * 1_000 && kills === KILLS && !killing;
  });
  await stop();
  killAll();
  const { acknowledged, cancelled, rejected, repeated } = journal;
  const problems = await withDatabase(env, (db) => problemsAfter(db, before, journal));
  return {
    kills,
    placed: acknowledged.length,
    traded: acknowledged.filter(({ offer }) => offer.filled > 0).length,
    cancelled,
    rejected,
    repeated,
    problems,
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** New traders for each part, with enough shares and cash that no order is rejected. */
const fresh = (db: Opened['db']) => addTraders(db, CLIENTS, { shares: 100_000, cash: 1_000_000_000 });

async function bench(name: string, env: Record<string, string>): Promise<string> {
  const opened = await openDatabase({
    databaseUrl: env['DATABASE_URL'] ?? null,
    dataDir: env['DATA_DIR'] ?? '',
    nodeEnv: 'production',
    dataKeys: TEST_DATA_KEYS,
  });
  await migrate(opened.db);
  const first = await bare(opened);
  const direct = await orders(opened, await fresh(opened.db));
  const second = await bare(opened);
  const same = await bareOrders(opened);
  await opened.close();
  const http = await ordersOverHttp(env, await withDatabase(env, fresh));
  // Twice, before and after: the machine may have been busier in one of them.
  const base = {
    rate: (first.rate + second.rate) / 2,
    p50: (first.p50 + second.p50) / 2,
    p99: (first.p99 + second.p99) / 2,
  };
  const line = (what: string, { rate, p50, p99 }: Rate) =>
    `| ${what} | ${whole(rate)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(rate / base.rate).toFixed(2)} | ${(rate / same.rate).toFixed(2)} |`;
  const lines = [
    `## ${name}`,
    '',
    '| | per second | p50 ms | p99 ms | of the smallest | of an order’s own |',
    '|---|---:|---:|---:|---:|---:|',
    line('smallest bare transactions (begin, insert one row, commit)', base),
    line('bare transactions with an order’s writes', same),
    line('orders, in the server’s process', direct),
    line('orders over HTTP', http),
    '',
    `Audit afterwards: ${http.problems.length ? http.problems.slice(0, 5).join('; ') : 'clean'}.`,
    '',
  ];
  if (process.argv.includes('--long')) {
    const { problems, ...sum } = await long(env, await withDatabase(env, fresh));
    lines.push(
      `${LONG_SECONDS} s of random trading by ${CLIENTS} clients with ${sum.kills} SIGKILLs: ${whole(sum.placed)} offers placed (${whole(sum.traded)} traded at once), ${whole(sum.cancelled)} withdrawn, ${whole(sum.rejected)} rejected, ${whole(sum.repeated)} calls cut off and repeated under their key. Audit, totals and every acknowledged offer: ${problems.length ? problems.slice(0, 5).join('; ') : 'clean'}.`,
      '',
    );
  }
  return lines.join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'taawun-bench-'));
const postgres = await startPostgres();
try {
  const quiet = {
    NODE_ENV: 'production',
    PAYMENT_GATEWAY: 'sandbox',
    MESSAGES: 'outbox',
    DEMO_ACCOUNTS: 'on',
    DATA_KEYS: TEST_DATA_KEYS,
  };
  const parts = [await bench('Embedded database (PGlite)', { ...quiet, DATA_DIR: folder })];
  parts.push(
    postgres
      ? await bench('PostgreSQL', { ...quiet, DATABASE_URL: postgres.url })
      : 'PostgreSQL is not installed here.\n',
  );
  const head = `# Orders per second\n\n\`npm run bench:api -- --long --write\` on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${CLIENTS} clients for ${SECONDS} s each, load and database on the same machine; PostgreSQL on a fresh local cluster without fsync.\nAn order reserves, matches, moves shares, money and fees, and keeps its idempotency key, all in one transaction; concurrent orders share one.\nThe smallest transactions are the mean of two runs around the orders. The aim is half of the bare rate. Over HTTP the server also parses, asks for the token, validates and logs, on the same two cores as its clients; about a fifth of those calls withdraw offers or are rejected, and are not counted. Against the smallest transaction, which holds one row and no rule, HTTP stays below half.\n`;
  const text = [head, ...parts].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) {
    mkdirSync(join(root, 'docs', 'bench'), { recursive: true });
    writeFileSync(join(root, 'docs', 'bench', 'api.md'), text);
  }
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
