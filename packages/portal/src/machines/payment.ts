import type { Client } from '@taawun/api-client';
import { lateMachine, type LateMachine, type Running } from './late.ts';
import type { PaymentContext, PaymentDetails, PaymentEmitted, PaymentEvent, PaymentIntent } from './payment.machine.ts';

export type { PaymentDetails, PaymentIntent };

/** What a page sees of a payment: the specification's names (section 3). */
export interface Payment extends Pick<PaymentContext, 'checkOutOrder' | 'paymentDetails' | 'verified'> {
  busy: boolean;
  scriptLoaded: boolean;
}

export type RunningPayment = Running<Payment, PaymentEvent, PaymentEmitted>;
export type PaymentMachine = LateMachine<Payment, PaymentEvent, PaymentEmitted>;

const CLOSED: Payment = { checkOutOrder: null, paymentDetails: null, verified: null, busy: false, scriptLoaded: false };

/** The payment machine at the checkout call; its code comes with the first wish to pay. */
export const createPayment = (client: Client): PaymentMachine =>
  lateMachine({
    initial: CLOSED,
    load: async () => (await import('./payment.binding.ts')).runPayment(client),
    unreachable: (payment) => ({ ...payment, verified: { kind: 'network', serverMessage: null } }),
  });

export const isScriptLoaded = (payment: Payment): boolean => payment.scriptLoaded;
export const isPaying = (payment: Payment): boolean => payment.busy;
export const paymentDetailsOf = (payment: Payment) => payment.paymentDetails;
export const checkOutOrderOf = (payment: Payment) => payment.checkOutOrder;
export const verifiedOf = (payment: Payment) => payment.verified;
