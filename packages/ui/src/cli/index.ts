#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { examine, report } from './doctor.ts';
import { readOfLibrary, readProject } from './project.ts';
import { changesSince, upgradeSource, type Change } from './upgrade.ts';

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

const HELP = `npx @taawun/ui <command> [folder]

  doctor     checks peers, provider, styles, fonts, messages and policy of an application
  upgrade    renames what the installed version renamed, and lists what is left to do by hand
    --from <version>   only changes after this version
    --dry-run          changes no file
`;

/** Renames in every source. Returns the number of changes left to do by hand. */
function upgrade(folder: string, from: string | undefined, isDryRun: boolean): number {
  const all = readOfLibrary(folder, 'changes.json') as Change[];
  const changes = from === undefined ? all : changesSince(all, from);
  let [files, left] = [0, 0];
  for (const source of readProject(folder).sources.filter(({ path }) => !path.endsWith('.html'))) {
    const { text, renamed, byHand } = upgradeSource(source, changes);
    if (text !== source.text) {
      files++;
      if (!isDryRun) writeFileSync(join(folder, source.path), text);
      for (const each of new Set(renamed)) print(`✓ ${source.path}: ${each}`);
    }
    left += byHand.length;
    for (const each of byHand) print(`! ${each}`);
  }
  print(`${isDryRun ? 'To change' : 'Changed'}: ${files} ${files === 1 ? 'file' : 'files'}. By hand: ${left}.`);
  return left;
}

function main(): number {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [command, folder = '.'] = positionals;
  const at = resolve(folder);
  if (values.help || (command !== 'doctor' && command !== 'upgrade')) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  if (command === 'upgrade') {
    upgrade(at, values.from, values['dry-run'] ?? false);
    return 0;
  }
  const findings = examine(readProject(at));
  print(report(findings));
  const errors = findings.filter(({ level }) => level === 'error').length;
  print(errors === 0 ? '\nNothing keeps the library from working.' : `\nErrors: ${errors}.`);
  return errors === 0 ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
