import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The embedded database is held by another process. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

const SQLITE_BUSY = 5;

/** Who holds the lock, for the message alone: what decides is the lock of the operating system. */
function readHolder(file: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
    return `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

/**
 * Takes the folder for this process and answers the function that gives it back.
 * PGlite itself takes no lock: a second process on the same folder loses the first one's commits without any error.
 *
 * The lock is the one that SQLite holds on a file, which the operating system lets go of at the moment its process ends,
 * however it ends. A lock made of files and process ids cannot do that: whoever clears a dead one may clear a living one.
 * Throws `LockedError` while another holder lives.
 */
export function takeLock(folder: string): () => void {
  const holder = join(folder, 'lock.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    // Nothing is ever written to it, so it needs no journal beside it.
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
