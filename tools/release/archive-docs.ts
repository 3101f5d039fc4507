// npm run docs:archive -- --into <folder>
// Archives the built Storybook as the documentation of the package's version.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ArchivedVersion } from '../../.storybook/manager/Versions.ts';
import { root } from '../dev/builds.ts';

const numbersOf = ({ version }: ArchivedVersion): number[] => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Compares two semantic versions, the newer first; a prerelease comes after its release. */
function newestFirst(a: ArchivedVersion, b: ArchivedVersion): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const index = left.findIndex((part, at) => part !== right[at]);
  if (index >= 0) return (right[index] ?? 0) - (left[index] ?? 0);
  const isEarly = a.version.includes('-');
  if (isEarly !== b.version.includes('-')) return isEarly ? 1 : -1;
  return b.version.localeCompare(a.version, 'en', { numeric: true });
}

/**
 * Copies a built Storybook into `<into>/<version>/`, and lists it in `<into>/versions.json`. @throws when the version is
 * archived already, or nothing is built.
 */
export function archiveDocs(storybook: string, into: string, version: string, date: string): ArchivedVersion[] {
  if (!existsSync(join(storybook, 'index.html'))) throw new Error(`${storybook} has no Storybook. Run npm run build.`);
  const folder = join(into, version);
  if (existsSync(folder)) throw new Error(`The documentation of ${version} is archived already, in ${folder}.`);
  cpSync(storybook, folder, { recursive: true });
  const list = join(into, 'versions.json');
  const archived = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as ArchivedVersion[]) : [];
  const versions = [...archived, { version, date }].toSorted(newestFirst);
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
  if (!values.into) throw new Error('Say where: npm run docs:archive -- --into <folder>');
  const { version } = JSON.parse(readFileSync(join(root, 'packages', 'ui', 'package.json'), 'utf8')) as {
    version: string;
  };
  const versions = archiveDocs(
    join(root, 'storybook-static'),
    values.into,
    version,
    new Date().toISOString().slice(0, 10),
  );
  console.log(`Archived: ${versions.map((each) => each.version).join(', ')}.`);
}
