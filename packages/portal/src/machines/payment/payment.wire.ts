import type { CheckoutState } from '@taawun/api-client';
import type { PaymentDetails, PaymentIntent } from './payment.types.ts';

/**
 * Maps a checkout of the contract to the machine's. Its expiry is converted to this device's clock, which may be wrong
 * by hours.
 */
export function toDetails(told: CheckoutState, now = Date.now()): PaymentDetails {
  const {
    order_number,
    order_code,
    checkout_id,
    purpose,
    status,
    reason,
    amount,
    total,
    verified_message,
    receipt,
    gift_code,
    expires_at,
    server_time,
  } = told;
  return {
    order_number,
    order_code,
    checkout_id,
    purpose,
    // A refunded payment is over: only a new donation can follow.
    status: status === 'refunded' ? 'expired' : status,
    reason,
    amount,
    total,
    verified_message,
    ends_at: new Date(now + Date.parse(expires_at) - Date.parse(server_time)).toISOString(),
    receipt: receipt && { number: receipt.number, code: receipt.code, date: receipt.date },
    gift_code,
    told_at: server_time,
  };
}

/** The intent of a checkout that an earlier page created. */
export function toIntent({
  target,
  monthly_price,
  months,
  purpose,
  order_number,
  order_code,
}: CheckoutState): PaymentIntent {
  const { type, slug, title } = target;
  return {
    ...(purpose === 'balance' || purpose === 'shares' ? { purpose } : {}),
    target: type === 'general' || slug === null ? { type: 'general' } : { type, slug, title },
    monthlyPrice: monthly_price,
    months,
    order: { number: order_number, code: order_code, does: purpose === 'card' ? 'changeCard' : 'pay' },
  };
}

/** Maps an intent to the contract's names. */
export const toRequest = ({ target, monthlyPrice, months, details }: PaymentIntent) => ({
  target_type: target.type,
  ...(target.type === 'general' ? {} : { target_slug: target.slug }),
  monthly_price: monthlyPrice,
  months,
  ...details,
});
