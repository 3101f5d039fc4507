// Applies breakages to a copy of the last commit, runs the checks there, and says what they found.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SOME_STORIES } from '../../../dev/builds.ts';
import { reached } from '../changed.ts';
import { checkOutInto, treeFor } from '../git.ts';
import { mutated, type Mutation } from './mutations.ts';

const copy = treeFor('mutants');

export interface Outcome {
  caught: boolean;
  /** First message about it. */
  said: string;
}

/** Runs a task in the copy. */
export function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}

/** Creates a worktree of the last commit and installs its packages. */
export function prepare(): void {
  checkOutInto(copy, 'HEAD');
  // Every task installs first; `--help` does nothing else.
  const installed = run(['tools/run.mjs', 'tools/checks/visual/run.ts', '--help']);
  if (installed.status !== 0) throw new Error(`${installed.stdout}${installed.stderr}`);
}

interface Found {
  same: number;
  findings: { kind: string; id: string; file: string; source?: string; mode: string; failure: string | null }[];
}

/** Builds a Storybook of some story files in the copy, and runs them. */
export function runStories(stories: readonly string[]): Found {
  const { status, stdout, stderr } = run(['tools/checks/visual/some.ts', ...new Set(stories)]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Found;
}

/** Runs a check in the copy, which catches a breakage when it fails. */
export function outcomeOfCheck(check: readonly string[]): Outcome {
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
export function broken<Answer>(mutations: readonly Mutation[], work: () => Answer): Answer {
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

/** The modules of the stories that were built last. */
const LAST_BUILD = join(copy, SOME_STORIES, 'preview-stats.json');

/** Story files that import a source, by the modules of a build. */
function reachOf(file: string, stats: string): (stories: string) => boolean {
  const stories = reached([file], stats, copy);
  return stories === 'everything' ? () => true : (each) => stories.has(each);
}

/** Groups mutations so that no story of one imports the source of another: each finding then belongs to one mutation. */
export function batchesOf(all: readonly Mutation[], stats = LAST_BUILD): Mutation[][] {
  const batches: Mutation[][] = [];
  const reach = new Map(
    all.filter(hasScreenshots).map((mutation) => [mutation as Mutation, reachOf(mutation.file, stats)]),
  );
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

/** Applies the breakages of a batch together, and returns which are caught. */
export function tryBatch(batch: readonly Mutation[]): [Mutation, Outcome][] {
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
