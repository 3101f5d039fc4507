import { setTimeout as delay } from 'node:timers/promises';
import type pgTypes from 'pg';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { ConfigError, showDatabaseUrl } from '../../config/config.ts';
import { DatabaseError, isDiskFull, isUnavailable, READ_ONLY } from '../errors.ts';
import type { Database, Db } from '../schema.ts';
import { rejectUnusable, unusable } from './checks.ts';
import { watchSpace } from './space.ts';

const asText = (value: string) => value;
type TypeId = pgTypes.CustomTypesConfig extends { getTypeParser: (id: infer Id, ...rest: never[]) => unknown }
  ? Id
  : never;

export interface PostgresOptions {
  /** With it a PostgreSQL that does not answer yet is waited for, and a line says so; also when its disk is full. */
  notify?: (line: string) => void;
  /** For one command of the staff, whose statements may take long. */
  isCommand?: boolean;
}

interface PoolLimits {
  /** Most connections. */
  max: number;
  /** Milliseconds until a connection, and until a statement, is given up. */
  connectMs: number;
  statementMs: number;
  /** Milliseconds until a statement that waits for a lock is given up. */
  lockMs: number;
}

const REQUESTS: PoolLimits = { max: 10, connectMs: 5_000, statementMs: 20_000, lockMs: 10_000 };
/** Commands of the staff read whole tables: 0 is no limit. */
const COMMANDS: PoolLimits = { max: 4, connectMs: 5_000, statementMs: 0, lockMs: 0 };
/** Health checks and content versions: answered also while requests occupy every other connection. */
const PROBES: PoolLimits = { max: 2, connectMs: 1_000, statementMs: 1_000, lockMs: 1_000 };

async function createPool(
  connectionString: string,
  { max, connectMs, statementMs, lockMs }: PoolLimits,
  onError: (error: unknown) => void = () => undefined,
): Promise<Db> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 60_000,
    // The server's own limit does not reach a client whose network is broken.
    ...(statementMs > 0 && { query_timeout: statementMs + 500 }),
    keepAlive: true,
    // Same parsing as PGlite: counts as numbers, dates as text (`pg` would return local midnights, one day off in
    // Riyadh).
    types: {
      getTypeParser: ((id: TypeId, format?: 'text') => {
        if (id === pg.types.builtins.INT8) return Number;
        return id === pg.types.builtins.DATE ? asText : pg.types.getTypeParser(id, format);
      }) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces a broken connection; without listeners the error events of idle connections, and of those in use
  // between two queries, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
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
  const db = await createPool(connectionString, isCommand ? COMMANDS : REQUESTS, (error) => {
    if (isDiskFull(error)) space.foundFull(error);
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
