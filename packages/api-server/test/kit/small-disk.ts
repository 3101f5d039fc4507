// A small disk of its own: a tmpfs, which root may mount.
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from './empty-databases.ts';

export interface SmallDisk {
  folder: string;
  /** Fills it up to some free bytes. */
  fill: (leave?: number) => void;
  /** Frees what `fill` has taken. */
  free: () => void;
  remove: () => void;
}

const mount = (args: readonly string[]) => spawnSync('mount', [...args], { encoding: 'utf8' }).status === 0;

/** Mounts a disk of some MiB; `null` where that is not permitted. */
export function smallDisk(mebibytes: number, { readOnly = false } = {}): SmallDisk | null {
  const folder = emptyFolder();
  if (!mount(['-t', 'tmpfs', '-o', `size=${mebibytes}m${readOnly ? ',ro' : ''}`, 'taawun-test', folder])) {
    rmSync(folder, { recursive: true });
    return null;
  }
  if (!readOnly) chmodSync(folder, 0o777);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (leave = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
      } catch (error) {
        // Others write at the same time: it is full sooner.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const probe = smallDisk(1);
probe?.remove();
/** Whether this user may mount one. */
export const hasSmallDisks = probe !== null;
if (!hasSmallDisks) process.stderr.write('No disk can be mounted here: the tests on a full disk are skipped\n');
