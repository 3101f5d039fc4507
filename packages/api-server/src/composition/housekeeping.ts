import { IDLE_MS } from '../accounts/callers.ts';
import { closeAccounts } from '../profile/close.ts';
import { payOut } from '../balance/staff.ts';
import type { Db } from '../db/schema.ts';
import { runCharges } from '../giving/charges.ts';
import { reconcile, notifyReceivers } from '../giving/reconcile.ts';
import type { Services } from '../context/services.ts';
import { expireOffers } from '../shares/offers.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Must exceed the longest lifetime of a share offer. */
const RETENTION_DAYS = 180;

/** Deletes expired rows: tokens, unconfirmed contact changes, throttling attempts, old idempotency keys. */
export async function removeExpired(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('last_seen_at', '<', new Date(now.getTime() - IDLE_MS))]))
    .execute();
  await db.deleteFrom('reset_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('deletion_tokens').where('expires_at', '<', now).execute();
  // Stored one day beyond expiry, so that a late confirmation can state that the code has expired.
  await db
    .deleteFrom('contact_changes')
    .where('confirmed_at', 'is', null)
    .where('expires_at', '<', new Date(now.getTime() - DAY))
    .execute();
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - DAY))
    .execute();
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute();
  await db
    .deleteFrom('known_networks')
    .where('seen_at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY))
    .execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_DAYS * DAY))
    .execute();
}

/**
 * Starts the periodic jobs. Each minute: expires offers, reconciles undecided payments, sends gift notifications,
 * charges due donations, executes payouts, deletes closed accounts. Each hour: `removeExpired`. A failed job runs again
 * next time.
 * @returns a function that stops the jobs and resolves when the running ones are done
 */
export function startHousekeeping(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { db } = services;
  let minutes = 0;
  let under: Promise<void> | null = null;
  const work = async () => {
    const jobs: (() => Promise<unknown>)[] = [
      () => expireOffers(db),
      () => reconcile(services),
      () => notifyReceivers(services),
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
