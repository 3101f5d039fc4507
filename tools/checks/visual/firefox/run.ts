// `npm run visual:firefox`: compares every story in Firefox and Chromium: play function, console, geometry.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { ScreenshotMode } from '../../../../packages/ui/src/testing/modes.ts';
import { buildStale } from '../../../dev/builds.ts';
import { boxesOf } from './boxes.ts';
import { compareBoxes, shortened } from './compare.ts';
import { whyOwn } from './engine-own.ts';
import { Firefox, firefoxPath } from './firefox.ts';
import { readDeclarations, builtStories, modes, part, shotsOf, type Shot } from '../matrix.ts';
import { serveStorybook, StoryBrowser } from '../story-browser.ts';

const HELP = `npm run visual:firefox -- [options]
  --only <text>    only stories whose id or file contains the text
  --shard <n/m>    the n-th of m parts
  --jobs <n>       pairs of browsers at a time (one and a half for each processor)`;

const { values } = parseArgs({
  options: { only: { type: 'string' }, shard: { type: 'string' }, jobs: { type: 'string' }, help: { type: 'boolean' } },
});

/** Both languages in the light theme: pages in their wide window, components in theirs. The slow ones come first. */
const MODES = ['ar 1440', 'en 1440', 'ar', 'en'];

/** Renders a story in both browsers; gives a line for each difference. */
async function compare(chromium: StoryBrowser, firefox: Firefox, { story, mode: name }: Shot): Promise<string[]> {
  const mode = modes.get(name) as ScreenshotMode;
  const [expected, read] = await Promise.all([
    chromium.read(story.id, mode, boxesOf),
    firefox.read(story.id, mode, boxesOf),
  ]);
  const failures = [
    ...('failure' in expected ? [`fails in Chromium: ${expected.failure}`] : []),
    ...('failure' in read ? [`fails in Firefox: ${read.failure}`] : []),
  ];
  if ('failure' in expected || 'failure' in read) return failures;
  return [...read.noise.map((text) => `console: ${text}`), ...compareBoxes(expected.result, read.result)];
}

async function run(executable: string): Promise<number> {
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
      const [chromium, firefox] = await Promise.all([StoryBrowser.open(site), Firefox.open(site, executable)]);
      version = `${await firefox.version()} and chromium/${chromium.version}`;
      try {
        // One iterator for all: each takes what comes next.
        for (const shot of queue) {
          const found = await compare(chromium, firefox, shot);
          const lines = found.filter((line) => whyOwn(shot.story.id, line) === undefined);
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
        await Promise.all([chromium.close(), firefox.close()]);
      }
    };
    const jobs = values.jobs === undefined ? Math.ceil(availableParallelism() * 1.5) : Number(values.jobs);
    await Promise.all(Array.from({ length: Math.min(jobs, shots.length) }, work));
    console.log(
      `${done} renders of stories in ${version || 'no browser'} in ${((performance.now() - started) / 1000).toFixed(0)} s: ${done - broken} the same, ${broken} with findings; ${own} differences are the engines’ own.`,
    );
    return broken;
  } finally {
    await site.close();
  }
}

if (values.help) console.log(HELP);
else {
  const executable = firefoxPath();
  if (executable === null)
    console.log(
      'Firefox is not installed here, so no story was rendered in it: `apt-get install firefox-esr` installs it on Debian; elsewhere FIREFOX_PATH names the program.',
    );
  else process.exitCode = (await run(executable)) > 0 ? 1 : 0;
}
