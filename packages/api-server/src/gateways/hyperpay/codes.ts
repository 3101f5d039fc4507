import type { PaymentReason } from '@taawun/api-client';

/** HyperPay's documented result codes for success; codes that match no pattern have failed. */
const SUCCESS = /^(000\.000\.|000\.100\.1|000\.[36])/;
/** Captured, with a manual review pending. */
const REVIEW = /^(000\.400\.0[^3]|000\.400\.100)/;
const PENDING = /^(000\.200|800\.400\.5|100\.400\.500)/;
/** No payment with this reference: never made, or too old for this query. */
const UNKNOWN = /^(200\.300\.404|700\.400\.580)/;

/** Returns the payment status of a result code. */
export function readCode(code: string): 'paid' | 'pending' | 'unknown' | 'failed' {
  if (SUCCESS.test(code) || REVIEW.test(code)) return 'paid';
  if (PENDING.test(code)) return 'pending';
  return UNKNOWN.test(code) ? 'unknown' : 'failed';
}

const REASONS: readonly (readonly [RegExp, PaymentReason])[] = [
  [/^800\.100\.(155|203)/, 'insufficient_funds'],
  [/^(800\.100\.157|100\.100\.30[13])/, 'card_expired'],
  [/^(800\.120\.100|800\.100\.162|800\.100\.163)/, 'limit_exceeded'],
  [/^(100\.396\.10[14])/, 'cancelled'],
  [/^(100\.390|100\.380|000\.400\.103)/, 'three_d_secure'],
  [/^(900\.|800\.[56]00|999\.)/, 'gateway_error'],
];

/** Returns the reason of a failed payment. */
export const reasonOf = (code: string): PaymentReason =>
  REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'declined';
