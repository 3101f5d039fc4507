import { spawnSync } from 'node:child_process';
import { root } from '../builds.ts';

/** What git prints, without the last line's end. Throws with its own words when it fails. */
export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The commit that wrote a file last; an empty text where none did. */
export const lastChangeOf = (file: string): string => git('log', '-1', '--format=%H', '--', file);

/** A commit's files in a folder of their own, anew. */
export function checkOutInto(folder: string, commit: string): void {
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', folder, commit);
}
