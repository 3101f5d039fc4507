import type { Order, Subscription, Target } from '@taawun/api-client';
import type { PaymentIntent, PaymentTarget } from '../../../machines/payment/payment.ts';

/** Access to an order: its owner is signed in, a guest has its code. */
export interface OrderAccess {
  number: string;
  code?: string;
}

const targetOf = ({ type, slug, title }: Target): PaymentTarget =>
  type === 'general' || slug === null ? { type: 'general' } : { type, slug, title };

/** Returns the payment intent for an existing order. */
export const intentFor = (
  { number, code }: OrderAccess,
  { target, price, qty }: Pick<Order, 'target' | 'price' | 'qty'>,
): PaymentIntent => ({
  target: targetOf(target),
  monthlyPrice: price,
  months: qty,
  order: { number, code: code ?? null, does: 'pay' },
});

/**
 * Returns the payment intent that moves a monthly donation to another card: due now is the failed month, or nothing.
 */
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
