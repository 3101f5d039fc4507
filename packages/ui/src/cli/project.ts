// What the commands read of an application: its manifest, its sources, and the packages that it resolves.
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';

export interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface Source {
  /** Path from the folder of the application. */
  path: string;
  text: string;
}

export interface Project {
  folder: string;
  manifest: Manifest;
  /** Scripts and HTML of the application, without what is built or installed. */
  sources: readonly Source[];
}

const SKIPPED = /(?:^|[/\\])(?:node_modules|dist|build|out|coverage|\.[^/\\.][^/\\]*)(?:[/\\]|$)/;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads an application. @throws when the folder has no package.json. */
export function readProject(folder: string): Project {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`${folder} has no package.json: run this in the folder of your application.`);
  const sources = globSync('**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts,html}', {
    cwd: folder,
    exclude: (path) => SKIPPED.test(path),
  })
    .filter((path) => !SKIPPED.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  return { folder, manifest: readJson(file) as Manifest, sources };
}

/** Folder of an installed package, as a file in `from` resolves it; `null` where it is not installed. */
export function packageFolder(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
    if (at === parse(at).root) return null;
  }
}

/** Manifest of an installed package; `null` where it is not installed. */
export function manifestOf(name: string, from: string): Manifest | null {
  const folder = packageFolder(name, from);
  return folder === null ? null : (readJson(join(folder, 'package.json')) as Manifest);
}

/** First place of a text in the sources, as `path:line`. */
export function placeOf({ sources }: Project, pattern: RegExp): string | null {
  for (const { path, text } of sources) {
    const at = pattern.exec(text)?.index;
    if (at !== undefined) return `${path}:${text.slice(0, at).split('\n').length}`;
  }
  return null;
}

/** Reads a JSON file of the installed library. */
export const readOfLibrary = (folder: string, file: string): unknown =>
  createRequire(join(folder, 'package.json'))(`@taawun/ui/${file}`);
