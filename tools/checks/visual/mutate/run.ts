// `npm run visual:mutate`: applies small breakages to a copy of the last commit and reports which the checks catch.
// Breakages whose stories do not overlap share a run. `--write` writes the table to docs/bench/mutations.md;
// `--only <text>[|<text>…]` runs some, and replaces only their rows.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { root, SOME_STORIES } from '../../../dev/builds.ts';
import { reached } from '../changed.ts';
import { checkOutInto, treeFor } from '../git.ts';
import { mutated, mutations, type Mutation } from './mutations.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
const copy = treeFor('mutants');

interface Outcome {
  caught: boolean;
  /** First message about it. */
  said: string;
}

/** Runs a task in the copy. */
function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}

/** Creates a worktree of the last commit and installs its packages. */
function prepare(): void {
  if (existsSync(copy)) rmSync(copy, { recursive: true, force: true });
  checkOutInto(copy, 'HEAD');
  // Every task installs first; `--help` does nothing else.
  const installed = run(['tools/run.mjs', 'tools/checks/visual/run.ts', '--help']);
  if (installed.status !== 0) throw new Error(`${installed.stdout}${installed.stderr}`);
}

interface Found {
  same: number;
  findings: { kind: string; id: string; file: string; source?: string; mode: string; failure: string | null }[];
}

