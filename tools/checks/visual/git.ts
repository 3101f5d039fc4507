import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../dev/builds.ts';

/** Runs git and returns its trimmed output. Throws git's message when it fails. */
export function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Hash of the last commit that changed a file; empty when there is none. */
export const lastChangeOf = (file: string): string => git('log', '-1', '--format=%H', '--', file);

/** Folder of a worktree by purpose. Outside of node_modules, where Node would not strip types. */
export const treeFor = (purpose: string): string =>
  join(tmpdir(), `taawun-${createHash('sha256').update(root).digest('hex').slice(0, 8)}-${purpose}`);

/** Adds a worktree of a commit in a folder, in place of what is there. */
export function checkOutInto(folder: string, commit: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', folder, commit);
}
