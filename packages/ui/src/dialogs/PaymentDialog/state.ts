import type { ReactNode } from 'react';

/** Card brands and wallets as gateways name them. */
export type PaymentBrand = 'mada' | 'visa' | 'mastercard' | 'applepay';

/** Everything a payment can look like. The dialog draws it; a machine outside decides it. */
export type PaymentState =
  /** The gateway's script is coming. */
  | { kind: 'loading-script' }
  /** Brands in the order of offer (mada first); mada is known before the gateway's form is drawn. `more` stands under the button: what else may be given with it. */
  | { kind: 'choosing-brand'; brands: readonly PaymentBrand[]; brand: PaymentBrand; more?: ReactNode }
  /** The checkout is being made. */
  | { kind: 'creating' }
  /** The gateway's fields stand in `widget`, with its own pay button or with `PayButton`. `expiresAt` is an ISO timestamp. */
  | { kind: 'paying'; expiresAt: string; widget: ReactNode }
  /** The server asks the gateway. Nobody may leave now. */
  | { kind: 'verifying' }
  /** `date` is ISO. `heading` names what was paid, where it is no donation; `text` says more than that it has been received; `actions` stand beside the links, for what is no link. */
  | {
      kind: 'paid';
      heading?: ReactNode;
      orderNumber: string;
      date: string;
      text?: ReactNode;
      receiptHref?: string | undefined;
      shareHref?: string | undefined;
      actions?: ReactNode;
    }
  /** The bank has not decided yet. */
  | { kind: 'pending'; text: ReactNode }
  /** `message` is the server's, translated. */
  | { kind: 'failed'; message: ReactNode; retryable: boolean }
  | { kind: 'expired' };

/** One line of the summary: what is paid for. */
export interface PaymentLine {
  label: string;
  value: ReactNode;
}
