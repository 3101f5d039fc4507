// `npm run bench:changed`: how long `npm test -- --changed` takes after an edit of one file, in a copy of the last commit.
// `--write` puts the seconds into docs/bench/changed.md.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../dev/builds.ts';
import { checkOutInto, treeFor } from '../checks/visual/git.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

/** Files of a kind whose edits are timed. */
interface Kind {
  what: string;
  files: readonly string[];
  /** Seconds that `--changed` may take. */
  limit: number;
}

/** Edits of each kind. */
const EDITS = 6;

/** Files at equal distances in the list. */
const spread = (files: readonly string[]): string[] => {
  const distance = Math.floor(files.length / EDITS);
  return files.filter((_, at) => at % distance === 0).slice(0, EDITS);
};

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

const kinds: readonly Kind[] = [
  {
    what: 'component',
    files: filesOf('packages/ui/src/**/*.stories.tsx')
      .map((stories) => stories.replace('.stories.tsx', '.tsx'))
      .filter((file) => existsSync(join(root, file))),
    limit: 60,
  },
  { what: 'page', files: filesOf('packages/portal/src/pages/**/*.page.tsx'), limit: 90 },
];

const copy = treeFor('edits');

/** Runs a task in the copy and returns its output. Throws when it fails. */
function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} fails:\n${stdout}${stderr}`);
  return stdout;
}

interface Timed {
  seconds: number;
  storyFiles: string;
}

/** Appends a comment to a file, runs what the edit can affect, and restores the file. */
function timeEdit(file: string): Timed {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, `${before}// An edit.\n`);
  try {
    const started = performance.now();
    const output = run(['tools/checks/test.ts', '--changed']);
    return {
      seconds: (performance.now() - started) / 1000,
      storyFiles: /(\d+) story files/.exec(output)?.[1] ?? (output.includes('affects no story') ? '0' : 'all'),
    };
  } finally {
    writeFileSync(path, before);
  }
}

checkOutInto(copy, 'HEAD');
run(['tools/dev/build.ts', 'stories']);
// Fills the caches that a folder in use has.
timeEdit(spread(kinds[0]?.files ?? [])[0] ?? '');

const rows: string[] = [];
const outcomes: string[] = [];
for (const { what, files, limit } of kinds) {
  const seconds: number[] = [];
  for (const file of spread(files)) {
    const timed = timeEdit(file);
    console.log(`${file}: ${timed.seconds.toFixed(0)} s`);
    seconds.push(timed.seconds);
    rows.push(`| ${what} | \`${file}\` | ${timed.storyFiles} | ${timed.seconds.toFixed(0)} |`);
  }
  const longest = Math.max(...seconds);
  outcomes.push(
    `- a ${what}: ${longest.toFixed(0)} s at most, of ${limit} s (${longest < limit ? 'holds' : '**missed**'})`,
  );
}
rmSync(copy, { recursive: true, force: true });

const lines = [
  '# One edit',
  '',
  `\`npm run bench:changed -- --write\`: \`npm test -- --changed\` after an edit of one file, in a copy of the commit whose caches are filled, on ${availableParallelism()} processors; ${EDITS} components and ${EDITS} pages at equal distances in the list of all. The load at the end was ${loadavg()[0]?.toFixed(1)}.`,
  '',
  ...outcomes,
  '',
  '| edit of a | file | story files | seconds |',
  '|---|---|---:|---:|',
  ...rows,
];
console.log(outcomes.join('\n'));
if (values.write) writeFileSync(join(root, 'docs', 'bench', 'changed.md'), `${lines.join('\n')}\n`);
