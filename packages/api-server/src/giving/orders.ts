import type { Brand, Checkout, InputOf, Locale, OrderDetails, OutputOf, SubscriptionDetails } from '@taawun/api-client';
import type { Db, Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { countOf, pageOf, type Paging } from '../shared/paging.ts';
import type { Services } from '../context/services.ts';
import type { Payer } from '../payments/limit.ts';
import { openPayment } from '../payments/open.ts';
import {
  givenOf,
  shownDetails,
  shownOrder,
  shownReceipt,
  shownSubscription,
  shownSubscriptionDetails,
  targetOfOrder,
  type OrderParts,
  type Shown,
} from './shown.ts';
import type { OrderRow } from '../db/giving-schema.ts';
import { shownCheckout } from '../payments/checkout.ts';

/** Requester of an order: its owner, or a client with its code. */
export interface Asker {
  userId: number | null;
  number: string;
  code?: string | undefined;
}

/**
 * Loads the requester's order.
 * @throws Failure `not_found`, also for another user's order
 */
export async function orderOf(db: Db | Tx, { userId, number, code }: Asker): Promise<OrderRow> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  const own = order && ((userId !== null && order.user_id === userId) || (code !== undefined && order.code === code));
  if (!own) throw new Failure('not_found');
  return order;
}

/** Loads an order's payments, receipts and monthly donation. */
async function partsOf(db: Db | Tx, order: OrderRow): Promise<OrderParts> {
  const ofOrder = order.number;
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_number', '=', ofOrder)
    .orderBy('id', 'desc')
    .execute();
  const receipts = await db.selectFrom('receipts').selectAll().where('order_number', '=', ofOrder).execute();
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_number', '=', ofOrder)
    .executeTakeFirst();
  return { order, payments, receipts, subscription };
}

const shownBy = async ({ content }: Services, locale: Locale): Promise<Shown> => ({
  content: await content.read(),
  locale,
});

/** Returns how many entries a list of the user has. */
const lengthOf = async (db: Db, userId: number, list: 'donations' | 'receipts'): Promise<number> =>
  (await db.selectFrom('user_lists').select(list).where('user_id', '=', userId).executeTakeFirst())?.[list] ?? 0;

/** Loads payments and monthly donations of several orders with one query per table. */
async function withPayments(db: Db, orders: readonly OrderRow[]): Promise<Omit<OrderParts, 'receipts'>[]> {
  const numbers = orders.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_number', 'in', numbers)
    .orderBy('id', 'desc')
    .execute();
  const subscriptions = await db.selectFrom('subscriptions').selectAll().where('order_number', 'in', numbers).execute();
  return orders.map((order) => ({
    order,
    payments: payments.filter(({ order_number }) => order_number === order.number),
    subscription: subscriptions.find(({ order_number }) => order_number === order.number),
  }));
}

/** Loads the parts of several orders with one query per table. */
async function withParts(db: Db, orders: readonly OrderRow[]): Promise<OrderParts[]> {
  const parts = await withPayments(db, orders);
  const numbers = orders.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const receipts = await db.selectFrom('receipts').selectAll().where('order_number', 'in', numbers).execute();
  return parts.map((part) => ({
    ...part,
    receipts: receipts.filter(({ order_number }) => order_number === part.order.number),
  }));
}

/** Returns a user's donation orders, newest first. */
export async function listOrders(
  services: Services,
  userId: number,
  paging: Paging,
  locale: Locale,
): Promise<OutputOf<'listOrders'>> {
  const own = services.db.selectFrom('orders').where('user_id', '=', userId).where('purpose', '=', 'donation');
  const total = await lengthOf(services.db, userId, 'donations');
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, asc, desc }) =>
    own.selectAll().orderBy('created_at', desc).orderBy('number', asc).limit(limit).offset(offset).execute(),
  );
  const shown = await shownBy(services, locale);
  return { orders: (await withPayments(services.db, rows)).map((parts) => shownOrder(parts, shown)), pagination };
}

/** Returns one donation order with its details. */
export async function getOrder(services: Services, asker: Asker, locale: Locale): Promise<OrderDetails> {
  const order = await orderOf(services.db, asker);
  // Deposits and share purchases are not donations; they have their own pages.
  if (order.purpose !== 'donation') throw new Failure('not_found');
  return shownDetails(await partsOf(services.db, order), await shownBy(services, locale));
}

