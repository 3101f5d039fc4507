// `npm run lighthouse`: Lighthouse results of the most important pages of the built portal, on its simulated phone.
// `--write` puts the figures into docs/bench/lighthouse.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { startServerProcess } from '../../packages/portal/journeys/kit/server-process.ts';
import { browser } from '../dev/browser.ts';
import { buildStale, root } from '../dev/builds.ts';
import { freePort } from '../dev/free-port.ts';
import { median } from './statistics.ts';

const PAGES = ['/', '/news/buraydah-cooperative-market-opens', '/branches/buraydah'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  path: string;
  scores: number[];
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
  /** What keeps a category from 100, performance aside. */
  faults: string[];
}

async function report(url: string, path: string, port: number): Promise<Report> {
  const result = await lighthouse(url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no report of ${path}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}, ${audits[id]?.title ?? ''}`),
  );
  return {
    path,
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    faults,
  };
}

await buildStale(['portal', 'portal server']);
const busy = loadavg()[0] ?? 0;
const server = await startServerProcess({
  settings: { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', MESSAGES: 'outbox', DEMO_ACCOUNTS: 'on' },
});
const port = await freePort();
const { args = [], ...options } = browser();
const running = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
try {
  const reports: Report[] = [];
  for (const path of PAGES) {
    // Request the page first, so that it is in the page cache. Report the median of three runs, and every fault.
    await fetch(server.origin + path);
    const runs: Report[] = [];
    for (let run = 0; run < 3; run++) runs.push(await report(server.origin, path, port));
    const middle = (of: (run: Report) => number): number => median(runs.map(of));
    reports.push({
      path,
      scores: CATEGORIES.map((_, at) => middle(({ scores }) => scores[at] ?? Number.NaN)),
      lcp: middle(({ lcp }) => lcp),
      cls: middle(({ cls }) => cls),
      tbt: middle(({ tbt }) => tbt),
      faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    });
  }
  const text = [
    '# Lighthouse',
    '',
    `\`npm run lighthouse -- --write\`: mobile, its default throttling (a slow 4G network and a processor four times slower, both simulated), the built portal in Arabic, NODE_ENV=production; of three runs each figure in the middle. Chromium ${running.version()}. When it began ${busy.toFixed(1)} processes wanted to run on that machine; the performance of a busy machine says little.`,
    '',
    'Targets: performance ≥ 98, the others 100; largest paint ≤ 1.5 s, layout shift ≤ 0.01, blocked ≤ 50 ms.',
    '',
    '| page | performance | accessibility | best practices | SEO | largest paint | layout shift | blocked |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...reports.map(
      ({ path, scores, lcp, cls, tbt }) =>
        `| \`${path}\` | ${scores.join(' | ')} | ${(lcp / 1000).toFixed(2)} s | ${cls.toFixed(3)} | ${Math.round(tbt)} ms |`,
    ),
    '',
    ...reports.flatMap(({ path, faults }) => faults.map((fault) => `- \`${path}\` ${fault}`)),
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) {
    mkdirSync(join(root, 'docs/bench'), { recursive: true });
    writeFileSync(join(root, 'docs/bench/lighthouse.md'), `${text.trimEnd()}\n`);
  }
} finally {
  await running.close();
  await server.stop();
}
