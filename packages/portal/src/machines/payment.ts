import type { Client } from '@taawun/api-client';
import { lateMachine, type LateMachine } from './late.ts';
import type { Payment } from './payment.binding.ts';
import type { PaymentDetails, PaymentEmitted, PaymentEvent, PaymentIntent } from './payment.machine.ts';

export type { PaymentDetails, PaymentIntent };

export type { Payment };
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
