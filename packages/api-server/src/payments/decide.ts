import type { PaymentReason } from '@taawun/api-client';
import { sarText } from '../shared/money.ts';
import type { GatewayOutcome } from '../gateways/shared/port.ts';
import type { PaymentRow } from '../db/giving-schema.ts';

/** State change that a gateway response causes. */
export type Decision =
  | { to: 'same' | 'pending' | 'expired' | 'paid' }
  | { to: 'failed'; reason: PaymentReason; note: string | null };

/** Describes the mismatch; `null` when the gateway captured exactly what was requested. */
function mismatch({ reference, amount, currency }: PaymentRow, outcome: GatewayOutcome): string | null {
  if (outcome.reference !== reference) return `The gateway names another reference.`;
  if (outcome.currency !== currency)
    return `The gateway took ${outcome.currency ?? 'no currency'}; ${currency} was asked for.`;
  if (outcome.amount !== amount)
    return `The gateway took ${outcome.amount === null ? 'nothing' : sarText(outcome.amount)}; ${sarText(amount)} was asked for.`;
  if (outcome.payment === null) return 'The gateway gives the payment no name.';
  return null;
}

/**
 * Decides what a gateway response means for a payment. A payment that is captured after it expired still counts, so
 * that no money is lost.
 * @param closing whether an unpaid payment is to expire now
 */
export function decide(
  payment: PaymentRow,
  outcome: GatewayOutcome,
  { closing, now }: { closing: boolean; now: Date },
): Decision {
  const { status } = payment;
  if (status === 'paid' || status === 'refunding' || status === 'refunded') return { to: 'same' };
  if (outcome.status === 'paid') {
    const note = mismatch(payment, outcome);
    return note === null ? { to: 'paid' } : { to: 'failed', reason: 'mismatch', note };
  }
  if (status === 'failed') return { to: 'same' };
  if (outcome.status === 'failed') return { to: 'failed', reason: outcome.reason ?? 'declined', note: null };
  if (outcome.status === 'pending') return { to: status === 'pending' ? 'same' : 'pending' };
  // Payments of the runner do not expire: reconciliation finds them or repeats the charge with the same reference.
  const over = payment.initiator === 'donor' && (closing || payment.expires_at <= now);
  return { to: over && status !== 'expired' ? 'expired' : 'same' };
}
