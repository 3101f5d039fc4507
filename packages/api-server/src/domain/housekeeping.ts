import type { Db } from '../db/schema.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Removes what has expired and can mean nothing any more: tokens, links, counted attempts. */
export async function removeExpired(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('attempts').where('at', '<', new Date(now.getTime() - DAY)).execute();
}

/** Does so every hour; answers the function that ends it. A failure is left to the next hour. */
export function keepHouse(db: Db, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void removeExpired(db).catch(onError), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
