import type { ApiErrorKind } from '@taawun/api-client';
import type { Brand, PaymentReason } from '@taawun/domain';
import type { CallFailure } from '../shared/call-failure.ts';

/** The target of a donation. */
export type PaymentTarget = { type: 'general' } | { type: 'program' | 'product'; slug: string; title: string };

/** The donor's data in the contract's names. Absent fields were left empty. */
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
  /** ISO date on which the receiver is notified. */
  notify_on?: string;
  show_amount?: boolean;
}

/** An existing order, which is paid, or whose monthly donation gets another card. */
export interface PlacedOrder {
  number: string;
  code: string | null;
  does: 'pay' | 'changeCard';
}

/** What is paid for, before a request is made. */
export interface PaymentIntent {
  /** Purpose of the payment; absent for a donation. */
  purpose?: 'balance' | 'shares';
  /** Target of a donation. */
  target: PaymentTarget;
  /** Halalas per month; for a balance or shares the whole amount, with one month. */
  monthlyPrice: number;
  months: number;
  /** Halalas charged now; absent: one month. */
  dueNow?: number;
  /** What the amount gives, in the language of the page; absent where nothing is known of it. */
  impact?: string;
  details?: DonationDetails;
  order?: PlacedOrder;
}

/** Payment options of the association's gateway. */
export interface PaymentOptions {
  /** Card brands, mada first. */
  brands: readonly Brand[];
  /** The sandbox gateway: no real money. */
  test: boolean;
}

/** A checkout of the server: the specification's `paymentDetails`. */
export interface PaymentDetails {
  order_number: string;
  /** Opens the order without a sign-in. */
  order_code: string;
  checkout_id: string;
  purpose: 'donation' | 'card' | 'balance' | 'shares';
  /** `pending`: not decided by the gateway. */
  status: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  /** Halalas due now. */
  amount: number;
  /** Halalas in all. */
  total: number;
  /** Expiry by this device's clock, ISO timestamp. */
  ends_at: string;
  /** Failure code, with the server's message. */
  reason: PaymentReason | null;
  verified_message: string | null;
  receipt: { number: string; code: string; date: string } | null;
  gift_code: string | null;
  /** Time of the response by the server's clock, ISO timestamp. */
  server_time: string;
}

/** Why a payment failed: its call, or the reason of the bank or the gateway. */
export interface PaymentFailure extends Omit<CallFailure, 'kind'> {
  kind: ApiErrorKind | PaymentReason;
}

export type PaymentEvent =
  | { type: 'payment.requested'; intent: PaymentIntent }
  /** A checkout of an earlier page of this tab is open. */
  | { type: 'payment.resumed'; checkoutId: string }
  | { type: 'brand.chosen'; brand: Brand }
  | { type: 'brand.confirmed' }
  /** Hint of the gateway's iframe: the card was submitted. */
  | { type: 'gateway.submitted' }
  /** Hint: the card was invalid and is entered again. */
  | { type: 'gateway.refused' }
  /** Hint: the bank's page has ended, or was cancelled. */
  | { type: 'gateway.returned' }
  | { type: 'gateway.failed' }
  /** Pushed by the server. */
  | { type: 'checkout.known'; checkout: PaymentDetails }
  /** The page is visible again, or the network is back. */
  | { type: 'page.shown' }
  | { type: 'payment.timedOut' }
  | { type: 'payment.retried' }
  | { type: 'payment.repaid' }
  | { type: 'payment.closed' }
  | { type: 'payment.forgotten' };

export type PaymentEmitted =
  /** The totals of its target have changed. */
  | { type: 'payment.paid'; details: PaymentDetails }
  /** The form has field errors. */
  | { type: 'payment.refused' };

export const sameIntent = (one: PaymentIntent | null, other: PaymentIntent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Reasons of the bank and of the gateway; every other kind is of a failed call. */
const REASONS: Readonly<Record<PaymentReason, true>> = {
  declined: true,
  insufficient_funds: true,
  three_d_secure: true,
  card_expired: true,
  limit_exceeded: true,
  cancelled: true,
  mismatch: true,
  gateway_error: true,
};

export const isReason = (kind: ApiErrorKind | PaymentReason): kind is PaymentReason => Object.hasOwn(REASONS, kind);

/** A declined payment as a failure. */
export const asFailure = ({ reason, verified_message }: PaymentDetails): PaymentFailure => ({
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
