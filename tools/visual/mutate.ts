// `npm run visual:mutate`: breaks the sources in twenty small ways, one at a time, in a copy of the last commit, and reports what the checks made of each.
// `--write` puts the table into docs/bench/mutations.md; `--only <text>` tries some.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../builds.ts';
import { checkOutInto, treeFor } from './git.ts';
import { mutations, type Mutation } from './mutations.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
const copy = treeFor('mutants');

interface Verdict {
  caught: boolean;
  /** What was said of it. */
  said: string;
}

/** Runs a task of the copy. */
function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}

/** A working tree of the last commit, with the packages that its lockfile names. */
function prepare(): void {
  if (existsSync(copy)) rmSync(copy, { recursive: true, force: true });
  checkOutInto(copy, 'HEAD');
  // Any task installs first; this one needs nothing else.
  const installed = run(['tools/run.mjs', 'tools/visual/run.ts', '--help']);
  if (installed.status !== 0) throw new Error(`${installed.stdout}${installed.stderr}`);
}

interface Found {
  same: number;
  findings: { kind: string; id: string; mode: string; failure: string | null }[];
}

function pictures(stories: readonly string[]): Found {
  const { status, stdout, stderr } = run(['tools/visual/some.ts', ...stories]);
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Found;
}

function ask({ caughtBy }: Mutation): Verdict {
  if ('check' in caughtBy) {
    const { status, stdout, stderr } = run(caughtBy.check);
    return { caught: status !== 0, said: status === 0 ? 'nothing' : (`${stdout}\n${stderr}`.split('\n').find((line) => line.includes('packages/')) ?? 'it fails').trim() };
  }
  const { same, findings } = pictures(caughtBy.pictures);
  const [first] = findings;
  if (!first) return { caught: false, said: `${same} pictures the same` };
  return { caught: true, said: `${findings.length} of ${same + findings.length} pictures, ${first.kind}: \`${first.id}\` [${first.mode}]${first.failure === null ? '' : `, ${first.failure}`}` };
}

function mutate(mutation: Mutation): Verdict {
  const file = join(copy, mutation.file);
  const sound = readFileSync(file, 'utf8');
  const broken = sound.replace(mutation.from, () => mutation.to);
  if (broken === sound) throw new Error(`${mutation.file} has no ${String(mutation.from)}: mend tools/visual/mutations.ts.`);
  if (typeof mutation.from === 'string' && sound.split(mutation.from).length > 2) throw new Error(`${mutation.file} has ${mutation.from} more than once.`);
  writeFileSync(file, broken);
  try {
    return ask(mutation);
  } finally {
    writeFileSync(file, sound);
  }
}

const by = ({ caughtBy }: Mutation): string => ('check' in caughtBy ? `\`${caughtBy.check.join(' ')}\`` : 'pictures');

const chosen = mutations.filter(({ what }) => what.includes(values.only ?? ''));
prepare();
// What is sound must pass, or nothing is proved.
const sound = new Set(chosen.flatMap(({ caughtBy }) => ('pictures' in caughtBy ? caughtBy.pictures : [])));
if (sound.size) {
  const { findings } = pictures([...sound]);
  if (findings.length) throw new Error(`Without any mutation ${findings.length} pictures differ, ${findings[0]?.id} [${findings[0]?.mode}] first.`);
}
for (const check of new Set(chosen.flatMap(({ caughtBy }) => ('check' in caughtBy ? [caughtBy.check.join(' ')] : [])))) {
  const { status, stdout, stderr } = run(check.split(' '));
  if (status !== 0) throw new Error(`Without any mutation ${check} fails:\n${stdout}${stderr}`);
}
const rows = chosen.map((mutation) => {
  const verdict = mutate(mutation);
  console.log(`${verdict.caught ? '✓' : '✗'} ${mutation.what}: ${verdict.said}`);
  return { mutation, verdict };
});
const caught = rows.filter(({ verdict }) => verdict.caught).length;
console.log(`${caught} of ${rows.length} caught.`);
if (values.write) {
  const lines = [
    '# What the net catches',
    '',
    `\`npm run visual:mutate -- --write\`: each breakage alone, in a copy of the commit; without any of them the same checks pass. **${caught} of ${rows.length} caught.**`,
    '',
    '| breakage | file | asked | said |',
    '|---|---|---|---|',
    ...rows.map(({ mutation, verdict }) => `| ${mutation.what} | \`${mutation.file}\` | ${by(mutation)} | ${verdict.caught ? '' : '**not caught**: '}${verdict.said.replaceAll('|', '\\|')} |`),
  ];
  writeFileSync(join(root, 'docs', 'bench', 'mutations.md'), `${lines.join('\n')}\n`);
}
process.exitCode = caught === rows.length ? 0 : 1;
