import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * Creates claims of the next request about something, which all servers of a database share. One statement, on the
 * database's clock: those of the servers may differ.
 */
export function createClaimRequest(
  db: Db,
): (key: string, seconds: number, options: { forced: boolean }) => Promise<boolean> {
  const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return async (key, seconds, { forced }) => {
    const { rows } = await sql`
      insert into rate_limits as l (key, points, expire) values (${`request ${key}`}, 1, ${now} + ${seconds * 1_000}::bigint)
      on conflict (key) do update set expire = excluded.expire where l.expire <= ${now} or ${forced}::boolean
      returning key`.execute(db);
    return rows.length > 0;
  };
}
