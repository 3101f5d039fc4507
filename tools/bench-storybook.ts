// `npm run bench:storybook`: how long the workshop takes to build, and how soon its first story can be used. Fails above the limits, and
// writes the figures into docs/bench/storybook.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browser } from './browser.ts';
import { root, storybookInto } from './builds.ts';
import { serveWorkshop, type Site } from './visual/stage.ts';

/** Seconds. */
const BUILD_LIMIT = 60;
/** Seconds of the page's main thread from the address to a story that answers, with nothing in the browser's cache. */
const STORY_LIMIT = 2;
const ROUNDS = 5;

/** What is opened: a component's story alone, as a picture sees it, and within the whole workshop; the page that opens by itself; beside them, without a limit, a whole page of the portal. */
const OPENED = [
  { what: 'A component alone', path: 'iframe.html?id=components-button--default&viewMode=story', inFrame: false, ready: '#storybook-root button', limited: true },
  { what: 'A component in the workshop', path: '?path=/story/components-button--default', inFrame: true, ready: '#storybook-root button', limited: true },
  { what: 'A page of the portal in the workshop', path: '?path=/story/pages-news--list', inFrame: true, ready: '#storybook-root main h1', limited: false },
  { what: 'The introduction', path: '', inFrame: true, ready: '#storybook-docs h1', limited: true },
] as const;

interface Opened {
  /** Seconds by the clock, other programs' work included. */
  clock: number;
  /** Seconds that the page's main thread was busy: manager and stage share it. */
  busy: number;
}

/** Until it can be seen and answers a press. */
async function open(chrome: Browser, site: Site, { path, inFrame, ready }: (typeof OPENED)[number]): Promise<Opened> {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const from = performance.now();
  await page.goto(`${site.origin}/${path}`, { waitUntil: 'commit' });
  const stage = inFrame ? page.frameLocator('#storybook-preview-iframe') : page;
  // Trial: it is visible, stands still, and nothing lies over it.
  await stage.locator(ready).first().click({ trial: true });
  if (inFrame) await page.getByRole('searchbox').or(page.locator('#storybook-explorer-searchfield')).first().waitFor();
  const clock = (performance.now() - from) / 1000;
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  return { clock, busy: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN };
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function build(folder: string): number {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, storybookInto(folder), { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  if (status !== 0) throw new Error(`Building the workshop failed:\n${String(stdout)}${String(stderr)}`);
  return (performance.now() - from) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'taawun-storybook-'));
const problems: string[] = [];
try {
  const built = build(folder);
  const site = await serveWorkshop(folder);
  const chrome = await chromium.launch(browser());
  const times = OPENED.map(() => [] as Opened[]);
  // One that is not counted: the machine has read the files.
  for (let round = -1; round < ROUNDS; round++) for (const [index, each] of OPENED.entries()) {
    const opened = await open(chrome, site, each);
    if (round >= 0) times[index]?.push(opened);
  }
  const version = chrome.version();
  await chrome.close();
  await site.close();
  const rows = OPENED.map(({ what, limited }, index) => ({ what, limited, clock: median((times[index] ?? []).map(({ clock }) => clock)), busy: median((times[index] ?? []).map(({ busy }) => busy)) }));
  if (built > BUILD_LIMIT) problems.push(`the build takes ${built.toFixed(1)} s, more than ${BUILD_LIMIT}`);
  for (const { what, limited, busy } of rows) if (limited && !(busy <= STORY_LIMIT)) problems.push(`${what}: ${busy.toFixed(2)} s, more than ${STORY_LIMIT}`);
  const text = `# The workshop

\`npm run bench:storybook\`, last run on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, Chromium ${version}, ${ROUNDS} rounds, each in a browser with nothing in its cache, medians.

| | Seconds | Limit |
| --- | --- | --- |
| The whole build | ${built.toFixed(1)} | ≤ ${BUILD_LIMIT} ${built <= BUILD_LIMIT ? '✓' : '✗'} |

From the address to something that is seen, stands still and answers a press. "Busy" is the CPU time of the page's main thread, which manager and
stage share: what other programs do meanwhile does not count. "Clock" is what passed, on the machine as it was (load ${loadavg()[0]?.toFixed(1) ?? ''} on ${cpus().length} cores at the end).

| | Busy, s | Limit | Clock, s |
| --- | --- | --- | --- |
${rows.map(({ what, limited, busy, clock }) => `| ${what} | ${busy.toFixed(2)} | ${limited ? `≤ ${STORY_LIMIT} ${busy <= STORY_LIMIT ? '✓' : '✗'}` : ''} | ${clock.toFixed(2)} |`).join('\n')}
`;
  writeFileSync(join(root, 'docs/bench/storybook.md'), text);
  console.log(text);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
