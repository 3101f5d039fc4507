// `npm run visual:mutate:random`: breaks the components at random in a copy of the last commit, as someone would who does not
// know the list of `visual:mutate`, and reports what no check catches. `--count <n>` breakages (24), chosen from each kind
// in turn by `--seed <n>`; `--kind <text>` chooses from some kinds only; `--in <folder>` from other sources. Every breakage
// meets the screenshots and checks of the nearest stories; those that pass meet the tests and rules too.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, root, STORIES } from '../../../dev/builds.ts';
import { reached } from '../changed.ts';
import { shuffled } from '../matrix.ts';
import { editsOf, mutationOf } from './candidates.ts';
import type { Mutation } from './mutations.ts';
import { batchesOf, broken, outcomeOfCheck, prepare, tryBatch } from './trial.ts';

/** Sources without behaviour of their own in a page. */
const ASIDE = /\.(stories|test|guide)\.tsx?$|\/(testing|testers|docs|cli|vite|intl)\//;
/** Story files that one breakage meets: its own, then those nearest to it. */
const STORIES_OF_ONE = 4;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string', default: '' },
    in: { type: 'string', default: 'packages/ui/src' },
  },
});
const seed = Number(values.seed);
const STATS = join(root, STORIES, 'preview-stats.json');

/** Number of folders that two files share. */
function nearness(one: string, other: string): number {
  const [a, b] = [dirname(one).split('/'), dirname(other).split('/')];
  const parts = a.findIndex((part, at) => part !== b[at]);
  return parts === -1 ? a.length : parts;
}

function storiesOf(file: string): string[] {
  const reach = reached([file], STATS);
  const all = reach === 'everything' ? globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }) : [...reach];
  const near = all.toSorted(
    (one, other) => nearness(file, other) - nearness(file, one) || one.length - other.length || (one < other ? -1 : 1),
  );
  const own = near.filter((stories) => dirname(stories) === dirname(file));
  return own.length > 0 ? own : near.slice(0, STORIES_OF_ONE);
}

/** Chooses breakages: one of each kind in turn, each of another file as long as there are some. */
function choose(count: number): Mutation[] {
  const files = globSync(`${values.in}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !ASIDE.test(file))
    .toSorted();
  const edits = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return editsOf(file, text).map((edit) => ({ file, text, edit }));
  });
  const byKind = [...Map.groupBy(edits, ({ edit }) => edit.kind)]
    .filter(([kind]) => kind.includes(values.kind))
    .map(([, same]) => shuffled(same, seed));
  const taken = new Set<string>();
  const mutations: Mutation[] = [];
  while (mutations.length < count && byKind.some((same) => same.length > 0))
    for (const same of byKind) {
      const at = Math.max(
        0,
        same.findIndex(({ file }) => !taken.has(file)),
      );
      const [one] = same.splice(at, 1);
      if (!one || mutations.length === count) continue;
      const stories = storiesOf(one.file);
      if (stories.length === 0) continue;
      taken.add(one.file);
      mutations.push(mutationOf(one.file, one.text, one.edit, stories));
    }
  return mutations;
}

/** Checks besides the stories. The linter and the compiler come last: what they find is often a name without a use. */
const checksOf = (file: string): string[][] => [
  ['tools/checks/i18n/check.ts'],
  ['tools/checks/language/check.ts'],
  ...(file.endsWith('.styles.ts') ? [['node_modules/stylelint/bin/stylelint.mjs', file]] : []),
  ['node_modules/vitest/vitest.mjs', 'related', '--run', '--project', 'node', '--project', 'components', file],
  ['node_modules/oxlint/bin/oxlint', '--quiet', file],
  ['node_modules/typescript/bin/tsc', '-p', '.'],
];

await buildStale(['stories']);
prepare();
const mutations = choose(Number(values.count));
const survivors: Mutation[] = [];
for (const batch of batchesOf(mutations, STATS))
  for (const [mutation, { caught, said }] of tryBatch(batch)) {
    if (caught) console.log(`✓ ${mutation.file}: ${mutation.what}: ${said}`);
    else survivors.push(mutation);
  }
let missed = 0;
for (const mutation of survivors) {
  const found = broken([mutation], () => {
    for (const check of checksOf(mutation.file)) {
      const { caught, said } = outcomeOfCheck(check);
      if (caught) return `${check[0]}: ${said}`;
    }
    return null;
  });
  if (found === null) missed++;
  console.log(`${found === null ? '✗' : '✓'} ${mutation.file}: ${mutation.what}: ${found ?? 'nothing'}`);
}
console.log(`${mutations.length - missed} of ${mutations.length} caught.`);
process.exitCode = missed > 0 ? 1 : 0;
