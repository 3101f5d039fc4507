import { verifiedMessage } from '@taawun/api-client/validation';
import type { Checkout, CheckoutState, Locale } from '@taawun/api-client';
import { Failure } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import { leftOf } from './checkout.ts';
import { settlePayment } from '../payments/settle.ts';
import { shownReceipt, shownStatus, targetOfOrder } from './shown.ts';
import type { PaymentRow } from '../db/giving-schema.ts';
import { shownCheckout } from '../payments/checkout.ts';

/**
 * Loads the payment of a checkout.
 * @throws Failure `not_found`
 */
export async function paymentOf({ db }: Services, checkoutId: string): Promise<PaymentRow> {
  const payment = await db.selectFrom('payments').selectAll().where('checkout_id', '=', checkoutId).executeTakeFirst();
  if (!payment) throw new Failure('not_found');
  return payment;
}

/** States of payments that may have a receipt. */
const BOOKED: ReadonlySet<PaymentRow['status']> = new Set(['paid', 'refunding', 'refunded']);

async function shownState(
  services: Services,
  payment: PaymentRow,
  responded: boolean,
  locale: Locale,
): Promise<CheckoutState> {
  const { db, content } = services;
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', payment.order_number)
    .executeTakeFirstOrThrow();
  const receipt = BOOKED.has(payment.status)
    ? await db.selectFrom('receipts').selectAll().where('payment_id', '=', payment.id).executeTakeFirst()
    : undefined;
  const plan =
    payment.purpose === 'card'
      ? await db.selectFrom('subscriptions').selectAll().where('order_number', '=', order.number).executeTakeFirst()
      : undefined;
  const target = targetOfOrder(order, { content: await content.read(), locale });
  const {
    script_url: _,
    gateway: __,
    ...checkout
  } = shownCheckout(services, plan ? leftOf(order, plan, payment) : order, payment);
  // A card verification has succeeded when it is refunded.
  const checked = !payment.counts && (payment.status === 'refunding' || payment.status === 'refunded');
  // An open checkout past its expiry is shown as expired before the row is updated.
  const status = checked
    ? 'paid'
    : payment.status === 'open' && payment.expires_at <= new Date()
      ? 'expired'
      : shownStatus(payment.status);
  return {
    ...checkout,
    purpose: payment.purpose,
    status,
    reason: payment.reason,
    verified_message: verifiedMessage(status, payment.reason, locale),
    asked: responded,
    order_status: order.status,
    target,
    last_four: payment.last_four,
    receipt: receipt ? shownReceipt(receipt, payment.period, target) : null,
    gift_code: order.paid_at === null ? null : order.gift_code,
  };
}

/** Returns the stored state of a checkout. */
export async function getCheckout(services: Services, checkoutId: string, locale: Locale): Promise<CheckoutState> {
  return shownState(services, await paymentOf(services, checkoutId), false, locale);
}

/** An opened checkout with the state of its payment. */
export const openedCheckout = async (
  { services, locale }: { services: Services; locale: Locale },
  checkout: Checkout,
): Promise<{ checkout: Checkout; checkout_state: CheckoutState }> => ({
  checkout,
  checkout_state: await getCheckout(services, checkout.checkout_id, locale),
});

/** Requests the state of a payment from the gateway, stores it and returns it. */
export async function verifyCheckout(services: Services, checkoutId: string, locale: Locale): Promise<CheckoutState> {
  const known = await paymentOf(services, checkoutId);
  const { payment, responded } = await settlePayment(services, known.id, { known });
  return shownState(services, payment, responded, locale);
}
