import { parseEmail, parseMobile, riyadhDay } from '@taawun/domain';
import type { Brand, Checkout, InputOf } from '@taawun/api-client';
import { invalidField } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import type { Payer } from '../payments/limit.ts';
import { orderOfKey, type NewOrder } from '../payments/new-order.ts';
import { openPayment } from '../payments/open.ts';
import type { OrderRow, PaymentRow, SubscriptionRow } from '../db/giving-schema.ts';
import { sha256, newCode } from '../shared/secrets.ts';
import { shownCheckout } from '../payments/checkout.ts';

type CheckoutRequest = InputOf<'createCheckout'>;

/**
 * Reduces an order to the months that are not charged yet, at the current monthly amount: for the checkout that changes
 * its card.
 */
export const leftOf = (
  order: OrderRow,
  { months, monthly_price }: SubscriptionRow,
  { period }: PaymentRow,
): OrderRow => ({ ...order, price: monthly_price, qty: months - period + 1 });

function giftOf(input: CheckoutRequest): string | null {
  const {
    receiver_name,
    sender_name = null,
    gift_message = null,
    receiver_mobile,
    receiver_email,
    show_amount = false,
  } = input;
  if (receiver_name === undefined) return null;
  const mobile = receiver_mobile === undefined ? null : parseMobile(receiver_mobile);
  const email = receiver_email === undefined ? null : (parseEmail(receiver_email) ?? receiver_email);
  return JSON.stringify({ receiver_name, sender_name, message: gift_message, mobile, email, show_amount });
}

/** Builds the order row of a donation request. */
function donationOrder(input: CheckoutRequest, { user, locale }: Payer, now: Date): NewOrder {
  const { idempotency_key, brand: _, ...donation } = input;
  const {
    target_type,
    target_slug,
    monthly_price,
    months,
    donor_name,
    donor_email,
    donor_mobile,
    message,
    anonymous = false,
    show_on_wall = false,
  } = donation;
  const sorted = Object.entries(donation).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const gift = giftOf(input);
  const notifiesReceiver = input.receiver_mobile !== undefined || input.receiver_email !== undefined;
  return {
    user_id: user?.id ?? null,
    target_type,
    target_slug: target_type === 'general' ? null : (target_slug ?? null),
    price: monthly_price,
    qty: months,
    idempotency_key,
    fingerprint: sha256(JSON.stringify(sorted)),
    locale,
    donor_name: donor_name ?? (user ? `${user.firstname} ${user.lastname}` : null),
    donor_email: donor_email === undefined ? (user?.email ?? null) : (parseEmail(donor_email) ?? donor_email),
    donor_mobile: donor_mobile === undefined ? (user?.phone ?? null) : parseMobile(donor_mobile),
    message: message ?? null,
    anonymous,
    show_on_wall,
    gift,
    gift_code: gift === null ? null : newCode(),
    gift_notify_on: gift !== null && notifiesReceiver ? (input.notify_on ?? riyadhDay(now)) : null,
  };
}

/** Opens a checkout for a donation: one order per idempotency key, and one open payment at a time. */
export async function createCheckout(services: Services, input: CheckoutRequest, payer: Payer): Promise<Checkout> {
  const now = new Date();
  if (input.notify_on !== undefined && input.notify_on < riyadhDay(now)) throw invalidField('notify_on', 'future');
  const order = await services.db.transaction().execute((tx) => orderOfKey(tx, donationOrder(input, payer, now), now));
  const paid = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('order_number', '=', order.number)
    .where('status', '=', 'paid')
    .where('counts', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  if (paid) return shownCheckout(services, order, paid);
  const brand: Brand = input.brand ?? 'mada';
  return shownCheckout(
    services,
    order,
    await openPayment(services, order, payer, {
      purpose: 'donation',
      brand,
      period: 1,
      amount: order.price,
      counts: true,
      keepCard: order.qty > 1,
      key: null,
    }),
  );
}
