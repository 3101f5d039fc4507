// `npm run visual`: a picture of every story in every mode, held against the approved one; no pixel may differ.
import { parseArgs } from 'node:util';
import { buildStale } from '../builds.ts';
import { changedFiles, reached } from './changed.ts';
import { checkPictures } from './check.ts';
import { askModes, builtStories, mismatches, type Shot } from './matrix.ts';
import { serveWorkshop, Stage } from './stage.ts';

const HELP = `npm run visual -- [options]
  --only <text>    only stories whose id or file contains the text
  --changed        only stories that a change can reach, since the pictures were last approved
  --since <rev>    … since that revision
  --shard <n/m>    the n-th of m parts
  --shuffle <n>    in another order; each number is an order of its own
  --jobs <n>       browsers at a time (as many as there are processors)
  --approve        make the pictures the expected ones`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    shard: { type: 'string' },
    shuffle: { type: 'string' },
    jobs: { type: 'string' },
    approve: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

/** The n-th of m parts, by story: all modes of a story stay together. */
function part(shots: readonly Shot[], shard: string): Shot[] {
  const [at, of] = shard.split('/').map(Number);
  if (!at || !of || at > of) throw new Error(`--shard wants "1/4" and got "${shard}".`);
  const ids = [...new Set(shots.map(({ story }) => story.id))].toSorted();
  const mine = new Set(ids.filter((_, index) => index % of === at - 1));
  return shots.filter(({ story }) => mine.has(story.id));
}

/** Another order, the same for the same number (a linear congruential generator, Numerical Recipes). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32);
  return items.map((item) => ({ item, rank: next() })).toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
}

async function run(): Promise<number> {
  await buildStale(['storybook']);
  const site = await serveWorkshop();
  try {
    const stories = builtStories();
    const stage = await Stage.open(site);
    const asked = await askModes(stage).finally(() => stage.close());
    const wrong = mismatches(stories, asked);
    for (const line of wrong) console.error(`✗ ${line}`);
    const every: Shot[] = stories.flatMap((story) => (asked.get(story.id)?.names ?? []).map((mode) => ({ story, mode })));
    let shots = every;
    if (values.only !== undefined) shots = shots.filter(({ story }) => story.id.includes(values.only ?? '') || story.file.includes(values.only ?? ''));
    if (values.changed || values.since !== undefined) {
      const reach = reached(changedFiles(values.since));
      if (reach !== 'everything') shots = shots.filter(({ story }) => reach.has(story.file));
    }
    if (values.shard !== undefined) shots = part(shots, values.shard);
    if (values.shuffle !== undefined) shots = shuffled(shots, Number(values.shuffle));
    const { findings, same, seconds } = await checkPictures({
      site,
      shots,
      all: shots.length === every.length,
      approve: values.approve ?? false,
      ...(values.jobs === undefined ? {} : { jobs: Number(values.jobs) }),
    });
    for (const { kind, story, mode, failure } of findings.slice(0, 40)) console.log(`${kind.padEnd(8)} ${story.id} [${mode}]${failure === null ? '' : `: ${failure}`}`);
    if (findings.length > 40) console.log(`… and ${findings.length - 40} more`);
    console.log(`${shots.length} pictures in ${seconds.toFixed(1)} s (${(shots.length / Math.max(seconds, 0.001)).toFixed(1)} a second): ${same} the same, ${findings.length} not.`);
    const bad = values.approve ? findings.filter(({ kind }) => kind === 'failed').length : findings.length;
    if (bad && !values.approve) console.log('Look at them with `npm run visual:review`.');
    return bad + wrong.length;
  } finally {
    await site.close();
  }
}

if (values.help) console.log(HELP);
else process.exitCode = (await run()) > 0 ? 1 : 0;
