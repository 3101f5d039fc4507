import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { openEmbedded } from '../../src/db/embedded/open.ts';
import type { Db } from '../../src/db/schema.ts';

const ROUND_MS = 2_500;

/** What the embedded database costs. */
export interface EmbeddedCost {
  /** Committed transactions a second by round, each on the disk, and without. */
  durable: number[];
  relaxed: number[];
  /** Milliseconds: a long statement, the slowest check and the longest delay of the event loop meanwhile. */
  statement: number;
  slowest: number;
  delay: number;
  checks: number;
  /** MiB of the process before, and with one database after the long statement. */
  memory: { before: number; after: number };
}

const mebibytes = () => Math.round(process.memoryUsage().rss / 1024 / 1024);

/** Committed transactions of two statements a second. */
async function commits(db: Db): Promise<number> {
  const from = performance.now();
  let count = 0;
  while (performance.now() - from < ROUND_MS) {
    await db.transaction().execute(async (tx) => {
      await sql`insert into notes (text) values (${'x'.repeat(200)})`.execute(tx);
      await sql`update counter set n = n + 1`.execute(tx);
    });
    count++;
  }
  return (count * 1_000) / (performance.now() - from);
}

/** A check of the database, and the longest delay of the event loop, while a statement of seconds runs. */
async function underStatement(
  db: Db,
  check: () => Promise<void>,
): Promise<{ statement: number; delay: number; slowest: number; checks: number }> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const from = performance.now();
  const over = new AbortController();
  const long = sql`select count(*) from generate_series(1, 5000000) as a where a % 7 = 3`
    .execute(db)
    .finally(() => over.abort());
  let [slowest, checks] = [0, 0];
  while (!over.signal.aborted) {
    const start = performance.now();
    await check();
    slowest = Math.max(slowest, performance.now() - start);
    checks++;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await long;
  delays.disable();
  return { statement: performance.now() - from, delay: delays.max / 1e6, slowest, checks };
}

/** Measures two embedded databases below a folder alternately: one with fsync, one without. */
export async function measureEmbedded(folder: string, rounds: number): Promise<EmbeddedCost> {
  const open = (name: string, durable: boolean) =>
    openEmbedded({
      folder: join(folder, name),
      durable,
      statementMs: null,
      notify: (line) => void process.stderr.write(`${line}\n`),
    });
  const before = mebibytes();
  const databases = { durable: await open('fsync', true), relaxed: await open('none', false) };
  const rates: Record<keyof typeof databases, number[]> = { durable: [], relaxed: [] };
  for (const { db } of Object.values(databases)) {
    await sql`create table notes (id bigint generated always as identity primary key, text text)`.execute(db);
    await sql`create table counter as select 0 as n`.execute(db);
  }
  for (let round = 0; round < rounds; round++)
    for (const kind of ['durable', 'relaxed'] as const) rates[kind].push(await commits(databases[kind].db));
  await databases.relaxed.close();
  const measured = await underStatement(databases.durable.db, databases.durable.check);
  const after = mebibytes();
  await databases.durable.close();
  return { ...rates, ...measured, memory: { before, after } };
}
