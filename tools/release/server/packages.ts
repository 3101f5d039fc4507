// Copies production packages out of pnpm's folder, with their dependencies and nothing else.
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Types, source maps and documentation are of no use to a running server. Licences stay. */
const UNUSED = /\.(?:d\.[cm]?ts|map|md|markdown|tsbuildinfo|flow)$/i;
const isNeeded = (path: string): boolean =>
  basename(path) !== 'node_modules' && (!UNUSED.test(path) || /licen[cs]e/i.test(path));

function dependenciesOf(folder: string): string[] {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const all = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
  return [...new Set(all)].filter((name) => !name.startsWith('@types/'));
}

/** @throws Error when a package was not installed as the lock file says */
function rejectMissing(sibling: string): void {
  if (lstatSync(sibling, { throwIfNoEntry: false }))
    throw new Error(`${sibling} leads nowhere: remove node_modules and install again.`);
}

/** Creates a relative link, so that the copy can be moved. */
export function link(path: string, target: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(relative(dirname(path), target), path);
}

/**
 * Creates a function that copies an installed package and all that it depends on from one root to another, in the same
 * layout, and returns the folder of the copy. Packages of other platforms are not installed, and not copied.
 */
export function createPackageCopier(from: string, to: string): (installed: string) => string {
  const copied = new Set<string>();
  const copy = (installed: string): string => {
    const folder = realpathSync(installed);
    const target = join(to, relative(from, folder));
    if (copied.has(folder)) return target;
    copied.add(folder);
    cpSync(folder, target, { recursive: true, filter: isNeeded });
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1] ?? '';
    const siblings = folder.slice(0, -name.length);
    for (const dependency of dependenciesOf(folder)) {
      const sibling = join(siblings, dependency);
      if (existsSync(sibling)) link(join(to, relative(from, sibling)), copy(sibling));
      else rejectMissing(sibling);
    }
    return target;
  };
  return copy;
}
