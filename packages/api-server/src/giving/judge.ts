import type { PaymentReason } from '@taawun/api-client';
import { sarText } from '../domain/money.ts';
import type { Verdict } from '../gateways/port.ts';
import type { PaymentRow } from './rows.ts';

/** What a gateway's word does to a payment. */
export type Judgement =
  | { to: 'same' | 'pending' | 'expired' | 'paid' }
  | { to: 'failed'; reason: PaymentReason; note: string | null };

/** What does not fit; null when the gateway took exactly what was asked for. */
function mismatch({ reference, amount, currency }: PaymentRow, verdict: Verdict): string | null {
  if (verdict.reference !== reference) return `The gateway names another reference.`;
  if (verdict.currency !== currency)
    return `The gateway took ${verdict.currency ?? 'no currency'}; ${currency} was asked for.`;
  if (verdict.amount !== amount)
    return `The gateway took ${verdict.amount === null ? 'nothing' : sarText(verdict.amount)}; ${sarText(amount)} was asked for.`;
  if (verdict.payment === null) return 'The gateway gives the payment no name.';
  return null;
}

/**
 * Decides what a gateway's word means for a payment. `closing`: it is not to be paid any more, unless it has been.
 * What was taken after we gave a payment up still counts: no money is lost.
 */
export function judge(
  payment: PaymentRow,
  verdict: Verdict,
  { closing, now }: { closing: boolean; now: Date },
): Judgement {
  const { status } = payment;
  if (status === 'paid' || status === 'refunding' || status === 'refunded') return { to: 'same' };
  if (verdict.status === 'paid') {
    const note = mismatch(payment, verdict);
    return note === null ? { to: 'paid' } : { to: 'failed', reason: 'mismatch', note };
  }
  if (status === 'failed') return { to: 'same' };
  if (verdict.status === 'failed') return { to: 'failed', reason: verdict.reason ?? 'declined', note: null };
  if (verdict.status === 'pending') return { to: status === 'pending' ? 'same' : 'pending' };
  // What the runner has begun is not given up: it is found, or charged again under the same name.
  const over = payment.initiator === 'donor' && (closing || payment.expires_at <= now);
  return { to: over && status !== 'expired' ? 'expired' : 'same' };
}
