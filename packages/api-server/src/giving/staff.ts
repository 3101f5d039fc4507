import { riyadhDay } from '@taawun/domain';
import { sql } from 'kysely';
import { refundDeposit } from '../balance/staff.ts';
import type { Services } from '../context/services.ts';
import type { OrderRow, PaymentRow } from '../db/giving-schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { noPayment } from '../gateways/shared/port.ts';
import { applyOutcome, lockPayment, settlePayment } from '../payments/settle.ts';
import { isTestPayment } from '../payments/test-payment.ts';
import { toCsv } from '../shared/csv.ts';
import { masks } from '../shared/mask.ts';
import { sarText } from '../shared/money.ts';
import { endOfDay, startOfDay } from '../shared/riyadh-days.ts';
import { mailRefund } from './mails.ts';
import { endSubscription } from './subscriptions.ts';

async function paymentOfReference(db: Db, reference: string): Promise<PaymentRow> {
  const payment = await db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!payment)
    throw new Error(`No payment has the reference ${reference}. References: taawun-api payments list --all`);
  return payment;
}

const isMonthly = async (db: Db, { order_number }: PaymentRow): Promise<boolean> =>
  (await db
    .selectFrom('subscriptions')
    .select('order_number')
    .where('order_number', '=', order_number)
    .executeTakeFirst()) !== undefined;

function rejectEmpty(reason: string): void {
  if (reason.trim() === '') throw new Error('The reason is empty. Write why, for the trail.');
}

/** Takes a donation out of the displayed totals and, with the last of its order, off the donor wall. */
async function takeFromTotals(tx: Tx, services: Services, order: OrderRow, payment: PaymentRow): Promise<void> {
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_number', '=', order.number)
    .where('status', '=', 'paid')
    .where('counts', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!isTestPayment(services, payment))
    await tx
      .updateTable('giving_totals')
      .set({ raised: sql`raised - ${payment.amount}`, donors: sql`donors - ${other ? 0 : 1}` })
      .where('target_type', '=', order.target_type)
      .where('target_slug', '=', order.target_slug ?? '')
      .execute();
  if (!other) await tx.updateTable('orders').set({ show_on_wall: false }).where('number', '=', order.number).execute();
  await tx
    .updateTable('giving_version')
    .set({ version: sql`version + 1` })
    .execute();
}

/**
 * Books the refund of a donation, once; the gateway is requested afterwards.
 * @returns what became of the monthly donation; empty when it was not to end
 */
async function bookRefund(
  services: Services,
  { id, order_number }: PaymentRow,
  { reason, endMonths }: Required<Refund>,
): Promise<string> {
  await services.content.read();
  return services.db.transaction().execute(async (tx) => {
    const { order, payment } = await lockPayment(tx, order_number, id);
    const { reference, status, amount } = payment;
    const ended = endMonths ? endText(await endSubscription(tx, services, order)) : '';
    if (status === 'refunding' || status === 'refunded') return ended;
    if (status !== 'paid') throw new Error(`The payment ${reference} is ${status}: only a paid one can be given back.`);
    const now = new Date();
    await tx.insertInto('giving_refunds').values({ payment_id: id, amount, at: now, reason }).execute();
    await tx
      .updateTable('payments')
      .set({ status: 'refunding', note: `Given back by the staff: ${reason}`, checks: 0, checked_at: null })
      .where('id', '=', id)
      .execute();
    await takeFromTotals(tx, services, order, payment);
    await mailRefund(tx, services, order, amount);
    return ended;
  });
}

const endText = (left: number | null): string =>
  left === null
    ? ' The monthly donation had ended already.'
    : ` The monthly donation has ended: the ${left} months left are not charged.`;

/** What the staff want of a refund. */
export interface Refund {
  reason: string;
  /** Whether the remaining months of a monthly donation end with it. */
  endMonths?: boolean;
}

/**
 * Gives a donation or a deposit back to the card that it came from. May be repeated: it is given back once.
 * Reconciliation repeats the request while the gateway does not respond.
 */
export async function refundPayment(
  services: Services,
  reference: string,
  { reason, endMonths = false }: Refund,
): Promise<string> {
  rejectEmpty(reason);
  const payment = await paymentOfReference(services.db, reference);
  if (endMonths && !(await isMonthly(services.db, payment)))
    throw new Error(`The payment ${reference} is of no monthly donation: there are no months to end.`);
  if (payment.purpose === 'balance') return refundDeposit(services, reference);
  if (payment.purpose === 'shares')
    throw new Error(
      `The payment ${reference} has bought shares, which the member holds. They are sold, and the money is paid out: payouts.`,
    );
  if (!payment.counts) throw new Error(`The payment ${reference} has only checked a card.`);
  if (payment.gateway !== services.gateway.name && payment.status === 'paid')
    throw new Error(
      `The payment ${reference} was made with ${payment.gateway}, and this server uses ${services.gateway.name}. Set PAYMENT_GATEWAY to ${payment.gateway} for this command.`,
    );
  const ended = await bookRefund(services, payment, { reason, endMonths });
  const { payment: after } = await settlePayment(services, payment.id);
  return after.status === 'refunded'
    ? `The donation of ${sarText(payment.amount)} is refunded.${ended}`
    : `The donation of ${sarText(payment.amount)} is being refunded: the gateway does not respond yet, and the refund is repeated.${ended}`;
}

