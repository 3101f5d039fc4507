// `npm run mirror:mutate`: breaks the direction of components in a copy of the last commit and reports which faults the
// mirror check finds. Independent faults share a build. `--write` updates docs/bench/mirror.md; `--only <text>` runs some.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, storybookInto } from '../../../dev/builds.ts';
import { checkOutInto, treeFor } from '../../visual/git.ts';
import { readDeclarations, builtStories } from '../../visual/built-stories.ts';
import { checksOf, shotsOf } from '../../visual/matrix.ts';
import { serveStorybook } from '../../visual/story-browser.ts';
import { takeAll } from '../../visual/take.ts';
import { mutated } from '../../visual/mutate/mutations.ts';
import { mirrorMutations, type MirrorMutation } from './mutations.ts';

const FOLDER = join('storybook-static', 'mirror');
const OF_MIRROR = /^does not (?:mirror|follow the direction): /;

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, only: { type: 'string' }, stories: { type: 'string' } },
});
const copy = treeFor('mirror');

/** What the mirror check says, by file of stories. */
type Findings = Record<string, { id: string; line: string }[]>;

/** In the copy: builds a Storybook of some files and prints the findings in their Arabic stories as JSON. */
async function printFindings(files: string): Promise<void> {
  const built = spawnSync(process.execPath, storybookInto(FOLDER), {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', STORIES: files },
  });
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  const site = await serveStorybook(FOLDER);
  const found: Findings = {};
  try {
    const declared = await readDeclarations(site);
    const checks = checksOf(declared);
    const shots = shotsOf(builtStories(FOLDER), declared).filter(({ mode }) => /^ar(?: \d+)?$/.test(mode));
    await takeAll(site, shots, () => undefined, {
      checksOf: (shot, mode) => ({ ...checks(shot, mode), accessibility: false, reflow: false, transcript: false }),
      onChecked: ({ story: { id, file } }, { faults }) => {
        for (const line of faults)
          if (OF_MIRROR.test(line)) (found[file] ??= []).push({ id, line: line.replace(OF_MIRROR, '') });
      },
    });
  } finally {
    await site.close();
  }
  console.log(JSON.stringify(found));
}

const inCopy = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });

function findingsOf(files: readonly string[]): Findings {
  const { status, stdout, stderr } = inCopy([
    'tools/checks/stories/mirror/mutate.ts',
    '--stories',
    [...new Set(files)].join(','),
  ]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Findings;
}

/** Faults that share neither a source nor a file of stories: what is found in a file of stories is of its own fault. */
function batchesOf(mutations: readonly MirrorMutation[]): MirrorMutation[][] {
  const batches: MirrorMutation[][] = [];
  for (const mutation of mutations) {
    const free = mutation.alone
      ? undefined
      : batches.find((batch) =>
          batch.every(({ file, stories, alone }) => !alone && file !== mutation.file && stories !== mutation.stories),
        );
    if (free) free.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

interface Outcome {
  mutation: MirrorMutation;
  caught: boolean;
  /** The story and what was said of it. */
  said: string;
}

function mutate(batch: readonly MirrorMutation[]): Outcome[] {
  const sound = new Map(batch.map(({ file }) => [file, readFileSync(join(copy, file), 'utf8')]));
  try {
    for (const mutation of batch)
      writeFileSync(join(copy, mutation.file), mutated(sound.get(mutation.file) ?? '', mutation));
    const findings = findingsOf(batch.map(({ stories }) => stories));
    return batch.map((mutation) => {
      const all = findings[mutation.stories] ?? [];
      const first = all.find(({ line }) => mutation.property.test(line));
      return {
        mutation,
        caught: first !== undefined,
        said: first
          ? `\`${first.id}\`: ${first.line}`
          : `nothing of ${String(mutation.property)} in ${all.length} findings${all[0] ? `, ${all[0].line}` : ''}`,
      };
    });
  } finally {
    for (const [file, source] of sound) writeFileSync(join(copy, file), source);
  }
}

function prepare(): void {
  checkOutInto(copy, 'HEAD');
  // Any task installs first; this one needs nothing else.
  const installed = inCopy(['tools/run.mjs', 'tools/checks/visual/run.ts', '--help']);
  if (installed.status !== 0) throw new Error(`${installed.stdout}${installed.stderr}`);
}

const short = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)} …` : text);

async function run(): Promise<number> {
  if (values.stories !== undefined) {
    await printFindings(values.stories);
    return 0;
  }
  const chosen = mirrorMutations.filter(({ what, file }) => `${what} ${file}`.includes(values.only ?? ''));
  prepare();
  // What is sound must pass, or nothing is proved.
  const [unasked] = Object.values(findingsOf(chosen.map(({ stories }) => stories))).flat();
  if (unasked) throw new Error(`Without any fault the check finds one: ${unasked.id}: ${unasked.line}`);
  const batches = batchesOf(chosen);
  const outcomes = batches.flatMap((batch) => {
    const done = mutate(batch);
    for (const { mutation, caught, said } of done)
      console.log(`${caught ? '✓' : '✗'} ${mutation.what} (${mutation.file}): ${short(said)}`);
    return done;
  });
  const caught = outcomes.filter((outcome) => outcome.caught).length;
  console.log(`${caught} of ${outcomes.length} found, in ${batches.length} builds.`);
  if (values.write) {
    const lines = [
      '# Faults that the mirror check finds',
      '',
      `\`npm run mirror:mutate -- --write\`: each fault in a copy of the commit, at most one in a file of stories; without any of them the check finds nothing there. **${caught} of ${outcomes.length} found.** A fault counts as found where the message names its property.`,
      '',
      '| fault | file | found |',
      '|---|---|---|',
      ...outcomes.map(
        (outcome) =>
          `| ${outcome.mutation.what} | \`${outcome.mutation.file}\` | ${outcome.caught ? '' : '**not found**: '}${short(outcome.said).replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`,
      ),
    ];
    writeFileSync(join(root, 'docs', 'bench', 'mirror.md'), `${lines.join('\n')}\n`);
  }
  return caught === outcomes.length ? 0 : 1;
}

process.exitCode = await run();
