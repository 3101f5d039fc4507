import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { ConfigError, showDatabaseUrl } from '../../config/config.ts';
import { DatabaseError, isDiskFull, isUnavailable, READ_ONLY } from '../errors.ts';
import type { Db } from '../schema.ts';
import { rejectUnusable, unusable } from './checks.ts';
import { COMMANDS, createPool, PROBES, REQUESTS } from './pool.ts';
import { watchSpace } from './space.ts';

export interface PostgresOptions {
  /** With it a PostgreSQL that does not answer yet is waited for, and a line says so; also when its disk is full. */
  notify?: (line: string) => void;
  /** For one command of the staff, whose statements may take long. */
  isCommand?: boolean;
}

/** Until the database answers: one second between two attempts. */
const START_RETRY_MS = 1_000;

/** Whether PostgreSQL may answer later: it is away, starting, or has no free connection. */
const isStarting = (error: unknown): boolean => isUnavailable(error) && unusable(error) === null;

/**
 * Opens a PostgreSQL.
 * @throws ConfigError when it cannot be used
 */
export async function openPostgres(
  connectionString: string,
  { notify, isCommand = false }: PostgresOptions,
): Promise<{ db: Db; probe: Db; check: () => Promise<void>; close: () => Promise<void> }> {
  const address = showDatabaseUrl(connectionString);
  const probe = await createPool(connectionString, PROBES);
  const space = watchSpace(probe, address, notify ?? (() => undefined));
  const db = await createPool(connectionString, isCommand ? COMMANDS : REQUESTS, {
    onError: (error) => {
      if (isDiskFull(error)) space.foundFull(error);
    },
  });
  const close = async () => {
    space.end();
    await Promise.all([db.destroy(), probe.destroy()]);
  };
  for (let attempt = 0; ; attempt++) {
    try {
      await rejectUnusable(db, address);
      break;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const reason = message || (code ?? 'no reason given');
      if (notify && isStarting(error)) {
        if (attempt === 0) notify(`PostgreSQL at ${address} does not answer (${reason}): waiting for it.`);
        await delay(START_RETRY_MS);
        continue;
      }
      await close();
      if (error instanceof ConfigError) throw error;
      throw new ConfigError(
        `DATABASE_URL is "${address}", and ${unusable(error) ?? 'PostgreSQL does not answer there'}: ${reason}. Allowed: the address of a running PostgreSQL with a user and a database that exist, or nothing for the embedded database.`,
      );
    }
  }
  return {
    db,
    probe,
    check: async () => {
      // A primary that has become a replica, or was set read-only, still answers reads.
      const { rows } = await sql<{ on: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as on`.execute(probe);
      if (rows[0]?.on) throw new DatabaseError(READ_ONLY, `PostgreSQL at ${address} accepts no writes.`);
      space.rejectFull();
    },
    close,
  };
}
