import { chargedPlan, declinedPlan } from '@taawun/domain/giving';
import { riyadhDay } from '@taawun/domain';
import type { Tx } from '../db/schema.ts';
import { GatewayAway, type Verdict } from '../gateways/port.ts';
import type { Services } from '../services.ts';
import { judge } from './judge.ts';
import { bookDeposit } from '../balance/book.ts';
import { admitPaid } from '../membership/admit-paid.ts';
import { lockShareMarket } from '../shares/market.ts';
import { bookPayment } from './book.ts';
import { mailFailedCharge } from './mails.ts';
import { attemptOf, planOf, readPayment, writePlan, type OrderRow, type PaymentRow } from './rows.ts';
import { seal } from './seal.ts';

interface Options {
  /** The payer switched to another payment, or the checkout is over. */
  closing?: boolean;
}

/** Stores the card token of a paid payment as the card to charge. */
async function keepCard(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  { token, lastFour }: Verdict,
): Promise<void> {
  if (token === null) return;
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_number', '=', order.number)
    .forUpdate()
    .executeTakeFirst();
  if (row)
    await writePlan(tx, order.number, planOf(row), {
      token: seal(token, services.config.payment.tokenKey),
      brand: payment.brand,
      last_four: lastFour ?? '0000',
    });
}

/** Advances the monthly donation after a charged month, or creates it with the first one. */
async function advance(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  { token, lastFour }: Verdict,
  today: string,
): Promise<void> {
  if (order.qty === 1) return;
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_number', '=', order.number)
    .forUpdate()
    .executeTakeFirst();
  if (row) return writePlan(tx, order.number, chargedPlan(planOf(row), today));
  const plan = { status: 'active', started_on: today, months: order.qty, charged: 1, skipped: 0, declines: 0 } as const;
  const sealed = token === null ? null : seal(token, services.config.payment.tokenKey);
  await tx
    .insertInto('subscriptions')
    .values({
      order_number: order.number,
      ...plan,
      monthly_price: order.price,
      brand: payment.brand,
      last_four: lastFour ?? '0000',
      token: sealed,
      next_charge_on: null,
    })
    .execute();
  await writePlan(tx, order.number, plan);
}

/**
 * Returns `twice` when the month is already paid, `replayed` when the gateway's payment belongs to another payment row.
 */
async function taken(tx: Tx, payment: PaymentRow, verdict: Verdict): Promise<'twice' | 'replayed' | null> {
  const replayed = await tx
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', payment.gateway)
    .where('gateway_payment', '=', verdict.payment)
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

async function take(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  verdict: Verdict,
  now: Date,
): Promise<void> {
  const write = (values: Partial<PaymentRow>) =>
    tx
      .updateTable('payments')
      .set({ last_four: verdict.lastFour, settled_at: now, reason: null, ...values })
      .where('id', '=', payment.id)
      .execute();
  const before = await taken(tx, payment, verdict);
  if (before === 'replayed') {
    await write({
      status: 'failed',
      reason: 'mismatch',
      note: 'The gateway’s payment stands for another payment of ours.',
    });
    return;
  }
  const named = { gateway_payment: verdict.payment };
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
    await keepCard(tx, services, order, payment, verdict);
    return;
  }
  await write({ ...named, status: 'paid' });
  const note = await BOOKS[order.purpose](
    tx,
    services,
    order,
    { ...payment, ...named, last_four: verdict.lastFour },
    verdict,
    now,
  );
  if (note !== null) await write({ status: 'refunding', note });
}

/**
 * Books a paid payment by the purpose of its order; returns the note of the refund when it cannot be booked, otherwise
 * `null`.
 */
const BOOKS: Record<
  OrderRow['purpose'],
  (
    tx: Tx,
    services: Services,
    order: OrderRow,
    payment: PaymentRow,
    verdict: Verdict,
    now: Date,
  ) => Promise<string | null>
> = {
  donation: async (tx, services, order, payment, verdict, now) => {
    await advance(tx, services, order, payment, verdict, riyadhDay(now));
    if (payment.purpose === 'card') await keepCard(tx, services, order, payment, verdict);
    await bookPayment(tx, services, order, payment, now);
    return null;
  },
  balance: (tx, services, order, payment, _, now) => bookDeposit(tx, services, order, payment, now),
  shares: (tx, services, order, payment, _, now) => admitPaid(tx, services, order, payment, now),
};

async function refuse(
  tx: Tx,
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  verdict: Verdict,
  judged: { reason: NonNullable<PaymentRow['reason']>; note: string | null },
  now: Date,
): Promise<void> {
  const { reason, note } = judged;
  await tx
    .updateTable('payments')
    .set({ status: 'failed', reason, note, last_four: verdict.lastFour, settled_at: now })
    .where('id', '=', payment.id)
    .execute();
  if (payment.initiator !== 'runner') return;
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_number', '=', order.number)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const plan = declinedPlan(planOf(row));
  await writePlan(tx, order.number, plan);
  await mailFailedCharge(tx, services, order, { amount: payment.amount, reason, plan });
}

/** Applies a gateway response in one transaction that locks the order. Payment outcomes are stored only here. */
export async function applyVerdict(
  services: Services,
  id: number,
  verdict: Verdict,
  { closing = false }: Options = {},
  now = new Date(),
): Promise<PaymentRow> {
  await services.content.read();
  return services.db.transaction().execute(async (tx) => {
    const { order_number, purpose } = await readPayment(tx, id);
    // Always lock the market first, to avoid deadlocks.
    if (purpose === 'balance' || purpose === 'shares') await lockShareMarket(tx);
    const order = await tx
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', order_number)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const payment = await tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const judged = judge(payment, verdict, { closing, now });
    if (judged.to === 'same') return payment;
    if (judged.to === 'paid') await take(tx, services, order, payment, verdict, now);
    else if (judged.to === 'failed') await refuse(tx, services, order, payment, verdict, judged, now);
    else
      await tx
        .updateTable('payments')
        .set({ status: judged.to, ...(judged.to === 'expired' && { settled_at: now }) })
        .where('id', '=', id)
        .execute();
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
 * @returns `asked`: false when the gateway did not respond
 */
export async function settlePayment(
  services: Services,
  id: number,
  options: Options = {},
): Promise<{ payment: PaymentRow; asked: boolean }> {
  const before = await readPayment(services.db, id);
  if (before.status === 'paid' || before.status === 'refunded') return { payment: before, asked: true };
  // Payment of a previously configured gateway.
  if (before.gateway !== services.gateway.name) return { payment: before, asked: false };
  try {
    const payment =
      before.status === 'refunding'
        ? before
        : await applyVerdict(services, id, await services.gateway.verify(attemptOf(before)), options);
    return { payment: payment.status === 'refunding' ? await giveBack(services, payment) : payment, asked: true };
  } catch (error) {
    if (error instanceof GatewayAway) return { payment: await readPayment(services.db, id), asked: false };
    throw error;
  }
}
