import type { Tx } from '../db/schema.ts';
import { GatewayAway, type GatewayOutcome } from '../gateways/shared/port.ts';
import { decide } from './decide.ts';
import { attemptOf, readPayment } from './rows.ts';
import type { OrderRow, PaymentRow } from '../db/giving-schema.ts';
import type { Services, DecidedPayment } from '../context/services.ts';

interface Options {
  /** The payer switched to another payment, or the checkout is over. */
  closing?: boolean;
  /** The gateway has something new to say: its previous answer must not be repeated. */
  fresh?: boolean;
  /** The payment, when it has just been read. */
  known?: PaymentRow;
  /** Why the staff decides instead of the gateway. */
  note?: string;
}

/**
 * Returns `twice` when the month is already paid, `replayed` when the gateway's payment belongs to another payment row.
 */
async function duplicateOf(tx: Tx, payment: PaymentRow, outcome: GatewayOutcome): Promise<'twice' | 'replayed' | null> {
  const replayed = await tx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', payment.gateway)
    .where('gateway_payment', '=', outcome.payment)
    .where('id', '<>', payment.id)
    .executeTakeFirst();
  if (replayed) return 'replayed';
  const twice = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_number', '=', payment.order_number)
    .where('period', '=', payment.period)
    .where('status', '=', 'paid')
    .where('counts', '=', true)
    .executeTakeFirst();
  return twice && payment.counts ? 'twice' : null;
}

async function settlePaid(paid: DecidedPayment): Promise<void> {
  const { tx, services, order, payment, outcome, now } = paid;
  const booking = services.bookings[order.purpose];
  const write = (values: Partial<PaymentRow>) =>
    tx
      .updateTable('payments')
      .set({ last_four: outcome.lastFour, settled_at: now, reason: null, ...values })
      .where('id', '=', payment.id)
      .execute();
  const before = await duplicateOf(tx, payment, outcome);
  if (before === 'replayed') {
    await write({
      status: 'failed',
      reason: 'mismatch',
      note: 'The gateway’s payment stands for another payment of ours.',
    });
    return;
  }
  const named = { gateway_payment: outcome.payment };
  if (before === 'twice') {
    await write({ ...named, status: 'refunding', note: 'The month was paid already: it is given back.' });
    return;
  }
  if (!payment.counts) {
    await write({
      ...named,
      status: payment.amount > 0 ? 'refunding' : 'paid',
      note: payment.amount > 0 ? 'It has only checked a card: it is given back.' : null,
    });
    await booking.cardVerified?.(paid);
    return;
  }
  await write({ ...named, status: 'paid' });
  const note = await booking.book({ ...paid, payment: { ...payment, ...named, last_four: outcome.lastFour } });
  if (note !== null) await write({ status: 'refunding', note });
}

async function decline(
  declined: DecidedPayment,
  { reason, note }: { reason: NonNullable<PaymentRow['reason']>; note: string | null },
): Promise<void> {
  const { tx, services, order, payment, outcome, now } = declined;
  await tx
    .updateTable('payments')
    .set({ status: 'failed', reason, note, last_four: outcome.lastFour, settled_at: now })
    .where('id', '=', payment.id)
    .execute();
  await services.bookings[order.purpose].declined?.(declined, reason);
}

/** Locks a payment with its order, always the order first, until the transaction ends. */
export async function lockPayment(
  tx: Tx,
  orderNumber: string,
  id: number,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', orderNumber)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, payment };
}

/** Applies a gateway response in one transaction that locks the order. Payment outcomes are stored only here. */
export async function applyOutcome(
  services: Services,
  id: number,
  outcome: GatewayOutcome,
  { closing = false, note }: Options = {},
  now = new Date(),
): Promise<PaymentRow> {
  await services.content.read();
  return services.db.transaction().execute(async (tx) => {
    const { number, purpose } = await tx
      .selectFrom('payments')
      .innerJoin('orders', 'orders.number', 'payments.order_number')
      .select(['orders.number', 'orders.purpose'])
      .where('payments.id', '=', id)
      .executeTakeFirstOrThrow();
    await services.bookings[purpose].lock?.(tx);
    const { order, payment } = await lockPayment(tx, number, id);
    const decision = decide(payment, outcome, { closing, now });
    if (decision.to === 'same') return payment;
    const decided = { tx, services, order, payment, outcome, now };
    if (decision.to === 'paid') await settlePaid(decided);
    else if (decision.to === 'failed') await decline(decided, decision);
    else
      await tx
        .updateTable('payments')
        .set({ status: decision.to, ...(decision.to === 'expired' && { settled_at: now }) })
        .where('id', '=', id)
        .execute();
    if (note !== undefined)
      await tx.updateTable('payments').set({ note }).where('id', '=', id).where('note', 'is', null).execute();
    return readPayment(tx, id);
  });
}

/** Refunds a payment; reconciliation repeats it while the gateway is unavailable. */
async function giveBack(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const done = await services.gateway.refund(attemptOf(payment));
  if (!done) return payment;
  await services.db
    .updateTable('payments')
    .set({ status: 'refunded' })
    .where('id', '=', payment.id)
    .where('status', '=', 'refunding')
    .execute();
  return readPayment(services.db, payment.id);
}

/**
 * Requests a payment's status from the gateway and settles it. Webhooks, callbacks, polling and reconciliation all call
 * this function, in any order and any number of times.
 * @returns `responded`: false when the gateway did not respond
 */
export async function settlePayment(
  services: Services,
  id: number,
  options: Options = {},
): Promise<{ payment: PaymentRow; responded: boolean }> {
  const before = options.known ?? (await readPayment(services.db, id));
  if (before.status === 'paid' || before.status === 'refunded') return { payment: before, responded: true };
  // Payment of a previously configured gateway.
  if (before.gateway !== services.gateway.name) return { payment: before, responded: false };
  try {
    const payment =
      before.status === 'refunding'
        ? before
        : await applyOutcome(
            services,
            id,
            await services.gateway.verify(attemptOf(before), {
              fresh: options.closing === true || options.fresh === true,
            }),
            options,
          );
    return { payment: payment.status === 'refunding' ? await giveBack(services, payment) : payment, responded: true };
  } catch (error) {
    if (error instanceof GatewayAway) return { payment: await readPayment(services.db, id), responded: false };
    throw error;
  }
}
