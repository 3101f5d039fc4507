import { sql } from 'kysely';
import { ConfigError } from '../../config/config.ts';
import { codeOf } from '../errors.ts';
import type { Db } from '../schema.ts';

/** The oldest PostgreSQL that the tests run on. */
export const OLDEST_VERSION = 15;

/** Explanations of what waiting does not change, by SQLSTATE or code of the operating system. */
const UNUSABLE: Readonly<Record<string, string>> = {
  '3D000': 'there is no such database',
  '28P01': 'the user or the password is wrong',
  '28000': 'this user may not sign in from here',
  '42501': 'this user has no permission for it',
  ENOTFOUND: 'there is no such host',
};

/** Returns why the database cannot be used, or `null` when it may answer later. */
export function unusable(error: unknown): string | null {
  if (/client password must be a string/.test(String((error as Error | null)?.message)))
    return 'it requires a password';
  return UNUSABLE[codeOf(error)] ?? null;
}

export interface Server {
  /** As `server_version_num`: 150004 is 15.4. */
  version: number;
  shown: string;
  readOnly: boolean;
  encoding: string;
}

/** Returns what is wrong with a PostgreSQL that answers, and what to do; `null` when it can be used. */
export function problemOf({ version, shown, readOnly, encoding }: Server): string | null {
  if (Math.floor(version / 10_000) < OLDEST_VERSION)
    return `it is PostgreSQL ${shown}. Allowed: PostgreSQL ${OLDEST_VERSION} or later.`;
  if (readOnly)
    return 'it accepts no writes: it is a replica, or read-only by default. Allowed: the address of the primary server.';
  if (encoding !== 'UTF8')
    return `its database has the encoding ${encoding}, which does not hold every text. Allowed: a database with the encoding UTF8.`;
  return null;
}

/**
 * Reads what the server is.
 * @throws ConfigError when it cannot be used
 */
export async function rejectUnusable(db: Db, address: string): Promise<void> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
      pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly", current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const problem = rows[0] ? problemOf(rows[0]) : null;
  if (problem !== null) throw new ConfigError(`DATABASE_URL is "${address}", and ${problem}`);
}