/** Returns whether the order's shares can still be paid: its application is accepted. */
const isAccepted = async (db: Db, { application_id }: OrderRow): Promise<boolean> =>
  application_id !== null &&
  (await db
    .selectFrom('member_applications')
    .select('id')
    .where('id', '=', application_id)
    .where('status', '=', 'accepted')
    .executeTakeFirst()) !== undefined;

/**
 * Opens a new checkout for an unpaid order.
 * @throws Failure `order_closed` when it is paid; `application_closed` when its application is not accepted
 */
export async function repayOrder(
  services: Services,
  asker: Asker,
  payer: Payer,
  { brand, key }: { brand: Brand; key: string },
): Promise<Checkout> {
  const order = await orderOf(services.db, asker);
  const known = await services.db
    .selectFrom('payments')
    .select('id')
    .where('order_number', '=', order.number)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!known && (order.status === 'succeeded' || order.status === 'completed')) throw new Failure('order_closed');
  if (order.purpose === 'shares' && !(await isAccepted(services.db, order))) throw new Failure('application_closed');
  const payment = await openPayment(services, order, payer, {
    purpose: order.purpose,
    brand,
    period: 1,
    amount: order.price,
    counts: true,
    keepCard: order.qty > 1,
    key,
  });
  return shownCheckout(services, order, payment);
}

/** Returns a user's monthly donations, newest first. */
export async function listSubscriptions(
  services: Services,
  userId: number,
  paging: Paging,
  locale: Locale,
): Promise<OutputOf<'listSubscriptions'>> {
  const own = services.db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'donation')
    .where('qty', '>', 1)
    .where((eb) =>
      eb.exists(eb.selectFrom('subscriptions').select('order_number').whereRef('order_number', '=', 'orders.number')),
    );
  const total = await countOf(own.select(({ fn }) => fn.countAll<number>().as('total')));
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, asc, desc }) =>
    own.selectAll().orderBy('created_at', desc).orderBy('number', asc).limit(limit).offset(offset).execute(),
  );
  const shown = await shownBy(services, locale);
  const subscriptions = (await withParts(services.db, rows)).flatMap((parts) =>
    parts.subscription ? [shownSubscription(parts.subscription, parts.order, givenOf(parts), shown)] : [],
  );
  return { subscriptions, pagination };
}

/**
 * Returns one monthly donation.
 * @throws Failure `not_found` for an order without one
 */
export async function getSubscription(services: Services, asker: Asker, locale: Locale): Promise<SubscriptionDetails> {
  const parts = await partsOf(services.db, await orderOf(services.db, asker));
  const { subscription } = parts;
  if (!subscription) throw new Failure('not_found');
  return shownSubscriptionDetails({ ...parts, subscription }, await shownBy(services, locale));
}

/** Returns a user's receipts, newest first. */
export async function listReceipts(
  services: Services,
  userId: number,
  { from, to, ...paging }: InputOf<'listReceipts'>,
  locale: Locale,
): Promise<OutputOf<'listReceipts'>> {
  const { db } = services;
  let own = db.selectFrom('receipts').where('user_id', '=', userId);
  if (from !== undefined) own = own.where('date', '>=', from);
  if (to !== undefined) own = own.where('date', '<=', to);
  const total =
    from === undefined && to === undefined
      ? await lengthOf(db, userId, 'receipts')
      : await countOf(own.select(({ fn }) => fn.countAll<number>().as('total')));
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, desc }) =>
    db
      .selectFrom(own.selectAll().orderBy('number', desc).limit(limit).offset(offset).as('r'))
      .innerJoin('orders as o', 'o.number', 'r.order_number')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .selectAll('r')
      .select(['p.period', 'o.target_type', 'o.target_slug'])
      .orderBy('r.number', desc)
      .execute(),
  );
  const shown = await shownBy(services, locale);
  return {
    receipts: rows.map(({ period, target_type, target_slug, ...receipt }) =>
      shownReceipt(receipt, period, targetOfOrder({ target_type, target_slug }, shown)),
    ),
    pagination,
  };
}
