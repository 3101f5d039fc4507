import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/**
 * Names the state of all that public pages show: what is published, and the share market. Whoever asks while a question is
 * under way shares the next one, so that every answer is younger than its question and the database is asked once at a time.
 */
export function createPublishedVersion(db: Db): () => Promise<string> {
  const read = async (): Promise<string> => {
    const { rows } = await sql<{ version: string }>`select concat_ws(':', (select version from content_version), (select version from share_market)) as version`.execute(db);
    return rows[0]?.version ?? '';
  };
  let running: Promise<string> | null = null;
  let next: Promise<string> | null = null;
  const ask = (): Promise<string> => {
    if (!running) {
      running = read().finally(() => (running = null));
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return ask();
      });
    return next;
  };
  return ask;
}
