// npm run bench:sizes
// Weighs every component alone, as the package is published, and writes docs/bench/component-sizes.json for the health
// page: kB gzip without React; what a component loads later does not count.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../../dev/builds.ts';

const ui = join(root, 'packages', 'ui');
const index = JSON.parse(readFileSync(join(ui, 'components', 'index.json'), 'utf8')) as {
  name: string;
  import: string;
}[];
const ENTRY = '\0entry';

/** Bytes of the entry and everything that it imports statically. */
function firstBytes({ output }: Rolldown.RolldownOutput): number {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const first = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(follow);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName);
  return [...first].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0);
}

async function weigh(name: string, entry: string): Promise<number> {
  const file = join(ui, 'dist', entry.replace('@taawun/ui', '.'), 'index.js');
  const built = await build({
    root: ui,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? `export { ${name} } from ${JSON.stringify(file)};` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  return firstBytes(built as Rolldown.RolldownOutput);
}

const sizes: Record<string, number> = {};
for (const { name, import: entry } of index) sizes[name] = Math.round((await weigh(name, entry)) / 100) / 10;
const file = join(root, 'docs', 'bench', 'component-sizes.json');
writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), kB: sizes }, null, 2)}\n`);
console.log(`${Object.keys(sizes).length} components weighed: ${file}`);
