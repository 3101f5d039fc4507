// Size of every entry without dependencies, compared with tools/release/published/budgets.json, in kB gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { weighFirstLoad } from '../../dev/first-load.ts';
import { entries } from './entries.ts';

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Record<string, number>;
const over: string[] = [];
const lines: string[] = [];

for (const { name, script } of entries) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Everything that is imported by a package's name stays outside.
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: script, formats: ['es'] },
      rolldownOptions: { external: /^[^./]/ },
    },
  });
  const [output] = result as Rolldown.RolldownOutput[];
  const weight = output ? weighFirstLoad(output) : Number.NaN;
  const budget = budgets[name];
  lines.push(`${name.padEnd(24)} ${weight.toFixed(1).padStart(6)} kB gz of ${budget ?? '?'}`);
  if (budget === undefined) over.push(`${name} weighs ${weight.toFixed(1)} kB gz and has no budget`);
  else if (weight > budget) over.push(`${name} weighs ${weight.toFixed(1)} kB gz, its budget is ${budget}`);
}
console.log(lines.join('\n'));
if (over.length > 0) {
  console.error(
    `${over.join('\n')}\nMake it lighter, or raise the budget in tools/release/published/budgets.json and say why in the commit.`,
  );
  process.exit(1);
}
