import { OPEN_CHECKOUT } from './open-checkout.ts';

/** Goes up whenever what is kept changes its form: what an older page has kept is dropped. */
const VERSION = 1;

/** The part of Web Storage that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a tab keeps of a payment that is under way: its name at the server, and nothing of whoever pays. */
export interface PaymentStorage {
  read: () => string | null;
  /** `null`: none is under way. */
  write: (checkoutId: string | null) => void;
}

/** Storage on a shelf of the browser; without one nothing is kept. */
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
        // The browser keeps nothing: the payment goes on as long as the page stands.
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
