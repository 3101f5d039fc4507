import { cancelPlan, nextChargeOn, pausePlan, resumePlan, type Plan } from '@taawun/domain/giving';
import { targetOf } from '../content/target.ts';
import { riyadhDay } from '@taawun/domain';
import { paginate } from '../content/index.ts';
import * as fixtures from '../fixtures/index.ts';
import type { Locale, Order, OutputOf, Payment, Subscription, SubscriptionDetails } from '../types.ts';
import { successText } from '../validation/index.ts';
import type { MockCall } from './call.ts';
import { openedCheckout } from './checkout-state.ts';
import { MockFailure, once } from './failure.ts';
import type { MockOrder, MockPayment } from './state/giving-state.ts';
import { mockPdf } from './files/pdf.ts';
import { expireMockPayments, openCheckout, shownCheckout, shownReceipt } from './payments.ts';
import { state, type MockAccount } from './state/state.ts';

type OrderOperation =
  | 'listOrders'
  | 'getOrder'
  | 'repayOrder'
  | 'listSubscriptions'
  | 'getSubscription'
  | 'pauseSubscription'
  | 'changeSubscriptionAmount'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'changeSubscriptionCard'
  | 'listReceipts'
  | 'getReceipt'
  | 'getGivingStatement';

const requireUser = (account: MockAccount | null): MockAccount => {
  if (!account) throw new MockFailure('unauthenticated');
  return account;
};
const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date, 'en');

/**
 * Returns the caller's own order, or the order of the code.
 * @throws MockFailure `not_found`
 */
function orderOf(account: MockAccount | null, { number, code }: { number: string; code?: string }): MockOrder {
  const order = state.donations.find((each) => each.number === number);
  if (!order || !((account && order.owner === account.id) || order.code === code)) throw new MockFailure('not_found');
  expireMockPayments(order);
  return order;
}

const paidOf = ({ payments }: MockOrder) =>
  payments.filter(({ status, receipt }) => status === 'paid' && receipt !== null);
const repayable = ({ status, payments }: MockOrder) =>
  status === 'expired' || (status === 'pending' && !payments.some((payment) => payment.status === 'pending'));

const shownPayment = ({ period, date, amount, status, reason, brand, last_four, receipt }: MockPayment): Payment => ({
  period,
  date,
  amount,
  status,
  reason,
  brand,
  last_four,
  receipt_number: receipt?.number ?? null,
});

function shownOrder(order: MockOrder, locale: Locale): Order {
  const { number, date, price, qty, status, plan, target } = order;
  const left = plan ? qty - plan.charged : status === 'succeeded' ? 0 : qty;
  return {
    number,
    date,
    price,
    qty,
    total: price * qty,
    status,
    unit: successText('month', locale),
    remaining: left,
    target: targetOf(fixtures, target.type, target.slug, locale),
    repayable: repayable(order),
    subscription: plan !== null,
  };
}

function planOf({ plan }: MockOrder): Plan {
  if (!plan) throw new MockFailure('not_found');
  return plan;
}

function shownSubscription(order: MockOrder, locale: Locale): Subscription {
  const plan = planOf(order);
  const next = nextChargeOn(plan);
  return {
    number: order.number,
    target: targetOf(fixtures, order.target.type, order.target.slug, locale),
    monthly_price: order.monthly_price,
    months: plan.months,
    months_left: plan.months - plan.charged,
    given: paidOf(order).reduce((sum, { amount }) => sum + amount, 0),
    status: plan.status,
    started_on: plan.started_on,
    next_charge_on: next,
    retry_on: plan.declines > 0 ? next : null,
    card: order.card,
  };
}

const receiptsOf = (order: MockOrder, locale: Locale) =>
  paidOf(order)
    .map((payment) => shownReceipt(order, payment, locale))
    .toReversed();
const details = (order: MockOrder, locale: Locale): SubscriptionDetails => ({
  ...shownSubscription(order, locale),
  payments: order.payments.map(shownPayment).toReversed(),
  receipts: receiptsOf(order, locale),
});

type Change = 'subscription_paused' | 'subscription_amount' | 'subscription_cancelled' | 'subscription_resumed';

function change(order: MockOrder, plan: Plan | null, done: Change, locale: Locale) {
  if (!plan) throw new MockFailure('subscription_closed');
  order.plan = plan;
  return { message: successText(done, locale), subscription: details(order, locale) };
}

const owned = (account: MockAccount | null) =>
  state.donations.filter(({ owner, purpose }) => purpose === 'donation' && owner === requireUser(account).id);

