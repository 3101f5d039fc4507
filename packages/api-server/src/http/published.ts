import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Milliseconds that an answer holds: a page may be that much older than what it shows, and a busy server asks ten times a second. */
const HOLDS = 100;

/** Names the state of all that public pages show: what is published, and the share market. */
export function createPublishedVersion(db: Db, now: () => number = () => performance.now()): () => Promise<string> {
  let last: { version: Promise<string>; asked: number } | null = null;
  const read = async (): Promise<string> => {
    const { rows } = await sql<{ version: string }>`select concat_ws(':', (select version from content_version), (select version from share_market)) as version`.execute(db);
    return rows[0]?.version ?? '';
  };
  return () => {
    if (last && now() - last.asked < HOLDS) return last.version;
    const asking = { version: read(), asked: now() };
    last = asking;
    // A failed question is not kept.
    asking.version.catch(() => {
      if (last === asking) last = null;
    });
    return asking.version;
  };
}
