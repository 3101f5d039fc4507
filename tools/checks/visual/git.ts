import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';

/** What git prints, without the last line's end. Throws with its own words when it fails. */
export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The commit that wrote a file last; an empty text where none did. */
export const lastChangeOf = (file: string): string => git('log', '-1', '--format=%H', '--', file);

/** Where another commit's files stand, by purpose: outside of node_modules, where Node would not run them as they are. */
export const treeFor = (purpose: string): string =>
  join(tmpdir(), `taawun-${createHash('sha256').update(root).digest('hex').slice(0, 8)}-${purpose}`);

/** A commit's files in a folder of their own, anew. */
export function checkOutInto(folder: string, commit: string): void {
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', folder, commit);
}
