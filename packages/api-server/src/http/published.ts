import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { memoise } from './memoise.ts';

/** Creates a memoised read of the version of all public data: content, share market and donation totals. */
export function createPublishedVersion(db: Db, now?: () => number): () => Promise<string> {
  return memoise(async () => {
    const { rows } = await sql<{
      version: string;
    }>`select concat_ws(':', (select version from content_version), (select version from share_market), (select version from giving_version)) as version`.execute(
      db,
    );
    return rows[0]?.version ?? '';
  }, now);
}
