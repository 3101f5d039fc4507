import type { CallFailure } from '../shared/call-failure.ts';

/** What is given to. */
export type PaymentTarget = { type: 'general' } | { type: 'program' | 'product'; slug: string; title: string };

/** Who gives, as far as they say, and what is to be said of it; the wire's names. What is absent was not given. */
export interface DonationDetails {
  donor_name?: string;
  donor_email?: string;
  donor_mobile?: string;
  anonymous?: boolean;
  message?: string;
  show_on_wall?: boolean;
  /** Makes it a gift. */
  receiver_name?: string;
  sender_name?: string;
  gift_message?: string;
  receiver_mobile?: string;
  receiver_email?: string;
  /** ISO day on which the receiver is told. */
  notify_on?: string;
  show_amount?: boolean;
}

/** An order that exists at the server: it is paid, or its monthly donation gets another card. */
export interface PlacedOrder {
  number: string;
  code: string | null;
  does: 'pay' | 'changeCard';
}

/** What is to be paid, before anybody was asked. */
export interface PaymentIntent {
  /** What the money is for; absent for a donation. */
  purpose?: 'balance' | 'shares';
  /** Of a donation: what is given to. */
  target: PaymentTarget;
  /** Halalas a month; of a balance or shares the whole amount, with one month. */
  monthlyPrice: number;
  months: number;
  /** Halalas that are charged at once; absent: a month. */
  dueNow?: number;
  details?: DonationDetails;
  order?: PlacedOrder;
}

/** What the association's gateway offers. */
export interface PaymentOptions {
  /** mada first. */
  brands: readonly string[];
  /** No real money moves. */
  test: boolean;
}

/** A checkout as the server tells it: the specification's `paymentDetails`. */
export interface PaymentDetails {
  order_number: string;
  /** Opens the order without a sign-in. */
  order_code: string;
  checkout_id: string;
  purpose: 'donation' | 'card' | 'balance' | 'shares';
  /** `pending`: the gateway has not decided. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Halalas due now. */
  amount: number;
  /** Halalas in all. */
  total: number;
  /** When it ends by this device's clock, ISO. */
  ends_at: string;
  /** Why it failed: a code, and the server's words. */
  reason: string | null;
  verified_message: string | null;
  receipt: { number: string; code: string; date: string } | null;
  gift_code: string | null;
  /** By the server's clock, ISO. */
  told_at: string;
}

export type PaymentEvent =
  | { type: 'payment.requested'; intent: PaymentIntent }
  /** An earlier page of this tab has left a checkout open. */
  | { type: 'payment.resumed'; checkoutId: string }
  | { type: 'brand.chosen'; brand: string }
  | { type: 'brand.confirmed' }
  /** The gateway's frame hints: what was typed is on its way. */
  | { type: 'gateway.submitted' }
  /** It hints: what was typed was no card, and is typed again. */
  | { type: 'gateway.refused' }
  /** It hints: the bank is done, or the reader has given up. */
  | { type: 'gateway.returned' }
  | { type: 'gateway.failed' }
  /** The server's word, unasked. */
  | { type: 'checkout.known'; checkout: PaymentDetails }
  /** The reader looks at the page again, or is back online. */
  | { type: 'page.shown' }
  | { type: 'payment.timedOut' }
  | { type: 'payment.retried' }
  | { type: 'payment.repaid' }
  | { type: 'payment.closed' }
  | { type: 'payment.forgotten' };

export type PaymentEmitted =
  /** What it was given to has grown. */
  | { type: 'payment.paid'; details: PaymentDetails }
  /** A form has fields to mend. */
  | { type: 'payment.refused' };

export const sameIntent = (one: PaymentIntent | null, other: PaymentIntent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A declined payment as a failure. */
export const asFailure = ({ reason, verified_message }: PaymentDetails): CallFailure => ({
  kind: reason ?? 'declined',
  serverMessage: verified_message,
  fieldErrors: null,
});

/** A payment that is no donation. @param amount halalas */
export const intentOfPurpose = (purpose: 'balance' | 'shares', amount: number): PaymentIntent => ({
  purpose,
  target: { type: 'general' },
  monthlyPrice: amount,
  months: 1,
});
