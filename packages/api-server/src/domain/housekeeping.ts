import type { Db } from '../db/schema.ts';
import { expireOffers } from '../shares/offers.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** A key is kept longer than the longest offer stands. */
const KEPT_DAYS = 180;

/** Removes what has expired and can mean nothing any more: tokens, links, counted attempts, old keys. */
export async function removeExpired(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('deletion_tokens').where('expires_at', '<', now).execute();
  // A day longer than they are good for: whoever comes back late to a form reads why.
  await db.deleteFrom('contact_changes').where('confirmed_at', 'is', null).where('expires_at', '<', new Date(now.getTime() - DAY)).execute();
  await db.deleteFrom('attempts').where('at', '<', new Date(now.getTime() - DAY)).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY)).execute();
}

/** Does so every hour, and ends lapsed offers every minute; answers the function that ends it. A failure is left to the next time. */
export function keepHouse(db: Db, onError: (error: unknown) => void): () => void {
  let minutes = 0;
  const work = async () => {
    await expireOffers(db);
    if (++minutes % 60 === 0) await removeExpired(db);
  };
  const timer = setInterval(() => void work().catch(onError), MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
