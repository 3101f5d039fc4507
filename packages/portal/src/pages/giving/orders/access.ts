import type { Order, Subscription, Target } from '@taawun/api-client';
import type { PaymentIntent, PaymentTarget } from '../../../machines/payment/payment.ts';

/** By what an order is opened: its owner is signed in, a guest has its code. */
export interface OrderAccess {
  number: string;
  code?: string;
}

const targetOf = ({ type, slug, title }: Target): PaymentTarget =>
  type === 'general' || slug === null ? { type: 'general' } : { type, slug, title };

/** The request to pay an order that exists. */
export const intentFor = (
  { number, code }: OrderAccess,
  { target, price, qty }: Pick<Order, 'target' | 'price' | 'qty'>,
): PaymentIntent => ({
  target: targetOf(target),
  monthlyPrice: price,
  months: qty,
  order: { number, code: code ?? null, does: 'pay' },
});

/** The request to charge a monthly donation to another card: at once the month that has failed, or nothing. */
export const cardIntentFor = (
  { number, code }: OrderAccess,
  {
    target,
    monthly_price,
    months_left,
    status,
  }: Pick<Subscription, 'target' | 'monthly_price' | 'months_left' | 'status'>,
): PaymentIntent => ({
  target: targetOf(target),
  monthlyPrice: monthly_price,
  months: months_left,
  dueNow: status === 'failed' ? monthly_price : 0,
  order: { number, code: code ?? null, does: 'changeCard' },
});
