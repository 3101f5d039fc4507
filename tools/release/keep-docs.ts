// npm run docs:keep -- --into <folder>
// Keeps the built Storybook as the documentation of the package's version.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { KeptVersion } from '../../.storybook/manager/Versions.ts';
import { root } from '../dev/builds.ts';

const numbersOf = ({ version }: KeptVersion): number[] => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Compares two semantic versions, the newer first; a prerelease comes after its release. */
function newestFirst(a: KeptVersion, b: KeptVersion): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  if (index >= 0) return (right[index] ?? 0) - (left[index] ?? 0);
  const isEarly = a.version.includes('-');
  if (isEarly !== b.version.includes('-')) return isEarly ? 1 : -1;
  return b.version.localeCompare(a.version, 'en', { numeric: true });
}

/**
 * Copies a built Storybook into `<into>/<version>/`, and lists it in `<into>/versions.json`. @throws when the version is
 * kept already, or nothing is built.
 */
export function keepDocs(storybook: string, into: string, version: string, date: string): KeptVersion[] {
  if (!existsSync(join(storybook, 'index.html'))) throw new Error(`${storybook} has no Storybook. Run npm run build.`);
  const folder = join(into, version);
  if (existsSync(folder)) throw new Error(`The documentation of ${version} is kept already, in ${folder}.`);
  cpSync(storybook, folder, { recursive: true });
  const list = join(into, 'versions.json');
  const kept = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as KeptVersion[]) : [];
  const versions = [...kept, { version, date }].toSorted(newestFirst);
  writeFileSync(list, `${JSON.stringify(versions, null, 2)}\n`);
  const newest = versions[0]?.version ?? version;
  writeFileSync(
    join(into, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Taawun ${newest}</title><meta http-equiv="refresh" content="0; url=${newest}/"><a href="${newest}/">Taawun ${newest}</a></html>\n`,
  );
  return versions;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  if (!values.into) throw new Error('Say where: npm run docs:keep -- --into <folder>');
  const { version } = JSON.parse(readFileSync(join(root, 'packages', 'ui', 'package.json'), 'utf8')) as {
    version: string;
  };
  const versions = keepDocs(
    join(root, 'storybook-static'),
    values.into,
    version,
    new Date().toISOString().slice(0, 10),
  );
  console.log(`Kept: ${versions.map((each) => each.version).join(', ')}.`);
}
