// Writes the table of the staff's commands into the README of api-server. With --check, fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '../../packages/api-server/src/commands/index.ts';
import { usageOf } from '../../packages/api-server/src/staff/spec.ts';
import { root } from '../dev/builds.ts';

const file = join(root, 'packages', 'api-server', 'README.md');
const [begin, end] = ['<!-- commands: tools/release/commands.ts -->', '<!-- /commands -->'];

const rows = COMMANDS.map((spec) => {
  const usage = usageOf(spec).replaceAll('|', '\\|');
  return `| \`${usage}\` | ${spec.help.replaceAll('|', '\\|')} | ${spec.role ?? '–'} |`;
});
const table = [begin, '', '| command | what it does | role |', '|---|---|---|', ...rows, '', end].join('\n');

const current = readFileSync(file, 'utf8');
const [from, to] = [current.indexOf(begin), current.indexOf(end)];
if (from < 0 || to < from) throw new Error(`${file} has no place for the table: ${begin} … ${end}`);
const wanted = `${current.slice(0, from)}${table}${current.slice(to + end.length)}`;
if (process.argv.includes('--check')) {
  if (current !== wanted) {
    console.error('The commands in packages/api-server/README.md are out of date: node tools/release/commands.ts');
    process.exitCode = 1;
  }
} else writeFileSync(file, wanted);