/** Decision of the staff about a payment that its gateway leaves undecided. */
export interface StaffDecision {
  reason: string;
  /** The gateway's own number of the captured payment, or `null` when it has failed. */
  paid: string | null;
}

/**
 * Decides a payment that the gateway leaves undecided. The gateway is requested first: its answer counts. The booking
 * is that of any payment, and a later capture of one that was decided as failed still counts.
 */
export async function decidePayment(
  services: Services,
  reference: string,
  { reason, paid }: StaffDecision,
): Promise<string> {
  rejectEmpty(reason);
  const { id } = await paymentOfReference(services.db, reference);
  const { payment } = await settlePayment(services, id, { fresh: true });
  if (payment.status !== 'open' && payment.status !== 'pending')
    return `The payment ${reference} is ${payment.status} already: nothing was decided.`;
  const outcome =
    paid === null
      ? { ...noPayment('unknown'), status: 'failed' as const, reason: 'declined' as const }
      : {
          ...noPayment('unknown'),
          status: 'paid' as const,
          reference,
          amount: payment.amount,
          currency: payment.currency,
          payment: paid,
          lastFour: payment.last_four,
        };
  const after = await applyOutcome(services, id, outcome, { note: `Decided by the staff: ${reason}` });
  return `The payment ${reference} of ${sarText(after.amount)} is ${after.status}.`;
}

interface Span {
  from?: string | undefined;
  to?: string | undefined;
}

/** Sums of the payments that were settled in a span of days, and of those given back since. */
export async function paymentTotals(db: Db, { from, to }: Span): Promise<string> {
  let query = db
    .selectFrom('payments')
    .select(({ fn }) => [
      'purpose',
      'gateway',
      'status',
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount)::bigint`.as('sum'),
    ])
    .where('status', 'in', ['paid', 'refunding', 'refunded'])
    .where('counts', '=', true)
    .groupBy(['purpose', 'gateway', 'status'])
    .orderBy('purpose')
    .orderBy('gateway')
    .orderBy('status');
  if (from !== undefined) query = query.where('settled_at', '>=', startOfDay(from));
  if (to !== undefined) query = query.where('settled_at', '<', endOfDay(to));
  const rows = await query.execute();
  const paid = rows.filter(({ status }) => status === 'paid').reduce((sum, row) => sum + row.sum, 0);
  return [
    ...rows.map(({ purpose, gateway, status, count, sum }) =>
      [purpose, gateway, status, String(count), sarText(sum)].join('\t'),
    ),
    `Paid and not given back: ${sarText(paid)}`,
  ].join('\n');
}

const COLUMNS = [
  'settled_on',
  'reference',
  'order',
  'purpose',
  'target',
  'amount_sar',
  'status',
  'gateway',
  'gateway_payment',
  'brand',
  'last_four',
  'receipt',
  'refunded_on',
  'donor_name',
  'donor_email',
  'donor_mobile',
] as const;

/** Returns the payments that were settled in a span of days, as CSV or JSON. */
export async function exportPayments(
  db: Db,
  {
    from,
    to,
    full,
    json,
    bom,
  }: Required<{ [Key in keyof Span]: string }> & { full: boolean; json: boolean; bom: boolean },
): Promise<string> {
  const show = masks(full);
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.number', 'p.order_number')
    .leftJoin('receipts as r', 'r.payment_id', 'p.id')
    .leftJoin('giving_refunds as g', 'g.payment_id', 'p.id')
    .selectAll('p')
    .select([
      'o.target_type',
      'o.target_slug',
      'o.donor_name',
      'o.donor_email',
      'o.donor_mobile',
      'r.number as receipt',
      'g.at as refunded_at',
    ])
    .where('p.status', 'in', ['paid', 'refunding', 'refunded'])
    .where('p.settled_at', '>=', startOfDay(from))
    .where('p.settled_at', '<', endOfDay(to))
    .orderBy('p.settled_at')
    .orderBy('p.id')
    .execute();
  const cells = rows.map((row) => [
    row.settled_at === null ? null : riyadhDay(row.settled_at),
    row.reference,
    row.order_number,
    row.purpose,
    row.target_slug ?? row.target_type,
    (row.amount / 100).toFixed(2),
    row.status,
    row.gateway,
    row.gateway_payment,
    row.brand,
    row.last_four,
    row.receipt,
    row.refunded_at === null ? null : riyadhDay(row.refunded_at),
    row.donor_name === null ? null : show.name(row.donor_name),
    row.donor_email === null ? null : show.email(row.donor_email),
    row.donor_mobile === null ? null : show.phone(row.donor_mobile),
  ]);
  if (json)
    return JSON.stringify(
      cells.map((values) => Object.fromEntries(COLUMNS.map((column, index) => [column, values[index] ?? null]))),
      null,
      2,
    );
  return `${bom ? '\uFEFF' : ''}${toCsv([COLUMNS, ...cells])}`;
}
