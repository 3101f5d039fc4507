import type { Brand, Checkout } from '@taawun/api-client';
import type { Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';
import type { UserRow } from '../accounts/users.ts';
import type { Payer } from '../payments/limit.ts';
import { orderOfKey } from '../payments/new-order.ts';
import { openPayment } from '../payments/open.ts';
import type { Services } from '../context/services.ts';
import type { OrderRow } from '../db/giving-schema.ts';
import { shownCheckout } from '../payments/checkout.ts';

/** A signed-in payer. */
export interface Owner extends Payer {
  user: UserRow;
}

interface OwnOrder {
  purpose: 'balance' | 'shares';
  /** Halalas. */
  amount: number;
  applicationId: number | null;
  key: string;
}

/**
 * Returns the order of an idempotency key: the existing one, or a new one. Keys are scoped to their user.
 * @throws Failure `conflict` when the key was used for another amount or purpose
 */
export const ownOrder = (
  tx: Tx,
  { user, locale }: Owner,
  { purpose, amount, applicationId, key }: OwnOrder,
): Promise<OrderRow> =>
  orderOfKey(tx, {
    user_id: user.id,
    purpose,
    application_id: applicationId,
    target_type: 'general',
    target_slug: null,
    price: amount,
    qty: 1,
    idempotency_key: `${purpose} ${user.id} ${key}`,
    fingerprint: sha256(JSON.stringify([purpose, amount, applicationId])),
    locale,
    donor_name: null,
    donor_email: null,
    donor_mobile: null,
    message: null,
    anonymous: true,
    show_on_wall: false,
    gift: null,
    gift_code: null,
    gift_notify_on: null,
  });

/** Opens a payment for the payer's own order; an order that is already paid returns its paid payment. */
export async function checkoutOf(services: Services, order: OrderRow, owner: Owner, brand: Brand): Promise<Checkout> {
  const paid = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('order_number', '=', order.number)
    .where('status', '=', 'paid')
    .orderBy('id')
    .executeTakeFirst();
  const payment =
    paid ??
    (await openPayment(services, order, owner, {
      purpose: order.purpose,
      brand,
      period: 1,
      amount: order.price,
      counts: true,
      keepCard: false,
      key: null,
    }));
  return shownCheckout(services, order, payment);
}

/**
 * Opens a checkout that adds money to a member's balance.
 * @param wanted.amount halalas
 * @throws Failure `account_closing`; `conflict` when the key was used for another amount
 */
export async function createBalanceCheckout(
  services: Services,
  owner: Owner,
  { amount, brand }: { amount: number; brand: Brand },
  key: string,
): Promise<Checkout> {
  if (owner.user.closing_since !== null) throw new Failure('account_closing');
  const order = await services.db
    .transaction()
    .execute((tx) => ownOrder(tx, owner, { purpose: 'balance', amount, applicationId: null, key }));
  return checkoutOf(services, order, owner, brand);
}
