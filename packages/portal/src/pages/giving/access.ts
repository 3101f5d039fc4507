import type { Order, Target } from '@taawun/api-client';
import type { PaymentIntent, PaymentTarget } from '../../machines/payment.ts';

/** By what an order is opened: its owner is signed in, a guest has its code. */
export interface OrderAccess {
  number: string;
  code?: string;
}

const targetOf = ({ type, slug, title }: Target): PaymentTarget => (type === 'general' || slug === null ? { type: 'general' } : { type, slug, title });

/** The wish to pay an order that stands, or to charge its monthly donation to another card. */
export const intentFor = ({ number, code }: OrderAccess, does: 'pay' | 'changeCard', { target, price, qty }: Pick<Order, 'target' | 'price' | 'qty'>): PaymentIntent => ({
  target: targetOf(target),
  monthlyPrice: price,
  months: qty,
  order: { number, code: code ?? null, does },
});
