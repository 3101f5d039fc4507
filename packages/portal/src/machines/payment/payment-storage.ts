import { OPEN_CHECKOUT } from './open-checkout.ts';

/** Increase with each change of the stored format: values of other versions are dropped. */
const VERSION = 1;

/** The part of Web Storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage of the tab's pending payment: its id at the server, without personal data. */
export interface PaymentStorage {
  read: () => string | null;
  /** `null`: no payment is pending. */
  write: (checkoutId: string | null) => void;
}

/** Storage in Web Storage; without one nothing is stored. */
export function createPaymentStorage(shelf: Shelf | null): PaymentStorage {
  return {
    read: () => {
      try {
        const kept = JSON.parse(shelf?.getItem(OPEN_CHECKOUT) ?? 'null') as {
          version?: unknown;
          checkout_id?: unknown;
        } | null;
        return kept?.version === VERSION && typeof kept.checkout_id === 'string' ? kept.checkout_id : null;
      } catch {
        return null;
      }
    },
    write: (checkoutId) => {
      try {
        if (checkoutId === null) shelf?.removeItem(OPEN_CHECKOUT);
        else shelf?.setItem(OPEN_CHECKOUT, JSON.stringify({ version: VERSION, checkout_id: checkoutId }));
      } catch {
        // Without storage the payment does not survive a reload.
      }
    },
  };
}

/** sessionStorage where the browser allows it: a payment belongs to its tab. */
export function openPaymentStorage(): PaymentStorage {
  try {
    return createPaymentStorage(globalThis.sessionStorage ?? null);
  } catch {
    return createPaymentStorage(null);
  }
}
