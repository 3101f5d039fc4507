// `npm run bench:scale`: the reads of a small and a large database, mixed requests, and two servers.
// `--size 0.1` for a part of the full size, `--reads` for the reads alone, `--write` for docs/bench/scale.md. Ends with 1
// when the goal is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEST_DATA_KEYS } from '../../dev/data-keys.ts';
import { openDatabase } from '../../../packages/api-server/src/db/open.ts';
import { buildStale, root } from '../../dev/builds.ts';
import { startPostgres } from '../../dev/postgres.ts';
import { differencesOf } from './data/check.ts';
import { generate } from './data/generate.ts';
import { sizeOf, SMALL, STATEMENT_YEAR, type Size } from './data/size.ts';
import { mixedLoad, type Load } from './load.ts';
import { startBenchServer, type BenchServer } from './process.ts';
import { startProxy, throughput } from './proxy.ts';
import { measureInTurn, readsOf, send, type Measured, type Read } from './reads.ts';
import { limitProcessor } from './processor-limit.ts';
import { missed, report, type Results, type Side } from './report.ts';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '1' },
    reads: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const part = Number(options.size);
if (!(part >= SMALL && part <= 1)) {
  console.error(`--size is "${options.size}". Allowed: a part of the full size, from ${SMALL} to 1.`);
  process.exit(1);
}

type Base = Pick<Side, 'size' | 'generated' | 'audited'> & { url: string };

const LOAD_SECONDS = 30;
const THROUGHPUT_SECONDS = 8;

/** The longest wait for health, in ms, while the first member's statement is rendered. */
async function healthMeanwhile({ origin }: BenchServer): Promise<number> {
  const rendered = new AbortController();
  const statement = send(origin, `/api/share-statement?year=${STATEMENT_YEAR}`, 1).then(() => rendered.abort());
  let longest = 0;
  while (!rendered.signal.aborted) {
    const from = performance.now();
    await send(origin, '/api/health');
    longest = Math.max(longest, performance.now() - from);
  }
  await statement;
  return longest;
}

/** Measures each read on both databases in turn, so that a busy machine delays both. */
async function measureSides(bases: readonly Base[]): Promise<{ reads: readonly Read[]; sides: Side[] }> {
  const servers = await Promise.all(bases.map(({ url }) => startBenchServer(url)));
  try {
    const found = await Promise.all(
      servers.map(async ({ origin }, index) =>
        (await readsOf(origin, bases[index]?.size ?? sizeOf(SMALL))).filter(({ name }) => name.includes(options.only)),
      ),
    );
    const [reads = []] = found;
    const measured = bases.map(() => new Map<string, Measured>());
    for (const [number, { name }] of reads.entries())
      (await measureInTurn(servers.map((server, index) => ({ server, read: found[index]?.[number] })))).forEach(
        (each, index) => measured[index]?.set(name, each),
      );
    const sides: Side[] = [];
    for (const [index, { url: _, ...base }] of bases.entries()) {
      const server = servers[index];
      if (!server) throw new Error('A server is missing.');
      const health = await healthMeanwhile(server);
      sides.push({ ...base, health, reads: measured[index] ?? new Map(), memory: (await server.read()).memory });
    }
    return { reads, sides };
  } finally {
    for (const server of servers) await server.stop();
  }
}

/**
 * Part of a processor that a server gets where one is compared with two: on two processors, which the database and the
 * clients share, servers without a limit would measure who gets the processor.
 */
const SERVER_SHARE = 0.25;

/** Requests a second by one and by two servers behind a proxy. */
async function compareServers(url: string, members: number): Promise<Pick<Results, 'one' | 'two' | 'limit'>> {
  const paths = ['/api/news', '/api/donors', '/', '/api/share-book', '/en/news'];
  const rates: number[] = [];
  let isLimited = true;
  for (const count of [1, 2]) {
    const servers = await Promise.all(Array.from({ length: count }, () => startBenchServer(url)));
    const limits = servers.map(({ pid }) => limitProcessor(pid, SERVER_SHARE));
    isLimited &&= limits.every((limit) => limit !== null);
    const proxy = await startProxy(servers.map(({ origin }) => origin));
    const run = (serial: number) =>
      serial % 3 === 0
        ? send(proxy.origin, '/api/contribution', 2 + (serial % (members - 1)))
        : send(proxy.origin, paths[serial % paths.length] ?? '/');
    await throughput(run, 2);
    rates.push(await throughput(run, THROUGHPUT_SECONDS));
    proxy.close();
    for (const server of servers) await server.stop();
    for (const remove of limits) remove?.();
  }
  return { one: rates[0] ?? Number.NaN, two: rates[1] ?? Number.NaN, limit: isLimited ? SERVER_SHARE : null };
}

async function loadOf(url: string, { members }: Size): Promise<Load & { cpu: number }> {
  const { db, close } = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    dataKeys: TEST_DATA_KEYS,
    nodeEnv: 'production',
  });
  const server = await startBenchServer(url);
  try {
    await mixedLoad([server.origin], db, members, 5);
    const before = await server.read();
    const load = await mixedLoad([server.origin], db, members, LOAD_SECONDS);
    const cpu = (await server.read()).cpu - before.cpu;
    const differences = await differencesOf(db);
    if (differences.length) load.failed.push(`the ledgers differ: ${differences.slice(0, 3).join('; ')}`);
    return { ...load, cpu };
  } finally {
    await server.stop();
    await close();
  }
}

await buildStale(['portal', 'portal server']);
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed here: bench:scale needs it.');
try {
  const bases: Base[] = [];
  for (const each of [SMALL, part]) {
    const base = { size: sizeOf(each), ...(await generate(postgres.url, sizeOf(each))) };
    console.log(
      `Part ${each} of the full size: generated in ${base.generated.toFixed(1)} s, audited in ${base.audited.toFixed(1)} s.`,
    );
    bases.push(base);
  }
  const { reads, sides } = await measureSides(bases);
  const [small, large] = sides;
  const url = bases[1]?.url;
  if (!small || !large || url === undefined) throw new Error('Nothing was measured.');
  const load = options.reads
    ? { sent: 0, failed: [], p50: 0, p99: 0, kinds: {}, cpu: 0 }
    : await loadOf(url, large.size);
  const servers = options.reads ? { one: 0, two: 0, limit: null } : await compareServers(url, large.size.members);
  const results = { part, reads, small, large, load, ...servers };
  const text = report(results);
  console.log(text);
  if (options.write) {
    mkdirSync(join(root, 'docs', 'bench'), { recursive: true });
    writeFileSync(join(root, 'docs', 'bench', 'scale.md'), text);
  }
  process.exitCode = missed(results).length ? 1 : 0;
} finally {
  await postgres.stop();
}
