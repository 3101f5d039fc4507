import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pgTypes from 'pg';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigError, showDatabaseUrl, type Config } from '../config/config.ts';
import { takeLock } from './lock.ts';
import { migrations } from './migrations/index.ts';
import type { Database, Db, Tx } from './schema.ts';

export interface OpenDatabase {
  db: Db;
  /** For health checks and content versions: not delayed by the requests that use `db`. */
  probe: Db;
  kind: 'PGlite' | 'PostgreSQL';
  close: () => Promise<void>;
}

// Object identifiers (OID) of PostgreSQL types.
const INT8 = 20;
const DATE = 1082;
const asText = (value: string) => value;
type TypeId = pgTypes.CustomTypesConfig extends { getTypeParser: (id: infer Id, ...rest: never[]) => unknown }
  ? Id
  : never;

interface OpenOptions {
  /** With it a PostgreSQL that does not answer yet is waited for, and a line says so. */
  onWaiting?: (line: string) => void;
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
): Promise<Kysely<Database>> {
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
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Until the database answers: one second between two attempts. */
const START_RETRY_MS = 1_000;

/** Neither the database nor the host comes into being by waiting. */
const MISSING: ReadonlySet<string> = new Set(['3D000', 'ENOTFOUND']);
/** Whether PostgreSQL may answer later: it is away, starting, or has no free connection. */
const isStarting = (error: unknown): boolean => isUnavailable(error) && !MISSING.has(codeOf(error));

async function openPostgres(
  connectionString: string,
  { onWaiting, isCommand = false }: OpenOptions,
): Promise<OpenDatabase> {
  const db = await createPool(connectionString, isCommand ? COMMANDS : REQUESTS);
  for (let attempt = 0; ; attempt++) {
    try {
      await sql`select 1`.execute(db);
      break;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const reason = message || (code ?? 'no reason given');
      if (onWaiting && isStarting(error)) {
        if (attempt === 0)
          onWaiting(`PostgreSQL at ${showDatabaseUrl(connectionString)} does not answer (${reason}): waiting for it.`);
        await delay(START_RETRY_MS);
        continue;
      }
      await db.destroy();
      throw new ConfigError(
        `DATABASE_URL is "${showDatabaseUrl(connectionString)}", and PostgreSQL does not answer there: ${reason}. Allowed: the address of a running PostgreSQL with a user and a database that exist, or nothing for the embedded database.`,
      );
    }
  }
  const probe = await createPool(connectionString, PROBES);
  return {
    db,
    probe,
    kind: 'PostgreSQL',
    close: async () => {
      await Promise.all([db.destroy(), probe.destroy()]);
    },
  };
}

/**
 * Creates the folder and takes its lock.
 * @throws ConfigError when this user cannot write there
 */
function takeFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return takeLock(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || code === 'ERR_SQLITE_ERROR') throw error;
    throw new ConfigError(
      `DATA_DIR is "${folder}", and nothing can be written there (${code}). Allowed: a folder that this user may make and write to.`,
    );
  }
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const release = takeFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create({ dataDir: join(folder, 'pg'), parsers: { [DATE]: asText, [INT8]: Number } });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    const close = async () => {
      await db.destroy();
      // Kysely closes only a connection that was used; an unused one would keep the process alive.
      if (!pglite.closed) await pglite.close();
      release();
    };
    return { db, probe: db, kind: 'PGlite', close };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`.
 * @throws LockedError when another process holds the embedded database
 * @throws ConfigError when the database cannot be used
 */
export function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl, options) : openEmbedded(dataDir);
}

/** Keys of the advisory locks, one per job that must not run concurrently. */
export const LOCKS = { migrate: 7_270_001, seed: 7_270_002 } as const;

/**
 * Applies pending migrations and returns their names. Several servers may start at once on one PostgreSQL: one
 * migrates, the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // A migration, and waiting for another server's, may take longer than a request.
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(
      connection,
    );
    await sql`select pg_advisory_lock(${LOCKS.migrate})`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw new Error('The database could not be migrated.', { cause: error });
      return results.map(({ migrationName }) => migrationName);
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS.migrate})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}

/** Takes an advisory lock until the transaction ends; other transactions with the same key wait. */
export async function lockInTransaction(tx: Tx, key: string | number): Promise<void> {
  if (typeof key === 'number') await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
  else await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * Returns the name of the violated unique constraint, or `null`. Checks the error code, because PGlite's errors are not
 * `DatabaseError`s of `pg`.
 */
export function violatedConstraint(error: unknown): string | null {
  return codeOf(error) === '23505' ? ((error as { constraint?: string }).constraint ?? '') : null;
}

/**
 * Returns whether the error means that the database is unavailable: not reachable, starting, stopping, missing, out of
 * connections, or too slow.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08|57P|57014|55P03|53300|3D000|25P03)/.test(
      codeOf(error),
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection error/.test(
      String((error as Error | null)?.message),
    )
  );
}
