import { CHECKOUT_LIFETIME } from '@taawun/domain/giving';
import { riyadhDay } from '@taawun/domain';
import { targetOf } from '../content/target.ts';
import * as fixtures from '../fixtures/index.ts';
import type { Brand, Checkout, Locale, Receipt } from '../types.ts';
import type { MockOrder, MockPayment } from './state/giving-state.ts';
import { nextToken } from './state/state.ts';

/** Path of the script that a page loads before a payment. */
export const SCRIPT_URL = '/gateway/sandbox/widget.js';

/** Expires unpaid payments, and the order with its last payment. */
export function expireMockPayments(order: MockOrder): void {
  for (const payment of order.payments)
    if (payment.status === 'open' && payment.expires_at <= Date.now()) payment.status = 'expired';
  if (order.status === 'pending' && order.payments.at(-1)?.status === 'expired') order.status = 'expired';
}

/** Returns the order's open payment of this brand, or a new one. */
export function openCheckout(
  order: MockOrder,
  brand: Brand,
  purpose: MockPayment['purpose'] = order.purpose,
): MockPayment {
  expireMockPayments(order);
  const last = order.payments.at(-1);
  if (
    last &&
    last.purpose === purpose &&
    (last.status === 'pending' || (last.status === 'open' && last.brand === brand))
  )
    return last;
  if (last?.status === 'open') last.status = 'expired';
  const owed = purpose !== 'card' || order.plan?.status === 'failed';
  const payment: MockPayment = {
    checkout_id: nextToken('checkout'),
    purpose,
    period: (order.plan?.charged ?? 0) + 1,
    date: riyadhDay(new Date()),
    amount: owed ? order.monthly_price : 0,
    brand,
    status: 'open',
    reason: null,
    last_four: null,
    receipt: null,
    expires_at: Date.now() + CHECKOUT_LIFETIME,
  };
  order.payments.push(payment);
  return payment;
}

/** Maps a payment to the API contract's checkout. */
export function shownCheckout(
  order: MockOrder,
  { checkout_id, brand, amount, expires_at, purpose, period }: MockPayment,
): Checkout {
  const { number, code } = order;
  // A change of card shows only the months not charged yet, at the current amount.
  const [price, qty] = purpose === 'card' ? [order.monthly_price, order.qty - period + 1] : [order.price, order.qty];
  return {
    order_number: number,
    order_code: code,
    checkout_id,
    gateway: 'sandbox',
    brand,
    amount,
    total: price * qty,
    months: qty,
    monthly_price: price,
    currency: 'SAR',
    expires_at: new Date(expires_at).toISOString(),
    server_time: new Date().toISOString(),
    script_url: SCRIPT_URL,
  };
}

export function shownReceipt(
  order: MockOrder,
  { receipt, date, amount, period }: MockPayment,
  locale: Locale,
): Receipt {
  if (!receipt) throw new Error('A payment without a receipt was shown as one.');
  return {
    ...receipt,
    date,
    amount,
    currency: 'SAR',
    order_number: order.number,
    period,
    target: targetOf(fixtures, order.target.type, order.target.slug, locale),
  };
}
