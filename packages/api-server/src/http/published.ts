import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { held } from './held.ts';

/** Names the state of all that public pages show: what is published, and the share market. */
export function createPublishedVersion(db: Db, now?: () => number): () => Promise<string> {
  return held(async () => {
    const { rows } = await sql<{
      version: string;
    }>`select concat_ws(':', (select version from content_version), (select version from share_market), (select version from giving_version)) as version`.execute(
      db,
    );
    return rows[0]?.version ?? '';
  }, now);
}
