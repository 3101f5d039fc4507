// `npm run bench:portal`: how fast pages leave the server, beside what nothing around them would take, in one run.
// `--write` puts the figures into docs/bench/portal.md.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { TEST_DATA_KEYS } from '../../dev/data-keys.ts';
import { buildStale, root } from '../../dev/builds.ts';
import type { Served, Timed } from './server.ts';

const CONNECTIONS = 50;
const SECONDS = 8;
const PATHS = ['/', '/en/news'];

interface Rate {
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

async function load(url: string, encoding: string): Promise<Rate> {
  const fire = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, headers: { 'accept-encoding': encoding } });
  await fire(2);
  const { requests, latency, non2xx, errors } = await fire(SECONDS);
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} connections failed.`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

const round = (value: number) =>
  (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10).toLocaleString('en-US');
const outcome = (holds: boolean) => (holds ? 'holds' : 'missed');

async function measure({ portal, plain }: Served, timed: readonly Timed[]): Promise<string> {
  const rows: string[] = [];
  for (const path of PATHS) {
    for (const encoding of ['br', 'identity']) {
      const size = Buffer.from(
        await (
          await fetch(`${plain}${path}?${encoding}`, { headers: { 'accept-encoding': 'identity' } })
        ).arrayBuffer(),
      ).length;
      const text = await load(`${plain}${path}?${encoding}`, 'identity');
      const page = await load(`${portal}${path}`, encoding);
      const part = page.rate / text.rate;
      rows.push(
        `| \`${path}\` ${encoding} | ${round(size / 1000)} kB | ${round(page.rate)} | ${round(text.rate)} | ${Math.round(part * 100)} % (${outcome(part >= 0.5)}) | ${round(page.p50)} / ${round(page.p99)} ms | ${round(page.p99 / page.p50)} × (${outcome(page.p99 < 4 * page.p50)}) |`,
      );
    }
  }
  const renderRows = timed.map(
    ({ path, page, loading, plain: without, elements }) =>
      `| \`${path}\` | ${round(page)} ms | ${round(loading)} ms | ${round(page - loading)} ms | ${round(without)} ms | ${round(elements)} ms | ${round(page / without)} × (${outcome(page <= 3 * without)}) | ${round(page / elements)} × |`,
  );
  return [
    '# Pages',
    '',
    `\`npm run bench:portal -- --write\`, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}; the load comes from the same machine. ${CONNECTIONS} connections, ${SECONDS} s each after 2 s of warming, NODE_ENV=production, the embedded database. When it began ${round(busy)} processes wanted to run on that machine: more than it has processors means that others took part, and figures of one run are worth little.`,
    '',
    '## A page from the page cache',
    'Beside it a Fastify without hooks that sends a buffer of the same bytes. Ten times a second the database is queried for new publications. Targets: at least 50 % of it; the 99th percentile below four medians.',
    '',
    '| page | bytes | pages / s | strings / s | of it | median / p99 | p99 ÷ median |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rows,
    '',
    '## A page that is rendered',
    'The median of 60, from the request to the finished document. Loading is the routes, their guards and their API requests, in this process. The comparison is React’s `renderToString` alone for the same page without styles: the same components on a stub of styled-components that renders only the element. Target: the whole page at most three times that. The last reference is a floor that no page made of components can reach: the finished elements, without a single component.',
    '',
    '| page | whole | loading | rendering | components without styles | elements alone | whole ÷ components | whole ÷ elements |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...renderRows,
    '',
  ].join('\n');
}

await buildStale(['portal', 'portal server']);
const [busy = 0] = loadavg();
const data = mkdtempSync(join(tmpdir(), 'taawun-bench-'));
const server = fork(join(import.meta.dirname, 'server.ts'), PATHS, {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PAYMENT_GATEWAY: 'sandbox',
    MESSAGES: 'outbox',
    DEMO_ACCOUNTS: 'on',
    DATA_KEYS: TEST_DATA_KEYS,
    DATA_DIR: data,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: 'http://portal.example',
  },
});
try {
  const [served, timed] = await new Promise<[Served, Timed[]]>((resolve, reject) => {
    server.once('message', (message) => resolve(message as [Served, Timed[]]));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const report = await measure(served, timed);
  console.log(report);
  if (process.argv.includes('--write')) {
    mkdirSync(join(root, 'docs/bench'), { recursive: true });
    writeFileSync(join(root, 'docs/bench/portal.md'), report);
  }
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill()) await ended;
  rmSync(data, { recursive: true, force: true });
}
