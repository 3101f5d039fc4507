// `npm run bench:storybook`: how long the Storybook takes to build and its first story to become usable, compared with a
// Storybook of one plain button (`plain`), in alternation. Fails above the limits; writes docs/bench/storybook.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { browser } from '../../dev/browser.ts';
import { root, storybookInto } from '../../dev/builds.ts';
import { serveStorybook, type Site } from '../../checks/visual/story-browser.ts';
import { median } from '../statistics.ts';

/** Seconds. */
const BUILD_LIMIT = 60;
/** Limit in seconds until a story is interactive, with an empty browser cache: of wall-clock time and of main-thread time. */
const STORY_LIMIT = 2;
const ROUNDS = 7;

const FRAME = 'Storybook itself, a button in it';

const button = { path: '?path=/story/components-button--default', inFrame: true, ready: '#storybook-root button' };
const alone = { ...button, path: 'iframe.html?id=components-button--default&viewMode=story', inFrame: false };

/** Measured pages: a component's story alone and in Storybook, the introduction, a page of the portal. */
const opened = [
  { what: 'A component alone', of: 'ours', ...alone, limits: ['clock', 'busy'] },
  { what: 'Storybook itself, a button alone', of: 'plain', ...alone, limits: [] },
  { what: 'A component in Storybook', of: 'ours', ...button, limits: ['busy'] },
  { what: FRAME, of: 'plain', ...button, limits: [] },
  { what: 'The introduction', of: 'ours', path: '', inFrame: true, ready: '#storybook-docs h1', limits: ['busy'] },
  {
    what: 'A page of the portal in Storybook',
    of: 'ours',
    path: '?path=/story/pages-news--list',
    inFrame: true,
    ready: '#storybook-root main h1',
    limits: [],
  },
] as const;

interface Took {
  /** Wall-clock seconds, including the load of other programs. */
  clock: number;
  /** Main-thread CPU seconds of the page: manager and preview share the thread. */
  busy: number;
}

/** Opens a page and waits until it is visible and clickable. */
async function open(chrome: Browser, site: Site, { path, inFrame, ready }: (typeof opened)[number]): Promise<Took> {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const from = performance.now();
  await page.goto(`${site.origin}/${path}`, { waitUntil: 'commit' });
  const preview = inFrame ? page.frameLocator('#storybook-preview-iframe') : page;
  // Trial click: the element is visible, stable and not covered.
  await preview.locator(ready).first().click({ trial: true });
  if (inFrame) await page.getByRole('searchbox').or(page.locator('#storybook-explorer-searchfield')).first().waitFor();
  const clock = (performance.now() - from) / 1000;
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  return { clock, busy: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN };
}

function build(folder: string, config?: string): number {
  const from = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, storybookInto(folder, config), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The Storybook build failed:\n${String(stdout)}${String(stderr)}`);
  return (performance.now() - from) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'taawun-storybook-'));
const problems: string[] = [];
try {
  const built = build(join(folder, 'ours'));
  build(join(folder, 'plain'), join('tools', 'bench', 'storybook', 'plain'));
  const sites = {
    ours: await serveStorybook(join(folder, 'ours')),
    plain: await serveStorybook(join(folder, 'plain')),
  };
  const chrome = await chromium.launch(browser());
  const load = loadavg()[0] ?? 0;
  const times = opened.map(() => [] as Took[]);
  // The first round only warms up the file cache.
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, each] of opened.entries()) {
      const took = await open(chrome, sites[each.of], each);
      if (round >= 0) times[index]?.push(took);
    }
  const version = chrome.version();
  await chrome.close();
  await Promise.all(Object.values(sites).map((site) => site.close()));
  const rows = opened.map(({ what, limits }, index) => ({
    what,
    limits: limits as readonly string[],
    clock: median((times[index] ?? []).map(({ clock }) => clock)),
    busy: median((times[index] ?? []).map(({ busy }) => busy)),
  }));
  if (built > BUILD_LIMIT) problems.push(`the build takes ${built.toFixed(1)} s, more than ${BUILD_LIMIT}`);
  const frame = rows.find(({ what }) => what === FRAME)?.busy ?? Number.NaN;
  const cell = (what: string, seconds: number, limited: boolean): string => {
    if (!limited) return seconds.toFixed(2);
    if (seconds <= STORY_LIMIT) return `${seconds.toFixed(2)} ✓`;
    problems.push(`${what}: ${seconds.toFixed(2)} s, more than ${STORY_LIMIT}`);
    return `${seconds.toFixed(2)} ✗`;
  };
  const lines = rows.map(({ what, limits, clock, busy }) =>
    [
      what,
      cell(what, clock, limits.includes('clock')),
      cell(what, busy, limits.includes('busy')),
      (busy / frame).toFixed(2),
    ].join(' | '),
  );
  const text = `# Storybook

\`npm run bench:storybook\`, last run on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, Chromium ${version}, ${ROUNDS} rounds, each in a browser with nothing in its cache, medians; load of the machine when the rounds began ${load.toFixed(1)}.

| | Seconds | Limit |
| --- | ---: | --- |
| The whole build | ${built.toFixed(1)} | ≤ ${BUILD_LIMIT} ${built <= BUILD_LIMIT ? '✓' : '✗'} |

From the address to something that is seen, stands still and answers a press. "Clock" is what passed; "busy" the CPU time of the page's main thread, which
Storybook's manager and preview share. Limit, where there is a mark: ${STORY_LIMIT} s. Most of the frame's work is Storybook's own: beside it stands Storybook with one
plain button, docs and accessibility, and nothing of this project but its two repairs (decision 0025); the last column holds each against that button in its frame.

| | Clock, s | Busy, s | × |
| --- | ---: | ---: | ---: |
${lines.map((line) => `| ${line} |`).join('\n')}
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
