import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ConfigError } from '../config/config.ts';
import { codeOf } from './errors.ts';
import { migrations } from './migrations/index.ts';
import { LOCKS } from './open.ts';
import type { Db, Tx } from './schema.ts';

/** Names of the migrations of a database. */
export interface Migrated {
  done: string[];
  pending: string[];
}

/** Returns the migrations that only a newer version of this program has. */
export const unknownMigrations = (names: readonly string[]): string[] => names.filter((name) => !(name in migrations));

/**
 * Reads which migrations have been applied.
 * @throws ConfigError when a newer version of this program has applied some
 */
export async function readMigrations(db: Db | Tx): Promise<Migrated> {
  const { rows: tables } = await sql<{
    name: string | null;
  }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  const { rows } =
    tables[0]?.name == null
      ? { rows: [] }
      : await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const done = rows.map(({ name }) => name);
  const unknown = unknownMigrations(done);
  if (unknown.length)
    throw new ConfigError(
      `The database was changed by a newer version of this program (${unknown.join(', ')}). Start that version, or restore a backup of this one into an empty database.`,
    );
  return { done, pending: Object.keys(migrations).filter((name) => !done.includes(name)) };
}

/** Explains why a migration has failed. */
function failed(error: unknown): Error {
  if (codeOf(error) === '42501')
    return new ConfigError(
      `The user of DATABASE_URL may not change the database (${(error as Error).message}). Grant it: grant usage, create on schema public to <user>;`,
    );
  return new Error(`The database could not be migrated: ${(error as Error).message}`, { cause: error });
}

/** Applies the migrations up to one, by default all, in the given transaction or connection; returns their names. */
export async function migrateTo(db: Db | Tx, last?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw failed(error);
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Applies pending migrations and returns their names. Several servers may start at once on one PostgreSQL: one
 * migrates, the others wait.
 * @throws ConfigError when the user may not, or when the database is a newer version's
 */
export async function migrate(db: Db): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // A migration, and waiting for another server's, may take longer than a request.
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '0', false)`.execute(
      connection,
    );
    await sql`select pg_advisory_lock(${LOCKS.migrate})`.execute(connection);
    try {
      await readMigrations(connection);
      return await migrateTo(connection);
    } finally {
      await sql`select pg_advisory_unlock(${LOCKS.migrate})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
    }
  });
}
