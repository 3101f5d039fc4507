// `npm run visual:firefox`, `npm run visual:webkit`: compares every story in another engine and Chromium: play function,
// console, geometry.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { buildStale } from '../../../dev/builds.ts';
import { boxesOf } from './boxes.ts';
import { compareBoxes, shortened, type ComparedEngine } from './compare.ts';
import { whyOwn } from './engine-own.ts';
import type { Engine } from './engine.ts';
import { Firefox } from './firefox.ts';
import { WebKit } from './webkit.ts';
import { readDeclarations, builtStories, modes } from '../built-stories.ts';
import { part, shotsOf, type Shot } from '../matrix.ts';
import { serveStorybook, StoryBrowser, type Site } from '../story-browser.ts';

const HELP = `npm run visual:firefox -- [options], npm run visual:webkit -- [options]
  --only <text>    only stories whose id or file contains the text
  --shard <n/m>    the n-th of m parts
  --jobs <n>       pairs of browsers at a time (Firefox: three for two processors, WebKit: one)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, shard: { type: 'string' }, jobs: { type: 'string' }, help: { type: 'boolean' } },
});

/** Both languages in the light theme: pages in their wide window, components in theirs. The slow ones come first. */
const MODES = ['ar 1440', 'en 1440', 'ar', 'en'];

interface Program extends ComparedEngine {
  /** How to open it, or `null` where it is not installed. */
  find: () => ((site: Site) => Promise<Engine>) | null;
  /** How to install it. */
  install: string;
  /** Pairs of browsers for each processor. */
  jobs: number;
}

const PROGRAMS: Readonly<Record<string, Program>> = {
  firefox: {
    name: 'Firefox',
    // Since 147.
    anchors: false,
    wholeLines: false,
    find: () => {
      const path = Firefox.path();
      return path === null ? null : (site) => Firefox.open(site, path);
    },
    install: '`apt-get install firefox-esr` installs it on Debian; elsewhere FIREFOX_PATH names the program',
    jobs: 1.5,
  },
  webkit: {
    name: 'WebKit',
    anchors: true,
    wholeLines: true,
    find: () => {
      const programs = WebKit.programs();
      return programs && (() => WebKit.open(programs));
    },
    install:
      '`apt-get install webkit2gtk-driver libwebkitgtk-6.0-4 xvfb` installs WebKitGTK, its driver and a display on Debian',
    // Each has four processes, and a display that paints on the processor: two on two processors are not faster than one.
    jobs: 0.5,
  },
};

/** Renders a story in both browsers; gives a line for each difference. */
async function compare(
  program: Program,
  chromium: StoryBrowser,
  engine: Engine,
  { story, mode: name }: Shot,
): Promise<string[]> {
  const mode = modes.get(name) as ScreenshotMode;
  const [expected, read] = await Promise.all([
    chromium.read(story.id, mode, boxesOf),
    engine.read(story.id, mode, boxesOf),
  ]);
  const failures = [
    ...('failure' in expected ? [`fails in Chromium: ${expected.failure}`] : []),
    ...('failure' in read ? [`fails in ${program.name}: ${read.failure}`] : []),
  ];
  if ('failure' in expected || 'failure' in read) return failures;
  return [...read.noise.map((text) => `console: ${text}`), ...compareBoxes(expected.result, read.result, program)];
}

async function run(program: Program, open: (site: Site) => Promise<Engine>): Promise<number> {
  await buildStale(['stories']);
  const site = await serveStorybook();
  try {
    const { only, shard } = values;
    const stories = builtStories().filter(
      ({ id, file }) => only === undefined || id.includes(only) || file.includes(only),
    );
    const all = shotsOf(stories, await readDeclarations(site));
    const every = MODES.flatMap((name) => all.filter(({ mode }) => mode === name));
    const shots = shard === undefined ? every : part(every, shard);
    const queue = shots.values();
    const started = performance.now();
    let done = 0;
    let broken = 0;
    let own = 0;
    let version = '';
    const work = async (): Promise<void> => {
      const [chromium, engine] = await Promise.all([StoryBrowser.open(site), open(site)]);
      version = `${await engine.version()} and chromium/${chromium.version}`;
      try {
        // One iterator for all: each takes what comes next.
        for (const shot of queue) {
          const found = await compare(program, chromium, engine, shot);
          const lines = found.filter((line) => whyOwn(program.name, shot.story.id, line) === undefined);
          own += found.length - lines.length;
          if (lines.length) {
            broken += 1;
            console.log(
              [`✗ ${shot.story.source ?? shot.story.file} · ${shot.story.id} [${shot.mode}]`, ...shortened(lines)].join(
                '\n    ',
              ),
            );
          }
          done += 1;
          if (done % 250 === 0) console.error(`${done} of ${shots.length} renders …`);
        }
      } finally {
        await Promise.all([chromium.close(), engine.close()]);
      }
    };
    const jobs = values.jobs === undefined ? Math.ceil(availableParallelism() * program.jobs) : Number(values.jobs);
    await Promise.all(Array.from({ length: Math.min(jobs, shots.length) }, work));
    console.log(
      `${done} renders of stories in ${version || 'no browser'} in ${((performance.now() - started) / 1000).toFixed(0)} s: ${done - broken} the same, ${broken} with findings; ${own} differences are the engines’ own.`,
    );
    return broken;
  } finally {
    await site.close();
  }
}

const program = PROGRAMS[positionals[0] ?? ''];
if (values.help || program === undefined) {
  console.log(HELP);
  if (!values.help) process.exitCode = 1;
} else {
  const open = program.find();
  if (open === null)
    console.log(`${program.name} is not installed here, so no story was rendered in it: ${program.install}.`);
  else process.exitCode = (await run(program, open)) > 0 ? 1 : 0;
}
