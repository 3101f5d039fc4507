import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { memoise } from './memoise.ts';

/** A page does not wait longer for its versions: it is served as it was. */
const VERSION_TIMEOUT_MS = 200;

/** Version of each kind of public data. */
export type PublishedVersions = Readonly<Record<'content' | 'market' | 'giving', string>>;

async function readVersions(db: Db): Promise<PublishedVersions> {
  const { rows } = await sql<PublishedVersions>`select coalesce((select version from content_version), '') as content,
    coalesce((select version from share_market)::text, '') as market, coalesce((select version from giving_version)::text, '') as giving`.execute(
    db,
  );
  const [versions] = rows;
  if (!versions) throw new Error('The versions of the public data could not be read.');
  return versions;
}

/**
 * Creates a memoised read of the versions of all public data: content, share market and donation totals. Rejects while
 * the database does not answer.
 */
export function createPublishedVersions(db: Db, now?: () => number): () => Promise<PublishedVersions> {
  return memoise(async () => {
    const ended = new AbortController();
    try {
      return await Promise.race([
        readVersions(db),
        delay(VERSION_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() => {
          throw new Error(`The versions of the public data are unknown after ${VERSION_TIMEOUT_MS} ms.`);
        }),
      ]);
    } finally {
      ended.abort();
    }
  }, now);
}
