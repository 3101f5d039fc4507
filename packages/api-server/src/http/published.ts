import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { memoise } from './memoise.ts';

/** A page does not wait longer for its version: it is served as it was. */
const VERSION_TIMEOUT_MS = 200;

async function readVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select concat_ws(':', (select version from content_version), (select version from share_market), (select version from giving_version)) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/**
 * Creates a memoised read of the version of all public data: content, share market and donation totals. Rejects while
 * the database does not answer.
 */
export function createPublishedVersion(db: Db, now?: () => number): () => Promise<string> {
  return memoise(async () => {
    const ended = new AbortController();
    try {
      return await Promise.race([
        readVersion(db),
        delay(VERSION_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() => {
          throw new Error(`The version of the content is unknown after ${VERSION_TIMEOUT_MS} ms.`);
        }),
      ]);
    } finally {
      ended.abort();
    }
  }, now);
}
