import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the lock of the embedded database. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const SQLITE_BUSY = 5;

/** Describes the lock holder, for the error message only; the lock itself is the operating system's. */
function readHolder(file: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
    return `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

/**
 * Takes the lock of the folder for this process and returns the function that releases it. PGlite itself takes no lock:
 * a second process on the same folder loses the first one's commits without any error.
 *
 * Uses SQLite's file lock, which the operating system releases when the process ends, however it ends. A lock made of
 * files and process ids cannot guarantee that: clearing a stale lock may race with a live holder.
 * @throws LockedError while another process holds the lock
 */
export function takeLock(folder: string): () => void {
  const holder = join(folder, 'lock.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // The file is never written, so it needs no journal.
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new LockedError(
      `The embedded database in ${folder} is in use by ${readHolder(holder)}. Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL.`,
    );
  }
  writeFileSync(holder, JSON.stringify({ pid: process.pid, host: hostname() }));
  return () => {
    if (!lock.isOpen) return;
    rmSync(holder, { force: true });
    lock.close();
  };
}
