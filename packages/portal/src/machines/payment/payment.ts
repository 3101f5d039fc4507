import type { Client } from '@taawun/api-client';
import { lazyMachine, type LazyMachine } from '../shared/lazy-machine.ts';
import type { Payment } from './payment.binding.ts';
import { OPEN_CHECKOUT } from './open-checkout.ts';
import type { PaymentEmitted, PaymentEvent, PaymentIntent, PaymentTarget } from './payment.types.ts';

export type { Payment, PaymentIntent, PaymentTarget };

export interface PaymentMachine extends LazyMachine<Payment, PaymentEvent, PaymentEmitted> {
  /** Goes on with what this tab has left open, if anything. */
  resume: () => void;
  /** Drops the payment and whatever follows it, if there is any: an order belongs to whoever opened it. */
  forget: () => void;
}

const CLOSED: Payment = {
  checkOutOrder: null,
  paymentDetails: null,
  verified: null,
  brand: null,
  brands: [],
  stage: null,
  busy: false,
  sent: false,
  scriptLoaded: false,
  test: false,
};

/** The payment machine at the checkout call; its code comes with the first wish to pay. */
export function createPayment(client: Client): PaymentMachine {
  const machine = lazyMachine<Payment, PaymentEvent, PaymentEmitted>({
    initial: CLOSED,
    load: async () => (await import('./payment.binding.ts')).runPayment(client),
    unreachable: (payment) => ({ ...payment, verified: { kind: 'network', serverMessage: null, fieldErrors: null } }),
  });
  return {
    ...machine,
    resume: () => {
      try {
        if (sessionStorage.getItem(OPEN_CHECKOUT)) machine.ready().catch(() => {});
      } catch {
        // The browser keeps nothing, so nothing was left.
      }
    },
    forget: () => {
      if (machine.begun()) machine.send({ type: 'payment.forgotten' });
    },
  };
}

export const isScriptLoaded = (payment: Payment): boolean => payment.scriptLoaded;
export const isPaying = (payment: Payment): boolean => payment.busy;
export const checkOutOrderOf = (payment: Payment) => payment.checkOutOrder;
/** Why it did not go through, where the dialog is not there to say so. */
export const verifiedOf = (payment: Payment) => (payment.stage === null ? payment.verified : null);
export const isDialogOpen = (payment: Payment): boolean => payment.stage !== null;
