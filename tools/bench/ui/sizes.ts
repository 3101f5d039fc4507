// npm run bench:sizes
// Weighs every component alone, as the package is published, and writes docs/bench/component-sizes.json for the health
// page: kB gzip without React; what a component loads later does not count.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';
import { weighComponent } from '../../dev/first-load.ts';

const ui = join(root, 'packages', 'ui');
const index = JSON.parse(readFileSync(join(ui, 'components', 'index.json'), 'utf8')) as {
  name: string;
  import: string;
}[];
const sizes: Record<string, number> = {};
for (const { name, import: entry } of index) {
  const module = join(ui, 'dist', entry.replace('@taawun/ui', '.'), 'index.js');
  sizes[name] = Math.round((await weighComponent(name, module, ui)) * 10) / 10;
}
const file = join(root, 'docs', 'bench', 'component-sizes.json');
writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), kB: sizes }, null, 2)}\n`);
console.log(`${Object.keys(sizes).length} components weighed: ${file}`);