function runStories(stories: readonly string[]): Found {
  const { status, stdout, stderr } = run(['tools/checks/visual/some.ts', ...new Set(stories)]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Found;
}

function outcomeOfCheck(check: readonly string[]): Outcome {
  const { status, stdout, stderr } = run(check);
  return {
    caught: status !== 0,
    said:
      status === 0
        ? 'nothing'
        : (
            stripVTControlCharacters(`${stdout}\n${stderr}`)
              .split('\n')
              .find((line) => /packages\/|AssertionError|expected/.test(line) && !line.includes('✓')) ?? 'it fails'
          ).trim(),
  };
}

function outcomeOfScreenshots({ same, findings }: Found, stories: readonly string[]): Outcome {
  const own = findings.filter(({ file }) => stories.includes(file));
  // Prefer a finding with a message.
  const first = own.find(({ failure }) => failure !== null) ?? own[0];
  if (!first) return { caught: false, said: `${same} screenshots the same` };
  return {
    caught: true,
    said: `${own.length} findings, ${first.kind}: ${first.source ?? first.file} · \`${first.id}\` [${first.mode}]${first.failure === null ? '' : `, ${first.failure.split('\n').slice(0, 3).join(' ')}`}`,
  };
}

/** Applies some mutations, runs `work` and restores the files. */
function broken<Answer>(mutations: readonly Mutation[], work: () => Answer): Answer {
  const sound = new Map<string, string>();
  try {
    for (const mutation of mutations) {
      const path = join(copy, mutation.file);
      const before = readFileSync(path, 'utf8');
      sound.set(path, before);
      writeFileSync(path, mutated(before, mutation));
    }
    return work();
  } finally {
    for (const [path, before] of sound) writeFileSync(path, before);
  }
}

const hasScreenshots = (mutation: Mutation): mutation is Mutation & { caughtBy: { screenshots: readonly string[] } } =>
  'screenshots' in mutation.caughtBy;

/** Story files that import a source, by the build of the requested stories. */
function reachOf(file: string): (stories: string) => boolean {
  const stories = reached([file], join(copy, SOME_STORIES, 'preview-stats.json'), copy);
  return stories === 'everything' ? () => true : (each) => stories.has(each);
}

/** Groups mutations so that no story of one imports the source of another: each finding then belongs to one mutation. */
function batchesOf(all: readonly Mutation[]): Mutation[][] {
  const batches: Mutation[][] = [];
  const reach = new Map(all.filter(hasScreenshots).map((mutation) => [mutation as Mutation, reachOf(mutation.file)]));
  const meets = (one: Mutation, other: Mutation): boolean =>
    hasScreenshots(other) && other.caughtBy.screenshots.some((stories) => reach.get(one)?.(stories));
  for (const mutation of all) {
    const fits = (batch: Mutation[]) =>
      hasScreenshots(mutation) &&
      batch.every(
        (other) =>
          hasScreenshots(other) && other.file !== mutation.file && !meets(mutation, other) && !meets(other, mutation),
      );
    const free = batches.find(fits);
    if (free) free.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

function tryBatch(batch: readonly Mutation[]): [Mutation, Outcome][] {
  return broken(batch, () => {
    const withScreenshots = batch.filter(hasScreenshots);
    const found =
      withScreenshots.length > 0 ? runStories(withScreenshots.flatMap(({ caughtBy }) => caughtBy.screenshots)) : null;
    return batch.map((mutation) => [
      mutation,
      found && hasScreenshots(mutation)
        ? outcomeOfScreenshots(found, mutation.caughtBy.screenshots)
        : outcomeOfCheck((mutation.caughtBy as { check: readonly string[] }).check),
    ]);
  });
}

const NOT_CAUGHT = '**not caught**: ';
const by = ({ caughtBy }: Mutation): string =>
  'check' in caughtBy ? `\`${caughtBy.check.join(' ')}\`` : 'screenshots';

const chosen = mutations.filter(({ what }) => (values.only ?? '').split('|').some((text) => what.includes(text)));
prepare();
// The unbroken sources must pass, or the result proves nothing.
const sound = new Set(chosen.flatMap(({ caughtBy }) => ('screenshots' in caughtBy ? caughtBy.screenshots : [])));
if (sound.size) {
  const { findings } = runStories([...sound]);
  if (findings.length)
    throw new Error(
      `Without any mutation ${findings.length} screenshots differ, ${findings[0]?.id} [${findings[0]?.mode}] first.`,
    );
}
for (const check of new Set(
  chosen.flatMap(({ caughtBy }) => ('check' in caughtBy ? [caughtBy.check.join(' ')] : [])),
)) {
  const { status, stdout, stderr } = run(check.split(' '));
  if (status !== 0) throw new Error(`Without any mutation ${check} fails:\n${stdout}${stderr}`);
}
const outcomes = new Map<Mutation, Outcome>();

const startOf = ({ what, file }: Mutation): string => `| ${what} | \`${file}\` |`;

/** Writes the results so far into the table; rows of other breakages stay. */
function writeTable(): void {
  const file = join(root, 'docs', 'bench', 'mutations.md');
  const measured = new Map(
    [...outcomes].map(([mutation, outcome]) => [
      mutation,
      `${startOf(mutation)} ${by(mutation)} | ${outcome.caught ? '' : NOT_CAUGHT}${outcome.said.replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`,
    ]),
  );
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const table = mutations.flatMap(
    (mutation) => measured.get(mutation) ?? before.find((line) => line.startsWith(startOf(mutation))) ?? [],
  );
  const lines = [
    '# Breakages that the checks catch',
    '',
    `\`npm run visual:mutate -- --write\`: each breakage in a copy of the commit; breakages whose stories do not overlap share a run. Without a breakage the same checks pass. **${table.filter((line) => !line.includes(NOT_CAUGHT)).length} of ${table.length} caught.**`,
    '',
    '| breakage | file | check | message |',
    '|---|---|---|---|',
    ...table,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}

for (const batch of batchesOf(chosen)) {
  for (const [mutation, outcome] of tryBatch(batch)) {
    console.log(`${outcome.caught ? '✓' : '✗'} ${mutation.what}: ${outcome.said}`);
    outcomes.set(mutation, outcome);
  }
  if (values.write) writeTable();
}
const caught = [...outcomes.values()].filter((outcome) => outcome.caught).length;
console.log(`${caught} of ${outcomes.size} caught.`);
process.exitCode = caught === outcomes.size ? 0 : 1;
