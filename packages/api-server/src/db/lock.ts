import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The embedded database is held by another process. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

interface Holder {
  /** Tells this very lock from every other one. */
  id: string;
  pid: number;
  host: string;
  /** Start time of the process in clock ticks, where the system tells: a reused pid has another one. */
  started: string | null;
}

const HEARTBEAT = 5_000;
const FOREIGN_STALE = 30_000;

/** Field 22 of /proc/PID/stat; the second field may hold spaces and brackets, so count from its end. */
function startTime(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHeld(file: string, { pid, host, started }: Holder): boolean {
  // Another machine or container on a shared volume: its pids say nothing here, its heartbeat does.
  if (host !== hostname()) return Date.now() - statSync(file).mtimeMs < FOREIGN_STALE;
  if (!isRunning(pid)) return false;
  return started === null || startTime(pid) === started;
}

function readHolder(file: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder> | null;
    return holder && typeof holder.pid === 'number' && typeof holder.id === 'string' ? { host: '', started: null, ...holder } as Holder : null;
  } catch {
    return null;
  }
}

/**
 * Takes the folder for this process and answers the function that gives it back.
 * PGlite itself takes no lock: a second process on the same folder loses the first one's commits without any error.
 * A lock left by a killed process is taken over. Throws `LockedError` while the holder lives.
 */
export function takeLock(folder: string): () => void {
  const file = join(folder, 'lock.json');
  const own: Holder = { id: randomUUID(), pid: process.pid, host: hostname(), started: startTime(process.pid) };
  const draft = `${file}.${own.id}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A hard link is made whole or not at all: nobody ever reads half a lock.
        linkSync(draft, file);
        return keep(file, own);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isHeld(file, holder)) {
        throw new LockedError(`The embedded database in ${folder} is in use by process ${holder.pid} on ${holder.host}. Stop that process, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL.`);
      }
      setAside(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new LockedError(`The embedded database in ${folder} is being taken by another process at this moment. Try again.`);
}

/** Removes a stale lock; when another process has replaced it meanwhile, that one is put back. */
function setAside(file: string, stale: Holder | null): void {
  const aside = `${file}.stale.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && moved.id !== stale?.id) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process was faster; the loop meets its lock.
    }
  }
  rmSync(aside, { force: true });
}

function keep(file: string, own: Holder): () => void {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder is gone; nothing is left to guard.
    }
  }, HEARTBEAT);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (readHolder(file)?.id === own.id) rmSync(file, { force: true });
  };
}
