// Builds every screen for production and weighs what it brings besides React.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compiledMessages } from '@taawun/ui/vite';
import { build } from 'vite';
import { firstLoad } from '../../dev/first-load.ts';

const here = import.meta.dirname;
const ui = join(here, '..', '..', '..', 'packages', 'ui');
export const out = join(here, '..', '..', 'node_modules', '.cache', 'taawun', 'bench-ui');

export interface Built {
  library: string;
  screen: string;
  /** Of scripts and styles loaded at the start, React left out, in bytes. */ gzip: number;
}

const page = (styles: string[], script: string) =>
  `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>bench</title>${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}</head><body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

/** Ours as it is published: the package's build, not its sources. */
function buildPackage(): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ui, 'node_modules', 'tsdown', 'dist', 'run.mjs')],
    { cwd: ui, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The build of @taawun/ui failed:\n${stdout}${stderr}`);
}

const exported = (
  JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    publishConfig: { exports: Record<string, string | { default: string }> };
  }
).publishConfig.exports;
const aliases = Object.entries(exported).map(([entry, target]) => ({
  find: new RegExp(`^@taawun/ui${entry.slice(1).replace('*', '(.+)')}$`),
  replacement: join(ui, (typeof target === 'string' ? target : target.default).replace('*', '$1')),
}));

async function buildScreen(library: string, screen: string): Promise<Built> {
  const outDir = join(out, library, screen);
  const result = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    base: './',
    // As our guide to consumers has it.
    plugins: library === 'taawun' ? [compiledMessages({ parser: false })] : [],
    resolve: { alias: aliases, dedupe: ['react', 'react-dom', 'styled-components'] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(here, 'screens', library, `${screen}.tsx`),
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite answered no build.');
  const entry = result.output.find((file) => file.type === 'chunk' && file.isEntry)!;
  const first = firstLoad(result).map(({ fileName }) => fileName);
  const styles = result.output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map(({ fileName }) => fileName);
  writeFileSync(join(outDir, 'index.html'), page(styles, entry.fileName));
  const weighed = [...first, ...styles].filter((name) => !name.startsWith('assets/react-'));
  return {
    library,
    screen,
    gzip: weighed.reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name)), { level: 9 }).length, 0),
  };
}

export async function buildAll(only?: RegExp): Promise<Built[]> {
  buildPackage();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const built: Built[] = [];
  for (const file of globSync('screens/*/[abcdef].tsx', { cwd: here }).toSorted()) {
    const [library, screen] = [basename(dirname(file)), basename(file, '.tsx')];
    if (!only || only.test(`${library}/${screen}`)) built.push(await buildScreen(library, screen));
  }
  return built;
}
