import { riyadhDay } from '@taawun/domain';
import { sql, type RawBuilder } from 'kysely';
import { IDLE_MS } from '../accounts/callers.ts';
import { REQUEST_LIFE } from '../accounts/two-step.ts';
import { closeAccounts } from '../profile/close.ts';
import { payOut } from '../balance/staff.ts';
import type { Db } from '../db/schema.ts';
import { runCharges } from '../giving/charges.ts';
import { reconcile, notifyReceivers } from '../giving/reconcile.ts';
import { emptyRejected } from '../personal-data/emptied.ts';
import type { Services } from '../context/services.ts';
import { expireOffers } from '../shares/offers.ts';
import type { Job } from '../jobs/jobs.ts';
import { removeDelivered } from '../delivery/deliver.ts';
import type { Delivery } from '../delivery/worker.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Must exceed the longest lifetime of a share offer. */
const RETENTION_DAYS = 180;

/** Days after which feedback on pages is deleted: a year and what a yearly review takes. */
const FEEDBACK_DAYS = 400;

/** Rows that one statement deletes: it holds its locks, and the embedded database, only briefly. */
const BATCH = 1_000;

type Expiring =
  | 'access_tokens'
  | 'reset_tokens'
  | 'deletion_tokens'
  | 'contact_changes'
  | 'sign_up_codes'
  | 'passkey_challenges'
  | 'two_step'
  | 'attempts'
  | 'rate_limits'
  | 'known_networks'
  | 'idempotency_keys'
  | 'page_feedback';

async function deleteInBatches(db: Db, table: Expiring, isExpired: RawBuilder<boolean>): Promise<void> {
  for (;;) {
    const expired = sql`select ctid from ${sql.table(table)} where ${isExpired} limit ${BATCH}`;
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where ctid = any(array(${expired}))`.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}

/**
 * Deletes expired rows: tokens, unconfirmed contact changes, challenges and secrets that were not used, throttling
 * attempts, old idempotency keys, messages and feedback.
 * Empties applications that were rejected long ago.
 */
export async function removeExpired(db: Db, now = new Date()): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY);
  const idleSince = new Date(now.getTime() - IDLE_MS);
  await deleteInBatches(db, 'access_tokens', sql`expires_at < ${now} or last_seen_at < ${idleSince}`);
  for (const table of ['reset_tokens', 'deletion_tokens'] as const)
    await deleteInBatches(db, table, sql`expires_at < ${now}`);
  // Stored one day beyond expiry, so that a late confirmation can state that the code has expired.
  await deleteInBatches(db, 'contact_changes', sql`confirmed_at is null and expires_at < ${dayAgo}`);
  await deleteInBatches(db, 'sign_up_codes', sql`expires_at < ${dayAgo}`);
  await deleteInBatches(db, 'passkey_challenges', sql`expires_at < ${now}`);
  const requestedBefore = new Date(now.getTime() - REQUEST_LIFE);
  await deleteInBatches(db, 'two_step', sql`enabled_at is null and requested_at < ${requestedBefore}`);
  await deleteInBatches(db, 'attempts', sql`at < ${dayAgo}`);
  await deleteInBatches(db, 'rate_limits', sql`expire < ${now.getTime()}`);
  const retained = new Date(now.getTime() - RETENTION_DAYS * DAY);
  await deleteInBatches(db, 'known_networks', sql`seen_at < ${retained}`);
  await deleteInBatches(db, 'idempotency_keys', sql`created_at < ${retained}`);
  const feedbackSince = riyadhDay(new Date(now.getTime() - FEEDBACK_DAYS * DAY));
  await deleteInBatches(db, 'page_feedback', sql`date < ${feedbackSince}::date`);
  await removeDelivered(db, now);
  await emptyRejected(db, now);
}

/**
 * Returns the periodic jobs: each minute, and each hour what deletes expired rows and audits the books at night.
 * @param audit audits when it is night
 */
export function createJobs(services: Services, delivery: Pick<Delivery, 'run'>, audit: () => Promise<unknown>): Job[] {
  const { db } = services;
  const eachMinute: Record<string, () => Promise<unknown>> = {
    'expire-offers': () => expireOffers(db),
    reconcile: () => reconcile(services),
    'notify-receivers': () => notifyReceivers(services),
    charges: () => runCharges(services),
    payouts: () => payOut(services),
    closing: () => closeAccounts(services),
    delivery: () => delivery.run(),
  };
  return [
    ...Object.entries(eachMinute).map(([name, run]) => ({ name, every: MINUTE, run })),
    { name: 'housekeeping', every: 60 * MINUTE, run: () => removeExpired(db) },
    { name: 'audit', every: 60 * MINUTE, run: audit },
  ];
}
