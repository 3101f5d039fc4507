import { access, constants, statfs } from 'node:fs/promises';

/** Bytes that stay free for PostgreSQL's log and its recovery: below, writes are rejected. */
export const DISK_RESERVE = 64 * 1024 * 1024;
/** Writes are accepted again only with some space more: a state that changes with every write would be of no use. */
const ENOUGH = DISK_RESERVE * 1.25;
const MAX_AGE_MS = 500;
/** How long the disk counts as full after PostgreSQL has found no space. */
const FOUND_FULL_MS = 5_000;

/** Bytes in MiB, for a message. */
export const mebibytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MiB`;

/** Returns the free bytes of a folder's disk, or `null` when they cannot be read. */
export async function readFree(folder: string): Promise<number | null> {
  const stats = await statfs(folder).catch(() => null);
  return stats && stats.bavail * stats.bsize;
}

/** Whether there is space for writes. */
export interface Disk {
  /** Returns the state as it was read last. */
  isFull: () => boolean;
  /** Returns whether the disk was mounted again without writes, as after a fault; as it was read last. */
  isReadOnly: () => boolean;
  /** Reads the state when the last one is older than half a second. */
  refresh: () => Promise<void>;
  /** PostgreSQL has found no space. */
  foundFull: () => void;
}

/**
 * Watches the free space of a folder's disk.
 * @param notify receives one line for each change
 */
export function watchDisk(folder: string, notify: (line: string) => void): Disk {
  let isFull = false;
  let isReadOnly = false;
  let readAt = -Infinity;
  let foundAt = -Infinity;
  const set = (now: boolean, free: string) => {
    if (now === isFull) return;
    isFull = now;
    notify(
      now
        ? `The disk of ${folder} is full (${free}): writes are rejected with 503 until ${mebibytes(ENOUGH)} are free, reads go on. Free some space.`
        : `The disk of ${folder} has space again (${free}): writes are accepted.`,
    );
  };
  return {
    isFull: () => isFull,
    isReadOnly: () => isReadOnly,
    refresh: async () => {
      const now = performance.now();
      if (now - readAt < MAX_AGE_MS) return;
      readAt = now;
      isReadOnly = await access(folder, constants.W_OK).then(
        () => false,
        (error: NodeJS.ErrnoException) => error.code === 'EROFS',
      );
      // A folder that cannot be read is for PostgreSQL to report.
      const free = await readFree(folder);
      if (free === null || now - foundAt < FOUND_FULL_MS) return;
      set(free < (isFull ? ENOUGH : DISK_RESERVE), `${mebibytes(free)} free`);
    },
    foundFull: () => {
      foundAt = performance.now();
      set(true, 'PostgreSQL has found no space');
    },
  };
}
