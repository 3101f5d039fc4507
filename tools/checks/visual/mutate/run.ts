// `npm run visual:mutate`: applies small breakages to a copy of the last commit and reports which the checks catch.
// Breakages whose stories do not overlap share a run. `--write` writes the table to docs/bench/mutations.md;
// `--only <text>[|<text>…]` runs some, and replaces only their rows.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../dev/builds.ts';
import { mutations, type Mutation } from './mutations.ts';
import { batchesOf, prepare, run, runStories, tryBatch, type Outcome } from './trial.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, only: { type: 'string' } } });
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
