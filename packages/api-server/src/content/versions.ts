import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { PRIMARY_POSITION, REPLICA_POSITION } from '../db/replica/positions.ts';
import type { Db } from '../db/schema.ts';
import { memoise } from '../shared/memoise.ts';

/** Version of each kind of public data. */
export type PublishedVersions = Readonly<Record<'content' | 'market' | 'giving', string>>;

const VERSIONS = sql`coalesce((select version from content_version), '') as content,
  coalesce((select version from share_market)::text, '') as market, coalesce((select version from giving_version)::text, '') as giving`;

/** Reads the versions of all public data. */
export async function readVersions(db: Db): Promise<PublishedVersions> {
  const { rows } = await sql<PublishedVersions>`select ${VERSIONS}`.execute(db);
  const [versions] = rows;
  if (!versions) throw new Error('The versions of the public data could not be read.');
  return versions;
}

/**
 * Reads the versions with a position in the log before which they were written.
 * @param isReplica whether `db` is a replica
 */
export async function readVersionsWithPosition(
  db: Db,
  isReplica: boolean,
): Promise<{ versions: PublishedVersions; position: string | null }> {
  const { rows } = await sql<PublishedVersions & { position: string | null }>`
    select ${VERSIONS}, ${isReplica ? REPLICA_POSITION : PRIMARY_POSITION} as position`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The versions of the public data could not be read.');
  const { position, ...versions } = row;
  return { versions, position };
}

/** A page does not wait longer for its versions: it is served as it was. */
const VERSION_TIMEOUT_MS = 200;

/**
 * Creates a memoised read of the versions of all public data: content, share market and donation totals. Rejects while
 * the database does not answer.
 */
export function createPublishedVersions(
  read: () => Promise<PublishedVersions>,
  now?: () => number,
): () => Promise<PublishedVersions> {
  return memoise(async () => {
    const ended = new AbortController();
    try {
      return await Promise.race([
        read(),
        delay(VERSION_TIMEOUT_MS, undefined, { signal: ended.signal }).then(() => {
          throw new Error(`The versions of the public data are unknown after ${VERSION_TIMEOUT_MS} ms.`);
        }),
      ]);
    } finally {
      ended.abort();
    }
  }, now);
}
