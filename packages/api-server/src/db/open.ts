import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type pgTypes from 'pg';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigError, showDatabaseUrl, type Config } from '../config/config.ts';
import { takeLock } from './lock.ts';
import { migrations } from './migrations.ts';
import type { Database, Db, Tx } from './schema.ts';

export interface OpenDatabase {
  db: Db;
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

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Same parsing as PGlite: counts as numbers, dates as text (`pg` would return local midnights, one day off in
    // Riyadh).
    types: {
      getTypeParser: ((id: TypeId, format?: 'text') => {
        if (id === pg.types.builtins.INT8) return Number;
        return id === pg.types.builtins.DATE ? asText : pg.types.getTypeParser(id, format);
      }) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces a broken idle connection; without a listener the error event would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const { code, message } = error as Error & { code?: string };
    throw new ConfigError(
      `DATABASE_URL is "${showDatabaseUrl(connectionString)}", and PostgreSQL does not answer there: ${message || (code ?? 'no reason given')}. Allowed: the address of a running PostgreSQL with a user and a database that exist, or nothing for the embedded database.`,
    );
  }
  return { db, kind: 'PostgreSQL', close: () => db.destroy() };
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
    return { db, kind: 'PGlite', close };
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
export function openDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}

/** Keys of the advisory locks, one per job that must not run concurrently. */
export const LOCKS = { migrate: 7_270_001, seed: 7_270_002 } as const;

/**
 * Applies pending migrations and returns their names. Several servers may start at once on one PostgreSQL: one
 * migrates, the others wait.
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
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
 * Returns whether the error means that the database is unavailable: not reachable, starting, stopping, missing, or out
 * of connections.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    /^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|08|57P|53300|3D000)/.test(codeOf(error)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String((error as Error | null)?.message))
  );
}
