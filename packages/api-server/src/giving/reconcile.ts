import { riyadhDay } from '@taawun/domain';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Services } from '../context/services.ts';
import { chargeAgain } from './charges.ts';
import { notifyReceiver } from './mails.ts';
import { settlePayment } from '../payments/settle.ts';
import type { PaymentRow } from '../db/giving-schema.ts';

/** Counts of a reconciliation: payments requested, and payments settled. */
export interface Reconciled {
  requested: number;
  settled: number;
  /** Payments for which the gateway did not respond. */
  away: number;
}

const AT_ONCE = 8;

/**
 * Claims undecided payments, each for one process, with exponential backoff (1 to 60 minutes). Expired and declined
 * payments are included for two days, because a gateway may capture them late.
 */
async function due(db: Db, all: boolean, now: Date): Promise<PaymentRow[]> {
  const soon = sql<boolean>`coalesce(checked_at, created_at) < ${now}::timestamptz - least(interval '1 minute' * power(2, least(checks, 6)), interval '1 hour')`;
  const recentlySettled = sql<boolean>`(status = 'expired' or (status = 'failed' and reason <> 'mismatch')) and settled_at > ${now}::timestamptz - interval '2 days'`;
  let query = db
    .selectFrom('payments')
    .select('id')
    .where((eb) => eb.or([eb('status', 'in', ['open', 'pending', 'refunding']), recentlySettled]))
    .orderBy('id')
    .limit(500)
    .forUpdate()
    .skipLocked();
  if (!all) query = query.where(soon);
  return db
    .updateTable('payments')
    .set({ checked_at: now, checks: sql`checks + 1` })
    .where('id', 'in', query)
    .returningAll()
    .execute();
}

async function reconcilePayment(services: Services, payment: PaymentRow): Promise<'settled' | 'same' | 'away'> {
  const { payment: after, responded } = await settlePayment(services, payment.id);
  if (!responded) return 'away';
  // Its runner ended before the gateway received the charge.
  if (after.initiator === 'runner' && after.status === 'open')
    return (await chargeAgain(services, after)).status === 'open' ? 'same' : 'settled';
  return after.status === payment.status ? 'same' : 'settled';
}

/**
 * Requests the status of undecided payments from the gateway.
 * @param all ignores the backoff
 */
export async function reconcile(
  services: Services,
  { all = false }: { all?: boolean } = {},
  now = new Date(),
): Promise<Reconciled> {
  const result: Reconciled = { requested: 0, settled: 0, away: 0 };
  const rows = await due(services.db, all, now);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const outcomes = await Promise.all(
      rows.slice(start, start + AT_ONCE).map((row) => reconcilePayment(services, row)),
    );
    result.requested += outcomes.length;
    result.settled += outcomes.filter((outcome) => outcome === 'settled').length;
    result.away += outcomes.filter((outcome) => outcome === 'away').length;
  }
  await expireOrders(services.db, now);
  return result;
}

/** Expires orders whose checkouts are over. A late payment still succeeds. */
export async function expireOrders(db: Db, now = new Date()): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'expired' })
    .where('status', '=', 'pending')
    .where('expires_at', '<', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('id')
            .whereRef('order_number', '=', 'orders.number')
            .where('status', 'in', ['open', 'pending']),
        ),
      ),
    )
    .execute();
}

/** Notifies the receivers of gifts that are due. Returns the number of due gifts. */
export async function notifyReceivers(services: Services, today = riyadhDay(new Date())): Promise<number> {
  await services.content.read();
  const due = await services.db
    .selectFrom('orders')
    .select('number')
    .where('gift_notify_on', '<=', today)
    .where('paid_at', 'is not', null)
    .limit(200)
    .execute();
  for (const { number } of due) {
    await services.db.transaction().execute(async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where('gift_notify_on', 'is not', null)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (order) await notifyReceiver(tx, services, order);
    });
  }
  return due.length;
}
