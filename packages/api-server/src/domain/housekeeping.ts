import { closeAccounts } from '../balance/close.ts';
import { payOut } from '../balance/staff.ts';
import type { Db } from '../db/schema.ts';
import { runCharges } from '../giving/charges.ts';
import { reconcile, tellGifts } from '../giving/reconcile.ts';
import type { Services } from '../services.ts';
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
  await db
    .deleteFrom('contact_changes')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<', new Date(now.getTime() - DAY))
    .execute();
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - DAY))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY))
    .execute();
}

/**
 * Does so every hour, ends lapsed offers, asks after payments of which nothing is known, tells of gifts and charges what is due every
 * minute. Answers the function that ends it, once what is under way is done. A failure is left to the next time.
 */
export function keepHouse(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db } = services;
  let minutes = 0;
  let under: Promise<void> | null = null;
  const work = async () => {
    const jobs: (() => Promise<unknown>)[] = [
      () => expireOffers(db),
      () => reconcile(services),
      () => tellGifts(services),
      () => runCharges(services),
      () => payOut(services),
      () => closeAccounts(services),
    ];
    if (++minutes % 60 === 0) jobs.push(() => removeExpired(db));
    for (const job of jobs) await job().catch(onError);
  };
  const timer = setInterval(() => {
    under ??= work().finally(() => (under = null));
  }, MINUTE);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
}
