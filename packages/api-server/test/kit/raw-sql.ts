import { sql } from 'kysely';
import type { Db } from '../../src/db/schema.ts';

/** Runs statements in order, on one connection. */
export function runStatements(db: Db, statements: readonly string[]): Promise<void> {
  return db.connection().execute(async (connection) => {
    for (const statement of statements) await sql.raw(statement).execute(connection);
  });
}

/** Returns the rows of a query. */
export async function queryRows<Row>(db: Db, query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(db)).rows;
}
