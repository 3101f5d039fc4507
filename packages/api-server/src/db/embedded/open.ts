import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteAdapter, PostgresDialect, type Dialect } from 'kysely';
import { ConfigError } from '../../config/config.ts';
import type { Database, Db } from '../schema.ts';
import { DISK_RESERVE, mebibytes, readFree, watchDisk } from './disk.ts';
import { takeLock } from './lock.ts';
import { openSession, type EmbeddedSession } from './session.ts';
import { startThread, UnopenedError } from './thread-client.ts';

export interface EmbeddedOptions {
  folder: string;
  /** Whether a commit waits until the disk has it. */
  durable: boolean;
  /** Milliseconds until a statement is given up; `null`: no limit. */
  statementMs: number | null;
  /** Receives one line when the disk is full, and when the database has ended itself. */
  notify: (line: string) => void;
}

/**
 * Creates the folder and takes its lock.
 * @throws ConfigError when this user cannot write there
 * @throws LockedError when another process uses it
 */
function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return takeLock(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw noSpace(folder, 0);
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new ConfigError(
        `DATA_DIR is "${folder}", and nothing can be written there (${code}): it is a file, or below one. Allowed: a folder that this user may make and write to.`,
      );
    if (code === undefined || code === 'ERR_SQLITE_ERROR') throw error;
    throw new ConfigError(
      `DATA_DIR is "${folder}", and nothing can be written there (${code}). Allowed: a folder that this user may make and write to.`,
    );
  }
}

const noSpace = (folder: string, free: number) =>
  new ConfigError(
    `DATA_DIR is "${folder}", and its disk is full (${mebibytes(free)} free). Free ${mebibytes(DISK_RESERVE)} or more, or set DATA_DIR to a folder on another disk.`,
  );

/** PostgreSQL would create a database among other files. */
function rejectOtherFiles(folder: string, data: string): void {
  if (!existsSync(data) || (statSync(data).isDirectory() && readdirSync(data).length === 0)) return;
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new ConfigError(
      `DATA_DIR is "${folder}", and its "pg" is no database: it has no file PG_VERSION. Move it away, or set DATA_DIR to another folder.`,
    );
}

/** Explains what PostgreSQL wrote when it did not open. */
function explained(error: UnopenedError, folder: string): ConfigError {
  const text = error.message;
  const versions =
    /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+?)\.?$/m.exec(text);
  if (versions)
    return new ConfigError(
      `DATA_DIR is "${folder}", and its database is one of PostgreSQL ${versions[1]}; the embedded one is PostgreSQL ${versions[2]}. Write a backup with the version of this program that made it, and restore that into an empty folder.`,
    );
  if (/No space left on device/.test(text)) return noSpace(folder, 0);
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? text.split('\n').at(-1);
  return new ConfigError(
    `DATA_DIR is "${folder}", and its database does not open: ${reason}. Restore a backup into an empty folder, or set DATA_DIR to another one.`,
  );
}

const createDialect = (session: EmbeddedSession): Dialect => {
  const postgres = new PostgresDialect({ pool: session.pool });
  return {
    // One connection, and advisory locks that only it could take.
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => postgres.createDriver(),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
};

/**
 * Opens the embedded database of a folder, in a thread of its own.
 * @throws LockedError when another process holds it
 * @throws ConfigError when it cannot be used
 */
export async function openEmbedded({
  folder,
  durable,
  statementMs,
  notify,
}: EmbeddedOptions): Promise<{ db: Db; check: () => Promise<void>; close: () => Promise<void> }> {
  const release = takeFolder(folder);
  try {
    const data = join(folder, 'pg');
    rejectOtherFiles(folder, data);
    const free = await readFree(folder);
    if (free !== null && free < DISK_RESERVE) throw noSpace(folder, free);
    const session = await openSession({
      start: () => startThread({ folder: data, durable }, statementMs),
      disk: watchDisk(folder, notify),
      notify,
    });
    const db = new Kysely<Database>({ dialect: createDialect(session) });
    const close = async () => {
      await db.destroy();
      // Kysely closes only a connection that was used.
      await session.close();
      release();
    };
    return { db, check: session.check, close };
  } catch (error) {
    release();
    throw error instanceof UnopenedError ? explained(error, folder) : error;
  }
}
