import { createActor, fromPromise } from 'xstate';
import type { Client } from '@taawun/api-client';
import type { Running } from './late.ts';
import { paymentMachine, type PaymentContext, type PaymentDetails, type PaymentEmitted, type PaymentEvent } from './payment.machine.ts';

/** What a page sees of a payment: the specification's names (section 3). */
export interface Payment extends Pick<PaymentContext, 'checkOutOrder' | 'paymentDetails' | 'verified'> {
  busy: boolean;
  scriptLoaded: boolean;
}

export type RunningPayment = Running<Payment, PaymentEvent, PaymentEmitted>;

/** Starts the payment machine at the checkout call (specification, section 7: path and field are the caller's) and the page. */
export function runPayment(client: Client): RunningPayment {
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        createCheckout: fromPromise(({ input: { intent, idempotencyKey }, signal }) => {
          const { target, monthlyPrice, months } = intent;
          const data = {
            target_type: target.type,
            ...(target.type === 'general' ? {} : { target_slug: target.slug }),
            monthly_price: monthlyPrice,
            months,
            idempotency_key: idempotencyKey,
          };
          return client.checkout<PaymentDetails>({ path: '/api/checkout', field: 'checkout', data }, { signal, idempotencyKey });
        }),
        loadScript: fromPromise(({ input }) => appendScript(input.url)),
      },
    }),
  );
  actor.start();
  return {
    view: () => {
      const snapshot = actor.getSnapshot();
      const { checkOutOrder, paymentDetails, verified } = snapshot.context;
      return { checkOutOrder, paymentDetails, verified, busy: snapshot.hasTag('busy'), scriptLoaded: snapshot.hasTag('scriptLoaded') };
    },
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    onTold: (listener) => void actor.on('*', listener),
  };
}

/** Loads a gateway's script. Fails as a call does when nothing comes, so that the view has one kind of words for both. */
function appendScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(Object.assign(new Error(`The payment script did not load: ${url}`), { kind: 'network' }));
    });
    document.head.append(script);
  });
}
