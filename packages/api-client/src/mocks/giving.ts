import { chargedPlan, startedPlan } from '@taawun/domain/giving';
import { targetEntry, targetImage, targetOf } from '../content/target.ts';
import { riyadhDay } from '@taawun/domain';
import { paginate } from '../content/index.ts';
import * as fixtures from '../fixtures/index.ts';
import type { Gift, InputOf, Locale, OutputOf, PaymentReason } from '../types.ts';
import type { MockCall } from './call.ts';
import { bookMockPayment } from './balance.ts';
import { checkoutOf, openedCheckout, shownState } from './checkout-state.ts';
import { MockFailure } from './failure.ts';
import type { MockOrder, MockPayment } from './state/giving-state.ts';
import { expireMockPayments, openCheckout, SCRIPT_URL, shownCheckout, shownReceipt } from './payments.ts';
import { nextNumber, nextToken, state } from './state/state.ts';

type GivingOperation =
  | 'getPaymentMethods'
  | 'createCheckout'
  | 'getCheckout'
  | 'verifyCheckout'
  | 'verifyReceipt'
  | 'getGift'
  | 'listDonors';

const LAST_FOUR = '4411';

/** What a payment can come to; a reason is a failure. */
export type MockOutcome = 'paid' | 'pending' | 'expired' | PaymentReason;

function pay(order: MockOrder, payment: MockPayment): void {
  const today = riyadhDay(new Date());
  Object.assign(payment, { status: 'paid', reason: null, last_four: LAST_FOUR });
  if (order.purpose !== 'donation') {
    order.status = 'succeeded';
    if (!bookMockPayment(order, payment.amount)) payment.status = 'refunded';
    return;
  }
  if (payment.amount > 0)
    payment.receipt = {
      number: `R-${today.slice(0, 4)}-${String(900_000 + nextNumber())}`,
      code: nextToken('receipt'),
    };
  if (order.qty > 1) order.card = { brand: payment.brand, last_four: LAST_FOUR };
  order.status = 'succeeded';
  if (order.plan) {
    if (payment.amount > 0) order.plan = chargedPlan(order.plan, today);
  } else if (order.qty > 1) {
    order.plan = startedPlan(today, order.qty);
  }
}

/** Sets the outcome of an open payment, as the gateway does: for stories and tests. */
export function settleCheckout(checkoutId: string, outcome: MockOutcome): void {
  const { order, payment } = checkoutOf(checkoutId);
  if (payment.status === 'paid') return;
  if (outcome === 'paid') pay(order, payment);
  else if (outcome === 'pending') payment.status = 'pending';
  else if (outcome === 'expired') {
    payment.expires_at = Date.now();
    payment.status = 'open';
    expireMockPayments(order);
  } else Object.assign(payment, { status: 'failed', reason: outcome });
}

function store(
  {
    idempotency_key: key,
    target_type: type,
    target_slug: slug,
    months,
    monthly_price,
    ...more
  }: InputOf<'createCheckout'>,
  owner: number | null,
): MockOrder {
  const { brand: otherCard, ...donation } = more;
  void otherCard;
  const target = { type, slug: type === 'general' ? null : (slug ?? null) };
  const fingerprint = JSON.stringify([target, months, monthly_price, donation]);
  const known = state.donations.find((order) => order.key === key);
  if (known && (known.fingerprint !== fingerprint || known.owner !== owner)) throw new MockFailure('conflict');
  if (known) return known;
  const order: MockOrder = {
    number: `T-${String(nextNumber()).padStart(8, '0')}`,
    code: nextToken('order'),
    purpose: 'donation',
    owner,
    key,
    fingerprint,
    donation,
    target,
    date: riyadhDay(new Date()),
    price: monthly_price,
    qty: months,
    status: 'pending',
    gift_code: donation.receiver_name === undefined ? null : nextToken('gift'),
    plan: null,
    monthly_price,
    card: null,
    payments: [],
  };
  state.donations.push(order);
  return order;
}

const first = ({ payments }: MockOrder) => payments.find(({ status }) => status === 'paid');

function gift(code: string, locale: Locale): Gift {
  const order = state.donations.find(({ gift_code }) => gift_code === code);
  const payment = order && first(order);
  if (!order || !payment) throw new MockFailure('not_found');
  const { receiver_name = '-', sender_name = null, gift_message = null, show_amount = false } = order.donation;
  const { type, slug } = order.target;
  return {
    code,
    receiver_name,
    sender_name,
    message: gift_message,
    target: targetOf(fixtures, order.target.type, order.target.slug, locale),
    image: targetImage(fixtures, type, slug, locale),
    date: payment.date,
    amount: show_amount ? order.price * order.qty : null,
  };
}

export const givingAnswers: { [Id in GivingOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  getPaymentMethods: () => ({
    payment_methods: {
      gateway: 'sandbox',
      script_url: SCRIPT_URL,
      brands: ['mada', 'visa', 'mastercard'],
      currency: 'SAR',
      test: true,
    },
  }),
  createCheckout: ({ input, account, locale }) => {
    if (input.target_type !== 'general' && !targetEntry(fixtures, input.target_type, input.target_slug))
      throw new MockFailure('validation', [{ field: 'target_slug', rule: 'valid' }]);
    if (input.notify_on !== undefined && input.notify_on < riyadhDay(new Date()))
      throw new MockFailure('validation', [{ field: 'notify_on', rule: 'future' }]);
    const order = store(input, account?.id ?? null);
    const payment = first(order) ?? openCheckout(order, input.brand ?? 'mada');
    if (payment.status !== 'paid') order.status = 'pending';
    return openedCheckout(shownCheckout(order, payment), locale);
  },
  getCheckout: ({ input, locale }) => ({ checkout_state: shownState(input.checkout_id, locale, false) }),
  verifyCheckout: ({ input, locale }) => ({ checkout_state: shownState(input.checkout_id, locale, true) }),
  verifyReceipt: ({ input, locale }) => {
    for (const order of state.donations) {
      const payment = order.payments.find(({ receipt }) => receipt?.code === input.receipt_code);
      if (!payment) continue;
      const { number, date, amount, currency, target } = shownReceipt(order, payment, locale);
      const { show_on_wall = false, anonymous = false, donor_name = null } = order.donation;
      return {
        receipt_verification: {
          valid: payment.status === 'paid',
          test: false,
          receipt: {
            number,
            date,
            amount,
            currency,
            target,
            donor_name: show_on_wall && !anonymous ? donor_name : null,
          },
        },
      };
    }
    return { receipt_verification: { valid: false, test: false, receipt: null } };
  },
  getGift: ({ input, locale }) => ({ gift: gift(input.gift_code, locale) }),
  listDonors: ({ input, locale }) => {
    const { target_type: type, target_slug: slug } = input;
    const shown = state.donations.filter(
      (order) =>
        order.donation.show_on_wall &&
        first(order) &&
        (type === undefined || order.target.type === type) &&
        (slug === undefined || order.target.slug === slug),
    );
    const donors = shown.toReversed().map(({ donation: { anonymous, donor_name, message }, date, target }) => ({
      name: anonymous ? null : (donor_name ?? null),
      message: message ?? null,
      date,
      target: targetOf(fixtures, target.type, target.slug, locale),
    }));
    const { items, pagination } = paginate(donors, input);
    return { donors: items, pagination };
  },
};
