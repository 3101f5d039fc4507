import type { Client } from '@taawun/api-client';
import { lazyMachine, type LazyMachine } from '../shared/lazy-machine.ts';
import type { Payment } from './payment.binding.ts';
import { openCheckoutStorage } from './open-checkout.ts';
import type { PaymentEmitted, PaymentEvent, PaymentIntent, PaymentTarget } from './payment.model.ts';

export type { Payment, PaymentIntent, PaymentTarget };

export interface PaymentMachine extends LazyMachine<Payment, PaymentEvent, PaymentEmitted> {
  /** Resumes the tab's pending payment, if there is one. */
  resume: () => void;
  /** Drops the payment: an order belongs to the user who created it. */
  forget: () => void;
}

const CLOSED: Payment = {
  checkOutOrder: null,
  paymentDetails: null,
  verified: null,
  brand: null,
  brands: [],
  step: null,
  busy: false,
  sent: false,
  scriptLoaded: false,
  test: false,
};

/** The payment machine; its code is loaded with the first payment request. */
export function createPayment(client: Client): PaymentMachine {
  const machine = lazyMachine<Payment, PaymentEvent, PaymentEmitted>({
    initial: CLOSED,
    load: async () => (await import('./payment.binding.ts')).runPayment(client),
    unreachable: (payment) => ({ ...payment, verified: { kind: 'network', serverMessage: null, fieldErrors: null } }),
  });
  return {
    ...machine,
    resume: () => {
      if (openCheckoutStorage.read() !== null) machine.ready().catch(() => {});
    },
    forget: () => {
      if (machine.begun()) machine.send({ type: 'payment.forgotten' });
    },
  };
}

export const isScriptLoaded = (payment: Payment): boolean => payment.scriptLoaded;
export const isPaying = (payment: Payment): boolean => payment.busy;
export const checkOutOrderOf = (payment: Payment) => payment.checkOutOrder;
/** Why the payment failed, for pages without the dialog. */
export const verifiedOf = (payment: Payment) => (payment.step === null ? payment.verified : null);
export const isDialogOpen = (payment: Payment): boolean => payment.step !== null;
