import { targetOf } from '../content/target.ts';
import * as fixtures from '../fixtures/index.ts';
import type { Checkout, CheckoutState, Locale } from '../types.ts';
import { verifiedMessage } from '../validation/giving-texts.ts';
import { MockFailure } from './failure.ts';
import type { MockOrder, MockPayment } from './state/giving-state.ts';
import { expireMockPayments, shownCheckout, shownReceipt } from './payments.ts';
import { state } from './state/state.ts';

/** Returns the order and the payment of a checkout. @throws {MockFailure} `not_found` */
export function checkoutOf(checkoutId: string): { order: MockOrder; payment: MockPayment } {
  for (const order of state.donations) {
    const payment = order.payments.find(({ checkout_id }) => checkout_id === checkoutId);
    if (!payment) continue;
    expireMockPayments(order);
    return { order, payment };
  }
  throw new MockFailure('not_found');
}

/** The state of a checkout's payment in the contract's form. */
export function shownState(checkoutId: string, locale: Locale, queried: boolean): CheckoutState {
  const { order, payment } = checkoutOf(checkoutId);
  const { purpose, status, reason, last_four, receipt } = payment;
  const { script_url: _, gateway: __, ...checkout } = shownCheckout(order, payment);
  return {
    ...checkout,
    purpose,
    status,
    reason,
    verified_message: verifiedMessage(status, reason, locale),
    asked: queried,
    order_status: order.status,
    target: targetOf(fixtures, order.target.type, order.target.slug, locale),
    last_four,
    receipt: receipt && shownReceipt(order, payment, locale),
    gift_code: status === 'paid' ? order.gift_code : null,
  };
}

/** An opened checkout with the state of its payment. */
export const openedCheckout = (checkout: Checkout, locale: Locale) => ({
  checkout,
  checkout_state: shownState(checkout.checkout_id, locale, false),
});
