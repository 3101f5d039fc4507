import { CHECKOUT_LIFETIME } from '@taawun/domain/giving';
import type { Brand } from '@taawun/api-client';
import { Failure } from '../shared/failure.ts';
import { lockInTransaction } from '../db/open.ts';
import type { Tx } from '../db/schema.ts';
import { GatewayAway } from '../gateways/shared/port.ts';
import type { Services } from '../context/services.ts';
import { attemptOf, readPayment } from './rows.ts';
import { countCheckout, type Payer } from './limit.ts';
import { settlePayment } from './settle.ts';
import type { OrderRow, PaymentRow } from '../db/giving-schema.ts';
import { shortId, newCode } from '../shared/secrets.ts';

/** Requested payment. */
export interface Wanted {
  purpose: PaymentRow['purpose'];
  brand: Brand;
  period: number;
  amount: number;
  counts: boolean;
  keepCard: boolean;
  /** Idempotency key of a repayment or a change of card; a repeated request returns the same payment. */
  key: string | null;
}

async function insert(
  tx: Tx,
  services: Services,
  order: OrderRow,
  { purpose, brand, period, amount, counts, key }: Wanted,
): Promise<PaymentRow> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + CHECKOUT_LIFETIME);
  if (purpose !== 'card')
    await tx
      .updateTable('orders')
      .set({ status: 'pending', expires_at })
      .where('number', '=', order.number)
      .where('status', 'in', ['pending', 'expired'])
      .execute();
  return tx
    .insertInto('payments')
    .values({
      order_number: order.number,
      purpose,
      initiator: 'donor',
      period,
      counts,
      checkout_id: newCode(),
      reference: `${order.number}-${period}-${shortId()}`,
      idempotency_key: key,
      gateway: services.gateway.name,
      gateway_checkout: null,
      gateway_integrity: null,
      gateway_payment: null,
      brand,
      last_four: null,
      amount,
      currency: 'SAR',
      status: 'open',
      reason: null,
      note: null,
      created_at: now,
      expires_at,
      settled_at: null,
      checked_at: null,
      charged_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns the payment to continue with (existing or new), or the outdated one that must be closed first (`over`). */
async function pick(
  services: Services,
  order: OrderRow,
  wanted: Wanted,
): Promise<{ payment: PaymentRow; over: boolean }> {
  return services.db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `payment ${order.number}`);
    const ofOrder = tx.selectFrom('payments').selectAll().where('order_number', '=', order.number);
    const known =
      wanted.key === null ? undefined : await ofOrder.where('idempotency_key', '=', wanted.key).executeTakeFirst();
    if (known && (known.purpose !== wanted.purpose || known.brand !== wanted.brand)) throw new Failure('conflict');
    if (known) return { payment: known, over: false };
    const current = await ofOrder
      .where('initiator', '=', 'donor')
      .where('purpose', '=', wanted.purpose)
      .where('status', 'in', ['open', 'pending'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!current) return { payment: await insert(tx, services, order, wanted), over: false };
    const same =
      current.brand === wanted.brand &&
      current.amount === wanted.amount &&
      current.period === wanted.period &&
      current.gateway === services.gateway.name;
    const usable = current.status === 'pending' || (same && current.expires_at > new Date());
    return { payment: current, over: !usable };
  });
}

/** Opens the payment's checkout at the gateway. Concurrent calls agree: the first stored id wins. */
async function openAtGateway(
  services: Services,
  payment: PaymentRow,
  { keepCard }: Wanted,
  order: OrderRow,
): Promise<PaymentRow> {
  if (payment.gateway_checkout !== null || payment.status !== 'open') return payment;
  try {
    const { reference, amount, currency, brand } = payment;
    const { id, integrity } = await services.gateway.open(
      { reference, amount, currency, brand },
      { keepCard, locale: order.locale },
    );
    const opened = await services.db
      .updateTable('payments')
      .set({ gateway_checkout: id, gateway_integrity: integrity })
      .where('id', '=', payment.id)
      .where('gateway_checkout', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return opened ?? (await readPayment(services.db, payment.id));
  } catch (error) {
    if (error instanceof GatewayAway) throw Object.assign(new Failure('unavailable'), { cause: error });
    throw error;
  }
}

/** Returns whether a reusable payment exists: repeated requests do not count against the limit. */
async function goesOn({ db }: Services, { number }: OrderRow, { key, brand }: Wanted): Promise<boolean> {
  const current = db.selectFrom('payments').select('id').where('order_number', '=', number);
  const row = await (
    key === null
      ? current
          .where('status', 'in', ['open', 'pending'])
          .where('brand', '=', brand)
          .where('expires_at', '>', new Date())
      : current.where('idempotency_key', '=', key)
  ).executeTakeFirst();
  return row !== undefined;
}

const MAX_ROUNDS = 4;

/**
 * Opens a payment of an order, or continues the open one: never two at a time. A payment that was paid meanwhile is
 * returned as it is.
 * @throws Failure `rate_limited`; `conflict` when the key was used for another payment; `unavailable` when the gateway
 * does not respond
 */
export async function openPayment(
  services: Services,
  order: OrderRow,
  payer: Pick<Payer, 'user' | 'address'>,
  wanted: Wanted,
): Promise<PaymentRow> {
  if (!(await goesOn(services, order, wanted))) await countCheckout(services, payer);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { payment, over } = await pick(services, order, wanted);
    if (!over) return openAtGateway(services, payment, wanted, order);
    await services.gateway.close(attemptOf(payment)).catch(() => undefined);
    const { payment: closed, responded } = await settlePayment(services, payment.id, { closing: true });
    if (closed.status === 'paid' || closed.status === 'pending') return closed;
    // Do not open a new payment while the previous one is undecided.
    if (!responded) throw new Failure('unavailable');
  }
  throw new Failure('unavailable');
}
