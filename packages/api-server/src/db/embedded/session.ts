import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { codeOf, DatabaseError, DISK_FULL, isDiskFull, READ_ONLY } from '../errors.ts';
import type { Disk } from './disk.ts';
import type { StatementResult } from './protocol.ts';
import { startThread, type DatabaseThread } from './thread-client.ts';

const RETRY_MS = [0, 1_000, 2_000, 5_000];
// SQLSTATEs `cannot_connect_now`, `crash_shutdown`, `in_failed_sql_transaction`.
const STARTING = '57P03';
const CRASHED = '57P02';
const IN_FAILED = '25P02';

/** The embedded database, opened again whenever it has ended itself. */
export interface EmbeddedSession {
  /** A pool of one connection, for Kysely's PostgreSQL driver. */
  pool: PostgresPool;
  /**
   * Returns at once, also while a statement runs.
   * @throws DatabaseError while the database is being opened again, or rejects writes
   */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface SessionOptions {
  start: () => ReturnType<typeof startThread>;
  disk: Disk;
  notify: (line: string) => void;
}

const diskFull = () =>
  new DatabaseError(DISK_FULL, 'The disk of the embedded database is full: it accepts no writes until there is space.');

/** Opens the embedded database and keeps it open. */
export async function openSession({ start, disk, notify }: SessionOptions): Promise<EmbeddedSession> {
  let thread: DatabaseThread | null = await start();
  let isReadOnly = false;
  const closing = new AbortController();
  let reopening: Promise<void> | null = null;

  const reopenAfter = (reason: string): Promise<void> => {
    thread = null;
    isReadOnly = false;
    if (/No space left on device/.test(reason)) disk.foundFull();
    else notify(`The embedded database has ended (${reason.replaceAll('\n', ' · ')}): it is being opened again.`);
    reopening = reopen();
    return reopening;
  };
  const follow = (current: DatabaseThread) => void current.failed.then(reopenAfter);
  const reopen = async () => {
    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      await delay(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
      const opened = await start().catch(() => null);
      if (!opened) continue;
      thread = opened;
      follow(opened);
      return;
    }
  };
  follow(thread);

  const run = async (current: DatabaseThread, sql: string, parameters: readonly unknown[]) => {
    try {
      return await current.query(sql, parameters);
    } catch (error) {
      if (isDiskFull(error)) disk.foundFull();
      if (codeOf(error) === READ_ONLY && isReadOnly) throw diskFull();
      throw error;
    }
  };
  /** PostgreSQL itself distinguishes reads from writes. */
  const matchDisk = async (current: DatabaseThread) => {
    await disk.refresh();
    if (disk.isFull() === isReadOnly) return;
    isReadOnly = disk.isFull();
    await run(current, `set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`, []);
  };

  /** A connection ends with the database: a transaction must not go on after a restart. */
  const connect = async (): Promise<PostgresPoolClient> => {
    if (!thread) throw new DatabaseError(STARTING, 'The embedded database is being opened again.');
    const current = thread;
    let isInTransaction = false;
    let hasFailed = false;
    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (thread !== current) throw new DatabaseError(CRASHED, 'The embedded database has ended meanwhile.');
      if (!isInTransaction) await matchDisk(current);
      const isCommit = sql === 'commit';
      // PGlite does not report that it has rolled back instead.
      const command = isCommit && hasFailed && (await isAborted(current)) ? 'rollback' : sql;
      const result = await run(current, command, parameters).catch((error: unknown) => {
        hasFailed ||= isInTransaction;
        throw error;
      });
      if (/^(begin|start transaction)\b/.test(sql)) [isInTransaction, hasFailed] = [true, false];
      if (isCommit || sql === 'rollback') isInTransaction = false;
      return answer(command, result);
    };
    return { query: query as PostgresPoolClient['query'], release: () => undefined };
  };

  const close = async () => {
    closing.abort();
    await reopening;
    await thread?.close();
  };
  return {
    pool: { connect, end: close, options: {} },
    check: async () => {
      if (!thread) throw new DatabaseError(STARTING, 'The embedded database is being opened again.');
      await disk.refresh();
      if (disk.isFull()) throw diskFull();
      if (disk.isReadOnly())
        throw new DatabaseError(READ_ONLY, 'The disk of the embedded database is read-only: it accepts no writes.');
    },
    close,
  };
}

/** Returns whether the open transaction can only be rolled back. */
async function isAborted(thread: DatabaseThread): Promise<boolean> {
  try {
    await thread.query('select 1', []);
    return false;
  } catch (error) {
    return codeOf(error) === IN_FAILED;
  }
}

/** The command is read by Kysely for counts of changed rows and for the end of transactions. */
function answer(sql: string, { rows, affectedRows }: StatementResult) {
  const command = sql === 'commit' ? 'COMMIT' : sql === 'rollback' ? 'ROLLBACK' : 'UPDATE';
  return { command, rowCount: affectedRows, rows };
}
