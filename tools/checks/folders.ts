// `node tools/checks/folders.ts`: no folder has more files side by side than can be read at one glance. Tests, stories and
// guides stand beside what they are about, and do not count.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const MAX_FILES = 20;
/** Numbered steps, of which each release adds one. */
const EXEMPT = new Set(['packages/api-server/src/db/migrations']);
const ASIDE = /\.(test|stories|guide)\.tsx?$|\.d\.ts$/;

/** Folders with too many files, with their number. */
export function crowded(files: readonly string[]): [folder: string, count: number][] {
  const counts = new Map<string, number>();
  for (const file of files.filter((name) => /\.(ts|tsx|mjs|css)$/.test(name) && !ASIDE.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([folder, count]) => count > MAX_FILES && !EXEMPT.has(folder));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..', '..');
  const { stdout } = spawnSync('git', ['ls-files', 'packages', 'tools', '.storybook'], { cwd: root, encoding: 'utf8' });
  const found = crowded(stdout.split('\n').filter(Boolean));
  for (const [folder, count] of found)
    console.error(
      `${folder} has ${count} files side by side; at most ${MAX_FILES} are allowed. Give what belongs together a folder.`,
    );
  process.exitCode = found.length > 0 ? 1 : 0;
}
