import { riyadhDay } from '@taawun/domain';
import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import type { Services } from '../context/services.ts';
import { isTestPayment } from '../payments/test-payment.ts';
import { mailReceipt, notifyReceiver } from './mails.ts';
import type { OrderRow, PaymentRow, ReceiptRow } from '../db/giving-schema.ts';
import { newCode } from '../shared/secrets.ts';

/** Returns the next receipt number of a year, without gaps: concurrent transactions wait for the counter's row. */
export async function nextNumber(tx: Tx, year: number): Promise<string> {
  const { last } = await tx
    .insertInto('receipt_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql`receipt_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `R-${year}-${String(last).padStart(6, '0')}`;
}

/** Updates the target's displayed totals and increments the giving version. */
async function addToTotals(
  tx: Tx,
  { target_type, target_slug }: OrderRow,
  amount: number,
  first: boolean,
): Promise<void> {
  await tx
    .insertInto('giving_totals')
    .values({ target_type, target_slug: target_slug ?? '', raised: amount, donors: first ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.columns(['target_type', 'target_slug']).doUpdateSet({
        raised: sql`giving_totals.raised + excluded.raised`,
        donors: sql`giving_totals.donors + excluded.donors`,
      }),
    )
    .execute();
  await tx
    .updateTable('giving_version')
    .set({ version: sql`version + 1` })
    .execute();
}

/** Books a donation payment: ledger entry, receipt, order status, displayed totals and messages. A test payment raises no total. */
export async function bookPayment(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const date = riyadhDay(now);
  const first = order.paid_at === null;
  const isTest = isTestPayment(services, payment);
  await tx.insertInto('giving_ledger').values({ payment_id: payment.id, amount: payment.amount, at: now }).execute();
  const receipt: ReceiptRow = {
    number: await nextNumber(tx, Number(date.slice(0, 4))),
    code: newCode(),
    payment_id: payment.id,
    order_number: order.number,
    date,
    amount: payment.amount,
    user_id: order.user_id,
  };
  await tx.insertInto('receipts').values(receipt).execute();
  await tx
    .updateTable('orders')
    .set({ status: 'succeeded', ...(first && { paid_at: now }), ...(isTest && { show_on_wall: false }) })
    .where('number', '=', order.number)
    .execute();
  if (!isTest) await addToTotals(tx, order, payment.amount, first);
  await mailReceipt(tx, services, order, receipt, isTest);
  if (first && order.gift_notify_on !== null && order.gift_notify_on <= date) await notifyReceiver(tx, services, order);
}