export const orderAnswers: { [Id in OrderOperation]: (call: MockCall<Id>) => OutputOf<Id> } = {
  listOrders: ({ account, input, locale }) => {
    const { items, pagination } = paginate(
      owned(account)
        .map((order) => shownOrder(order, locale))
        .toSorted(newestFirst),
      input,
    );
    return { orders: items, pagination };
  },
  getOrder: ({ account, input, locale }) => {
    const order = orderOf(account, input);
    if (order.purpose !== 'donation') throw new MockFailure('not_found');
    const {
      anonymous = false,
      message = null,
      receiver_name = null,
      donor_name = null,
      donor_email = null,
    } = order.donation;
    const receipts = receiptsOf(order, locale);
    return {
      order: {
        ...shownOrder(order, locale),
        paid: receipts.reduce((sum, { amount }) => sum + amount, 0),
        anonymous,
        message,
        receiver_name,
        gift_code: receipts.length > 0 ? order.gift_code : null,
        donor_name,
        donor_email,
        payments: order.payments.map(shownPayment).toReversed(),
        receipts,
      },
    };
  },
  repayOrder: ({ account, input, idempotencyKey, locale }) => {
    const order = orderOf(account, input);
    const checkout = once(state.checkouts, `${order.number} ${idempotencyKey}`, ['repay', input.brand], () => {
      if (!repayable(order)) throw new MockFailure('order_closed');
      order.status = 'pending';
      return shownCheckout(order, openCheckout(order, input.brand));
    });
    return openedCheckout(checkout, locale);
  },
  listSubscriptions: ({ account, input, locale }) => {
    const rows = owned(account)
      .filter(({ plan }) => plan !== null)
      .toSorted(newestFirst);
    const { items, pagination } = paginate(
      rows.map((order) => shownSubscription(order, locale)),
      input,
    );
    return { subscriptions: items, pagination };
  },
  getSubscription: ({ account, input, locale }) => ({ subscription: details(orderOf(account, input), locale) }),
  pauseSubscription: ({ account, input, locale }) => {
    const order = orderOf(account, input);
    return change(order, pausePlan(planOf(order), input.months), 'subscription_paused', locale);
  },
  changeSubscriptionAmount: ({ account, input, locale }) => {
    const order = orderOf(account, input);
    const plan = planOf(order);
    const open = plan.status !== 'completed' && plan.status !== 'cancelled';
    if (open) order.monthly_price = input.monthly_price;
    return change(order, open ? plan : null, 'subscription_amount', locale);
  },
  cancelSubscription: ({ account, input, locale }) => {
    const order = orderOf(account, input);
    return change(order, cancelPlan(planOf(order)), 'subscription_cancelled', locale);
  },
  resumeSubscription: ({ account, input, locale }) => {
    const order = orderOf(account, input);
    const plan = resumePlan(planOf(order), riyadhDay(new Date()));
    if (plan && !order.card) throw new MockFailure('card_needed');
    return change(order, plan, 'subscription_resumed', locale);
  },
  changeSubscriptionCard: ({ account, input, idempotencyKey, locale }) => {
    const order = orderOf(account, input);
    const plan = planOf(order);
    const checkout = once(state.checkouts, `${order.number} ${idempotencyKey}`, ['card', input.brand], () => {
      if (plan.status === 'completed') throw new MockFailure('subscription_closed');
      return shownCheckout(order, openCheckout(order, input.brand, 'card'));
    });
    return openedCheckout(checkout, locale);
  },
  listReceipts: ({ account, input, locale }) => {
    const { from = '', to = '9999-12-31' } = input;
    const rows = owned(account)
      .flatMap((order) => receiptsOf(order, locale))
      .filter(({ date }) => date >= from && date <= to);
    const { items, pagination } = paginate(rows.toSorted(newestFirst), input);
    return { receipts: items, pagination };
  },
  getReceipt: ({ account, input }) => {
    const order = state.donations.find(({ payments }) =>
      payments.some(({ receipt }) => receipt?.number === input.receipt_number),
    );
    if (!order) throw new MockFailure('not_found');
    orderOf(account, { number: order.number, ...(input.code !== undefined && { code: input.code }) });
    return mockPdf(`Receipt ${input.receipt_number}`);
  },
  getGivingStatement: ({ account, input: { year, from, to } }) => {
    const { firstname } = requireUser(account);
    if (year === undefined && (from === undefined || to === undefined))
      throw new MockFailure('validation', [{ field: 'year', rule: 'required' }]);
    if (from !== undefined && to !== undefined && from > to)
      throw new MockFailure('validation', [{ field: 'to', rule: 'valid' }]);
    return mockPdf(`Statement of ${year ?? `${from} to ${to}`} (${firstname.length})`);
  },
};
