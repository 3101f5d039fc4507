import type { PaymentReason } from '@taawun/api-client';

// HyperPay's result codes by their documented groups (https://hyperpay.docs.oppwa.com/reference/resultCodes).

const SUCCESS = /^(000\.000\.|000\.100\.1|000\.[36]|000\.400\.1[12]0)/;
/** Captured, with a manual review pending. */
const REVIEW = /^(000\.400\.0[^3]|000\.400\.100)/;
const PENDING = /^(000\.200|800\.400\.5|100\.400\.500)/;
/** No payment with this reference: never made, or too old for this query. */
const UNKNOWN = /^(200\.300\.404|700\.400\.580)/;

/**
 * Final declines. Anything else is undecided: throttling (800.120.100), an expired access token (800.900.300), a
 * duplicate (800.110, 800.130), a timeout with an uncertain result (900.100.300), errors of the system or of the
 * request, and codes that are not documented.
 */
const DECLINED: readonly RegExp[] = [
  // 3-D Secure, and risk checks of the card scheme.
  /^000\.400\.(1\d[1-9]|2)/,
  /^(100\.390|300\.100\.100)/,
  /^800\.400\.[12]/,
  // The bank.
  /^(800\.[17]00|800\.800\.[123])/,
  // The payer cancelled, or did not confirm in time.
  /^100\.39[567]/,
  // Risk systems, block lists and limits.
  /^(100\.400\.[0-3]|100\.380|800\.[23]00|800\.1[456]0|800\.120\.(?!100))/,
  // The card's data, and a stored card that is not valid any more.
  /^(100\.100|100\.150\.20|100\.2[01]0)/,
];

/** What a result code says of a payment; `undecided` says nothing final. */
export type CodeMeaning = 'paid' | 'pending' | 'unknown' | 'declined' | 'undecided';

/** Returns the meaning of a result code. */
export function readCode(code: string): CodeMeaning {
  if (SUCCESS.test(code) || REVIEW.test(code)) return 'paid';
  if (PENDING.test(code)) return 'pending';
  if (UNKNOWN.test(code)) return 'unknown';
  return DECLINED.some((pattern) => pattern.test(code)) ? 'declined' : 'undecided';
}

const REASONS: readonly (readonly [RegExp, PaymentReason])[] = [
  [/^800\.100\.(155|203)/, 'insufficient_funds'],
  [/^(800\.100\.157|100\.100\.30[13]|100\.150\.20)/, 'card_expired'],
  [/^(800\.120|800\.100\.162|800\.100\.163)/, 'limit_exceeded'],
  [/^(100\.396\.10[14])/, 'cancelled'],
  [/^(100\.390|100\.380|000\.400\.1|000\.400\.2|300\.100|800\.400\.2)/, 'three_d_secure'],
];

/** Returns the reason of a declined payment. */
export const reasonOf = (code: string): PaymentReason =>
  REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'declined';
