import type { Brand, Locale, PaymentReason } from '@taawun/api-client';

/** What a gateway says of a payment. Only `paid` with our reference, amount and currency pays for anything. */
export interface Verdict {
  /** `unknown`: the gateway has no payment under this name; `open`: it waits for the payer. */
  status: 'unknown' | 'open' | 'pending' | 'paid' | 'failed';
  /** Our name for it, as the gateway repeats it. */
  reference: string | null;
  /** Halalas. */
  amount: number | null;
  currency: string | null;
  /** The gateway's name of the payment. */
  payment: string | null;
  /** Only of a failed one. */
  reason: PaymentReason | null;
  lastFour: string | null;
  /** The gateway's name of the card, when it was asked to keep it: a secret. */
  token: string | null;
}

/** A verdict without a payment. */
export const noPayment = (status: 'unknown' | 'open'): Verdict => ({
  status,
  reference: null,
  amount: null,
  currency: null,
  payment: null,
  reason: null,
  lastFour: null,
  token: null,
});

/** A payment as a gateway is told of it. */
export interface Order {
  /** Our name for it, new for each attempt. */
  reference: string;
  /** Halalas. */
  amount: number;
  currency: 'SAR';
  brand: Brand;
}

/** A payment that a gateway is asked about. */
export interface Attempt extends Order {
  checkout: string | null;
  payment: string | null;
}

/** What the document of the frame holds: files of ours and of the gateway, and what only it may load. */
export interface Frame {
  /** A script of ours below /gateway/, which mounts the gateway's fields. */
  script: string;
  /** What that script reads, as attributes `data-*`. */
  data: Readonly<Record<string, string>>;
  /** HTML of ours that the fields are mounted in. */
  body: string;
  /** Directives of the Content-Security-Policy beside `default-src 'none'`. */
  policy: readonly string[];
}

interface FrameRequest {
  checkoutId: string;
  attempt: Attempt;
  locale: Locale;
  theme: 'light' | 'dark';
  keepCard: boolean;
  /** Absolute address that the gateway sends the payer back to. */
  returnUrl: string;
}

/** The gateway does not answer, or not what it is documented to: nothing is known. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway';
}

/** Whoever takes the money. Each call throws `GatewayAway` when nothing is known of its outcome. */
export interface Gateway {
  readonly name: 'sandbox' | 'hyperpay' | 'moyasar';
  /** No real money moves. */
  readonly test: boolean;
  readonly brands: readonly Brand[];
  /** Halalas that a check of a card takes, and that are given back: 0 where the gateway can do without. */
  readonly cardCheck: number;
  /** Opens a checkout; answers the gateway's name for it. The same reference may be opened again. */
  open: (order: Order, options: { keepCard: boolean; locale: Locale }) => Promise<string>;
  /** Asks what has become of a payment. */
  verify: (attempt: Attempt) => Promise<Verdict>;
  /** Takes money from a card that was kept. The same reference takes it once. */
  charge: (order: Order, token: string) => Promise<Verdict>;
  /** Gives a payment back; true once it is given back. May be repeated. */
  refund: (attempt: Attempt) => Promise<boolean>;
  /** Lets nobody pay a checkout any more, where the gateway can do so. */
  close: (attempt: Attempt) => Promise<void>;
  frame: (request: FrameRequest) => Frame;
  /** The reference that a webhook speaks of, or null: it is not the gateway's, or of something else. Nothing else in it is believed. */
  readWebhook: (headers: Readonly<Record<string, string | string[] | undefined>>, body: Buffer) => string | null;
}
