// Which files and packages the server needs, read from its imports.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../dev/builds.ts';

/** Imports of a module, without those of types alone, and the files that it starts as threads. */
const IMPORTS = [
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
  /\bnew URL\(\s*'(\.[^']+\.ts)'/g,
  /\bimport\.meta\.resolve\(\s*['`](@?[\w-]+(?:\/[\w-]+)?)/g,
];

export interface Sources {
  /** Paths of our files, from the root. */
  files: ReadonlySet<string>;
  /** Names of the packages that the files of each folder with a package.json import. */
  packages: ReadonlyMap<string, ReadonlySet<string>>;
}

const ownerOf = (file: string): string => /^packages\/[^/]+/.exec(file)?.[0] ?? '';
const nameOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** File of an import of one of our packages, by its `exports`. */
function ownFile(specifier: string): string {
  const [, name = '', rest = ''] = /^@taawun\/([^/]+)(.*)$/.exec(specifier) ?? [];
  const folder = join('packages', name);
  if (rest === '/package.json') return join(folder, 'package.json');
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const target = exports[`.${rest}`];
  if (target === undefined) throw new Error(`${specifier} is not in the exports of ${folder}/package.json.`);
  return join(folder, target);
}

/** Follows the imports of the entries. */
export function readSources(entries: readonly string[]): Sources {
  const files = new Set<string>();
  const packages = new Map<string, Set<string>>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.[cm]?tsx?$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) queue.push(relative(root, join(root, dirname(file), specifier)));
      else if (specifier.startsWith('@taawun/')) queue.push(ownFile(specifier));
      else {
        const owner = ownerOf(file);
        packages.set(owner, (packages.get(owner) ?? new Set()).add(nameOf(specifier)));
      }
    }
  }
  return { files, packages };
}
