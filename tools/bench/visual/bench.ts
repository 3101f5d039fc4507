// `npm run bench:visual`: screenshots of the same stories by this project's runner and by @storybook/test-runner with
// Playwright, in alternation, two browsers each, on the same Storybook build. `--write` updates docs/bench/visual.md.
// The peer is installed into a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { componentModes } from '../../../packages/ui/src/testing/modes.ts';
import { browser } from '../../dev/browser.ts';
import { buildStale, root, STORIES } from '../../dev/builds.ts';
import { readDeclarations, builtStories, modes } from '../../checks/visual/built-stories.ts';
import { shotsOf, type Shot } from '../../checks/visual/matrix.ts';
import { serveStorybook, StoryBrowser, type Site } from '../../checks/visual/story-browser.ts';
import { takeAll } from '../../checks/visual/take.ts';
import { median } from '../statistics.ts';

const PEER = '0.24.5';
const ROUNDS = 3;
/** Takes every sixth story of the components: enough to measure, and few enough for the peer. */
const EVERY = 6;
/** Browsers at a time for each runner; the whole matrix uses this runner's default. */
const JOBS = 2;

const folder = join(root, 'node_modules', '.cache', 'taawun', 'bench-visual');

/** Installs the peer as in a project of its own. */
function installPeer(): void {
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, '.storybook'), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'peer'), join(folder, '.storybook'), { recursive: true });
  if (existsSync(join(folder, 'node_modules', '@storybook', 'test-runner'))) return;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'peer',
      private: true,
      type: 'module',
      dependencies: {
        '@storybook/test-runner': PEER,
        playwright: version('playwright'),
        storybook: version('storybook'),
      },
    }),
  );
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (npm.status !== 0) throw new Error(npm.stderr);
}

const version = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** Serves the Storybook with an index of only the chosen stories. */
function serveSome(ids: ReadonlySet<string>): Promise<Site> {
  const index = JSON.parse(readFileSync(join(root, STORIES, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string }>;
  };
  const some = JSON.stringify({
    ...index,
    entries: Object.fromEntries(Object.entries(index.entries).filter(([id]) => ids.has(id))),
  });
  return serveStorybook(STORIES, [
    {
      name: 'some-stories',
      configurePreviewServer: ({ middlewares }) =>
        void middlewares.use('/index.json', (_, response) => {
          response.setHeader('Content-Type', 'application/json').end(some);
        }),
    },
  ]);
}

/** Runs the peer. Returns its seconds, including its start, and its number of screenshots. */
async function peer(origin: string): Promise<{ seconds: number; screenshots: number }> {
  const list = join(folder, 'screenshots.txt');
  rmSync(list, { force: true });
  const { env, ...launchOptions } = browser();
  writeFileSync(
    join(folder, 'test-runner-jest.config.js'),
    `import { getJestConfig } from '@storybook/test-runner';\nconst config = getJestConfig();\nexport default { ...config, testEnvironmentOptions: { 'jest-playwright': { ...config.testEnvironmentOptions['jest-playwright'], launchOptions: ${JSON.stringify(launchOptions)}, contextOptions: { viewport: ${JSON.stringify(componentModes.ar.viewport)}, reducedMotion: 'reduce' } } } };\n`,
  );
  const from = performance.now();
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        join('node_modules', '@storybook', 'test-runner', 'dist', 'test-storybook.js'),
        '--url',
        origin,
        '--index-json',
        '--maxWorkers',
        String(JOBS),
      ],
      { cwd: folder, env: { ...process.env, ...env, SCREENSHOTS: list, NODE_ENV: 'test' } },
    );
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.on('error', reject).on('close', () => resolve(text));
  });
  const seconds = (performance.now() - from) / 1000;
  const screenshots = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n').length : 0;
  if (!screenshots) throw new Error(`The peer took no screenshot:\n${output.slice(-4000)}`);
  return { seconds, screenshots };
}

async function own(
  shots: readonly Shot[],
  site: Site,
  jobs?: number,
): Promise<{ seconds: number; screenshots: number }> {
  let screenshots = 0;
  const from = performance.now();
  await takeAll(site, shots, (_, { png }) => void (screenshots += png ? 1 : 0), { jobs });
  return { seconds: (performance.now() - from) / 1000, screenshots };
}

await buildStale(['stories']);
installPeer();
const busy = loadavg()[0] ?? 0;
const site = await serveStorybook();
const storyBrowser = await StoryBrowser.open(site);
const chromium = storyBrowser.version;
await storyBrowser.close();
const every = shotsOf(builtStories(), await readDeclarations(site));
const some = every.filter(({ mode }) => mode === 'ar').filter((_, at) => at % EVERY === 0);
const few = await serveSome(new Set(some.map(({ story }) => story.id)));
const rates = { own: [] as number[], peer: [] as number[] };
try {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, take] of [
      ['own', () => own(some, few, JOBS)],
      ['peer', () => peer(few.origin)],
    ] as const) {
      const { seconds, screenshots } = await take();
      rates[name].push(screenshots / seconds);
      console.log(
        `${name} ${screenshots} screenshots in ${seconds.toFixed(1)} s: ${(screenshots / seconds).toFixed(1)} a second`,
      );
    }
  }
  const whole = await own(every, site);
  console.log(
    `the whole matrix: ${whole.screenshots} of ${every.length} screenshots in ${whole.seconds.toFixed(1)} s: ${(whole.screenshots / whole.seconds).toFixed(1)} a second`,
  );
  const [ownRate, peerRate] = [median(rates.own), median(rates.peer)];
  const text = [
    '# Screenshots',
    '',
    `\`npm run bench:visual -- --write\`: every ${EVERY}th story of the components (${some.length}), in Arabic, ${componentModes.ar.viewport.width} × ${componentModes.ar.viewport.height}, from the same Storybook build, ${JOBS} browsers each, in alternation; of ${ROUNDS} rounds the one in the middle. Starting counts for both. Both wait until a story has come to rest and take the whole page. Chromium ${chromium}; when it began ${busy.toFixed(1)} processes wanted to run.`,
    '',
    'Targets: three times as fast as the peer; the whole matrix at 8 screenshots a second.',
    '',
    '| | screenshots a second | |',
    '|---|---:|---:|',
    `| @storybook/test-runner ${PEER} with Playwright's \`screenshot\` | ${peerRate.toFixed(1)} | 1 |`,
    `| \`npm run visual\` | ${ownRate.toFixed(1)} | ${(ownRate / peerRate).toFixed(1)} × |`,
    '',
    `The whole matrix, ${every.length} screenshots in ${modes.size} modes, pages of 1440 px and up to several thousand pixels high among them: ${whole.seconds.toFixed(0)} s, **${(whole.screenshots / whole.seconds).toFixed(1)} a second**.`,
  ].join('\n');
  console.log(text);
  if (process.argv.includes('--write')) writeFileSync(join(root, 'docs', 'bench', 'visual.md'), `${text}\n`);
} finally {
  await few.close();
  await site.close();
}
