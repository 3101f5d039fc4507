import type { ReactNode } from 'react';

/** Card brands and wallets, named as by payment gateways. */
export type PaymentBrand = 'mada' | 'visa' | 'mastercard' | 'applepay';

/** State of a payment. Rendered by the dialog, controlled by a state machine outside. */
export type PaymentState =
  /** The gateway script is loading. */
  | { kind: 'loading-script' }
  /**
   * `brands` in display order (mada first), `brand` is the selected one. `more` is rendered below the button, for
   * additional options.
   */
  | { kind: 'choosing-brand'; brands: readonly PaymentBrand[]; brand: PaymentBrand; more?: ReactNode }
  /** The checkout is being created. */
  | { kind: 'creating' }
  /**
   * `widget` contains the gateway's fields, with its own pay button or `PayButton`. `expiresAt` is an ISO timestamp.
   */
  | { kind: 'paying'; expiresAt: string; widget: ReactNode }
  /** The server queries the gateway. The dialog cannot be closed. */
  | { kind: 'verifying' }
  /**
   * `date` is an ISO date. `heading` replaces the default heading for payments other than donations; `text` replaces
   * the default text; `actions` are additional buttons beside the links.
   */
  | {
      kind: 'paid';
      heading?: ReactNode;
      orderNumber: string;
      date: string;
      text?: ReactNode;
      receiptHref?: string | undefined;
      shareHref?: string | undefined;
      actions?: ReactNode;
      /** Whether to repeat what was paid for and how much. @default true */
      summary?: boolean;
    }
  /** The bank's decision is pending. */
  | { kind: 'pending'; text: ReactNode }
  /** `message` is the translated server message. */
  | { kind: 'failed'; message: ReactNode; retryable: boolean }
  | { kind: 'expired' };

/** Line of the payment summary. */
export interface PaymentLine {
  label: string;
  value: ReactNode;
}
