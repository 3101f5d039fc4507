// npm run bench:ui [-- --rounds 15 --only '^(taawun|plain)/']
// Builds and measures the six screens in every library in one run and writes docs/bench/ui.md (not with --only).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build.ts';
import { measureAll } from './measure.ts';
import { report } from './report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' }, only: { type: 'string' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds is "${values.rounds}". Allowed: a whole number from 1.`);
const built = await buildAll(values.only ? new RegExp(values.only) : undefined);
const text = report(built, await measureAll(built, rounds), rounds);
console.log(text);
if (!values.only) {
  const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'bench', 'ui.md');
  writeFileSync(file, text);
  console.log(`Written to ${file}.`);
}
