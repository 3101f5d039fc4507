// `npm run visual`: compares screenshots of every story in every mode with the approved ones; no pixel may differ.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root } from '../../dev/builds.ts';
import { timingLines } from '../stories/timings.ts';
import { partsOf } from './baselines.ts';
import { changedFiles, reached } from './changed.ts';
import { checkScreenshots } from './check.ts';
import { digestOf } from './digest.ts';
import { readDeclarations, builtStories } from './built-stories.ts';
import { mismatches, part, shotsOf, shuffled, type Shot } from './matrix.ts';
import { prove, unproven } from './proven.ts';
import { isFault, lineOf } from './results.ts';
import { serveStorybook, type Site } from './story-browser.ts';
import { takeAll } from './take.ts';

const HELP = `npm run visual -- [options]
  --only <texts>   only stories whose id or file contains one of the texts ("header|footer")
  --changed        only stories that a change can affect, since screenshots were last approved
  --since <rev>    … since that revision
  --unproven       … since all of them passed, and every twentieth of the others
  --prove          store this revision as one at which all pass (commit visual/proven.txt)
  --shard <n/m>    the n-th of m parts
  --shuffle <n>    in random order, by the seed n
  --jobs <n>       browsers at a time (four for each processor)
  --no-checks      screenshots only, without the checks of each story
  --timings        how long each part of the visits took
  --approve        approve all screenshots
  --take <file>    take the screenshots listed in the file ("story mode" on each line) without comparing them …
  --into <folder>  … and write them to the folder, named by digest`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    unproven: { type: 'boolean' },
    prove: { type: 'boolean' },
    shard: { type: 'string' },
    shuffle: { type: 'string' },
    jobs: { type: 'string' },
    'no-checks': { type: 'boolean' },
    timings: { type: 'boolean' },
    approve: { type: 'boolean' },
    take: { type: 'string' },
    into: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Takes the screenshots listed in a file and writes them to a folder. */
async function takeInto(site: Site, list: string, into: string): Promise<number> {
  const stories = new Map(builtStories().map((story) => [story.id, story]));
  const shots = readFileSync(list, 'utf8')
    .split('\n')
    .flatMap((line): Shot[] => {
      const { id, mode } = partsOf(line);
      const story = stories.get(id);
      return story ? [{ story, mode }] : [];
    });
  mkdirSync(into, { recursive: true });
  await takeAll(site, shots, (_, { png }) => {
    if (png) writeFileSync(join(into, `${digestOf(png)}.png`), png);
  });
  return 0;
}

const countOf = (shots: readonly Shot[]): number => new Set(shots.map(({ story }) => story.id)).size;

async function run(): Promise<number> {
  // Digests are valid only for the pinned browser, which exists for Linux x64.
  if (process.platform !== 'linux' || process.arch !== 'x64' || process.env['CHROMIUM_PATH']) {
    console.log('Screenshots are compared only on Linux x64 with the pinned browser: nothing was compared.');
    return 0;
  }
  await buildStale(['stories']);
  const site = await serveStorybook();
  try {
    if (values.take !== undefined)
      return await takeInto(site, values.take, values.into ?? join(root, 'visual', 'results'));
    const stories = builtStories();
    const declared = await readDeclarations(site);
    const wrong = mismatches(stories, declared);
    for (const line of wrong) console.error(`✗ ${line}`);
    const every = shotsOf(stories, declared);
    let shots = every;
    const texts = values.only?.split('|');
    if (texts)
      shots = shots.filter(({ story }) => texts.some((text) => story.id.includes(text) || story.file.includes(text)));
    if (values.changed || values.since !== undefined) {
      const reach = reached(changedFiles(values.since));
      if (reach !== 'everything') shots = shots.filter(({ story }) => reach.has(story.file));
    }
    const proof = values.unproven ? unproven(every) : null;
    if (proof) ({ shots } = proof);
    if (proof?.since)
      console.log(
        `All stories passed at ${proof.since.slice(0, 12)}: ${countOf(shots)} of ${countOf(every)} run, ${proof.sample.size} of them as a sample.`,
      );
    if (values.shard !== undefined) shots = part(shots, values.shard);
    if (values.shuffle !== undefined) shots = shuffled(shots, Number(values.shuffle));
    const { findings, same, seconds } = await checkScreenshots({
      site,
      shots,
      ...(shots.length === every.length || values.unproven ? { every } : {}),
      approve: values.approve ?? false,
      ...(values['no-checks'] ? {} : { declared }),
      ...(values.jobs === undefined ? {} : { jobs: Number(values.jobs) }),
    });
    // Failures come first.
    const ordered = findings.toSorted((one, other) => Number(isFault(other)) - Number(isFault(one)));
    for (const finding of ordered.slice(0, 40)) console.log(lineOf(finding));
    if (findings.length > 40)
      console.log(`… and ${findings.length - 40} more${values.approve ? '' : ': visual/results/findings.txt has all'}`);
    console.log(
      `${shots.length} screenshots in ${seconds.toFixed(1)} s (${(shots.length / Math.max(seconds, 0.001)).toFixed(1)} a second): ${same} the same, ${findings.length} not.`,
    );
    const wrongly = [...new Set(findings.flatMap(({ story: { id } }) => (proof?.sample.has(id) ? [id] : [])))];
    if (wrongly.length)
      console.log(
        `✗ Proven at ${proof?.since}, but failing: ${wrongly.join(', ')}. tools/checks/visual/changed.ts misses a dependency; \`npm run visual\` runs all stories.`,
      );
    if (values.timings) for (const line of timingLines()) console.log(line);
    const bad = values.approve ? findings.filter(isFault).length : findings.length;
    if (bad && !values.approve) console.log('Review them with `npm run visual:review`.');
    if (values.prove && bad + wrong.length === 0 && shots.length === every.length) console.log(prove());
    return bad + wrong.length;
  } finally {
    await site.close();
  }
}

if (values.help) console.log(HELP);
else process.exitCode = (await run()) > 0 ? 1 : 0;
