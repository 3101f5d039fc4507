import type { Brand, Locale, PaymentReason } from '@taawun/api-client';

/** Gateway's response about a payment. Only `paid` with our reference, amount and currency counts as payment. */
export interface GatewayOutcome {
  /** `unknown`: the gateway has no payment with this reference; `open`: waiting for the payer. */
  status: 'unknown' | 'open' | 'pending' | 'paid' | 'failed';
  /** Our reference, as the gateway returns it. */
  reference: string | null;
  /** Halalas. */
  amount: number | null;
  currency: string | null;
  /** The gateway's payment id. */
  payment: string | null;
  /** Set only for a failed payment. */
  reason: PaymentReason | null;
  lastFour: string | null;
  /** The gateway's card token, if it was requested to store the card: a secret. */
  token: string | null;
}

/** Returns a response without a payment. */
export const noPayment = (status: 'unknown' | 'open'): GatewayOutcome => ({
  status,
  reference: null,
  amount: null,
  currency: null,
  payment: null,
  reason: null,
  lastFour: null,
  token: null,
});

/** Payment data sent to a gateway. */
export interface Order {
  /** Our reference, unique per attempt. */
  reference: string;
  /** Halalas. */
  amount: number;
  currency: 'SAR';
  brand: Brand;
}

/** Checkout at a gateway. */
interface OpenCheckout {
  /** The gateway's id for it. */
  id: string;
  /** Subresource integrity of the gateway's script for this checkout; `null` where the gateway gives none. */
  integrity: string | null;
}

/** Payment whose status is requested from a gateway. */
export interface Attempt extends Order {
  checkout: string | null;
  payment: string | null;
}

/** Contents of the payment iframe's document, and the origins that it may load from. */
export interface Frame {
  /** Path of our script below /gateway/, which mounts the gateway's fields. */
  script: string;
  /** Input of that script, as `data-*` attributes. */
  data: Readonly<Record<string, string>>;
  /** Our HTML that the fields are mounted in. */
  body: string;
  /** Content-Security-Policy directives in addition to `default-src 'none'`. */
  policy: readonly string[];
}

interface FrameRequest {
  checkoutId: string;
  attempt: Attempt;
  locale: Locale;
  theme: 'light' | 'dark';
  keepCard: boolean;
  /** Subresource integrity of the gateway's script for this checkout. */
  integrity: string | null;
  /** Absolute URL that the gateway redirects the payer to. */
  returnUrl: string;
}

/** The gateway does not respond, or not as documented: the outcome is unknown. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}

/** Payment gateway. Each call throws `GatewayAway` when its outcome is unknown. */
export interface Gateway {
  readonly name: 'sandbox' | 'hyperpay' | 'moyasar';
  /** Whether it is a test gateway: no real money moves. */
  readonly test: boolean;
  readonly brands: readonly Brand[];
  /** Halalas that a card verification charges and refunds; 0 when the gateway needs none. */
  readonly cardCheck: number;
  /** Opens a checkout. May be repeated with the same reference. */
  open: (order: Order, options: { keepCard: boolean; locale: Locale }) => Promise<OpenCheckout>;
  /**
   * Requests the status of a payment. A gateway that limits such requests may repeat its previous answer for some
   * seconds, except where it must be `fresh`.
   */
  verify: (attempt: Attempt, options?: { fresh?: boolean }) => Promise<GatewayOutcome>;
  /** Charges a stored card. The same reference is charged once. */
  charge: (order: Order, token: string) => Promise<GatewayOutcome>;
  /** Refunds a payment; true once it is refunded. May be repeated. */
  refund: (attempt: Attempt) => Promise<boolean>;
  /** Closes a checkout for payment, if the gateway supports it. */
  close: (attempt: Attempt) => Promise<void>;
  frame: (request: FrameRequest) => Frame;
  /**
   * Returns the reference in a webhook, or `null` when the webhook is not authentic or concerns something else. The
   * rest of the payload is not trusted.
   */
  readWebhook: (headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer) => string | null;
}
