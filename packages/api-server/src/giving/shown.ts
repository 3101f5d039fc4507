import { targetOf } from '@taawun/api-client/content';
import { riyadhDay } from '@taawun/domain';
import type {
  Locale,
  Order,
  OrderDetails,
  Payment,
  PaymentStatus,
  Receipt,
  Subscription,
  SubscriptionDetails,
  Target,
} from '@taawun/api-client';
import type { ContentSource } from '@taawun/api-client/content';
import { successText } from '@taawun/api-client/validation';
import type { OrderRow, PaymentRow, ReceiptRow, SubscriptionRow } from '../db/giving-schema.ts';

/** Context for mapping rows to the API contract. */
export interface Shown {
  content: ContentSource;
  locale: Locale;
}

export const targetOfOrder = (
  { target_type, target_slug }: Pick<OrderRow, 'target_type' | 'target_slug'>,
  { content, locale }: Shown,
): Target => targetOf(content, target_type, target_slug, locale);

/** Maps a payment status to the contract: a running refund is shown as refunded. */
export const shownStatus = (status: PaymentRow['status']): PaymentStatus =>
  status === 'refunding' ? 'refunded' : status;

export function shownReceipt(
  { number, code, date, amount, order_number }: ReceiptRow,
  period: number,
  target: Target,
): Receipt {
  return { number, code, date, amount, currency: 'SAR', order_number, period, target };
}

function shownPayment(
  { period, created_at, amount, status, reason, brand, last_four }: PaymentRow,
  receipt: ReceiptRow | undefined,
): Payment {
  return {
    period,
    date: riyadhDay(created_at),
    amount,
    status: shownStatus(status),
    reason,
    brand,
    last_four,
    receipt_number: receipt?.number ?? null,
  };
}

/** Order with its related rows. */
export interface OrderParts {
  order: OrderRow;
  /** Newest first. */
  payments: readonly PaymentRow[];
  receipts: readonly ReceiptRow[];
  subscription: SubscriptionRow | undefined;
}

/** Halalas of an order's receipts whose payments were not given back. */
export function givenOf({ payments, receipts }: Pick<OrderParts, 'payments' | 'receipts'>): number {
  const paid = new Set(payments.filter(({ status }) => status === 'paid').map(({ id }) => id));
  return receipts.reduce((sum, { payment_id, amount }) => sum + (paid.has(payment_id) ? amount : 0), 0);
}

const waiting = (payments: readonly PaymentRow[]) => payments.some(({ status }) => status === 'pending');

export function shownOrder(
  { order, payments, subscription }: Pick<OrderParts, 'order' | 'payments' | 'subscription'>,
  shown: Shown,
): Order {
  const { number, created_at, price, qty, status } = order;
  const remaining = subscription ? subscription.months - subscription.charged : status === 'succeeded' ? 0 : qty;
  const repayable = (status === 'expired' || status === 'pending') && !waiting(payments);
  return {
    number,
    date: riyadhDay(created_at),
    price,
    qty,
    total: price * qty,
    status,
    unit: successText('month', shown.locale),
    remaining,
    target: targetOfOrder(order, shown),
    repayable,
    subscription: subscription !== undefined,
  };
}

function partsOf(
  { order, payments, receipts }: OrderParts,
  shown: Shown,
): { payments: Payment[]; receipts: Receipt[] } {
  const target = targetOfOrder(order, shown);
  const receiptOf = new Map(receipts.map((receipt) => [receipt.payment_id, receipt]));
  return {
    payments: payments.map((payment) => shownPayment(payment, receiptOf.get(payment.id))),
    receipts: payments.flatMap((payment) => {
      const receipt = receiptOf.get(payment.id);
      return receipt ? [shownReceipt(receipt, payment.period, target)] : [];
    }),
  };
}

export function shownDetails(parts: OrderParts, shown: Shown): OrderDetails {
  const { anonymous, message, gift, gift_code, donor_name, donor_email, paid_at } = parts.order;
  const paid = givenOf(parts);
  return {
    ...shownOrder(parts, shown),
    paid,
    anonymous,
    message,
    receiver_name: gift?.receiver_name ?? null,
    gift_code: paid_at === null ? null : gift_code,
    donor_name,
    donor_email,
    ...partsOf(parts, shown),
  };
}

export function shownSubscription(row: SubscriptionRow, order: OrderRow, given: number, shown: Shown): Subscription {
  const { monthly_price, months, charged, status, started_on, next_charge_on, declines, brand, last_four, token } = row;
  return {
    number: order.number,
    target: targetOfOrder(order, shown),
    monthly_price,
    months,
    months_left: months - charged,
    given,
    status,
    started_on,
    next_charge_on,
    retry_on: declines > 0 ? next_charge_on : null,
    card: token === null ? null : { brand, last_four },
  };
}

export function shownSubscriptionDetails(
  parts: OrderParts & { subscription: SubscriptionRow },
  shown: Shown,
): SubscriptionDetails {
  const given = givenOf(parts);
  return { ...shownSubscription(parts.subscription, parts.order, given, shown), ...partsOf(parts, shown) };
}
