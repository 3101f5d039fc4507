import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Client } from '@taawun/api-client';
import { paymentMachine, type PaymentDetails } from './payment.machine.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** The payment machine bound to the checkout call (specification, section 7: path and field are the caller's) and the page. */
export function createPayment(client: Client): PaymentActor {
  return createActor(
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

export const isScriptLoaded = (snapshot: PaymentSnapshot): boolean => snapshot.hasTag('scriptLoaded');
export const isPaying = (snapshot: PaymentSnapshot): boolean => snapshot.hasTag('busy');
export const paymentDetailsOf = (snapshot: PaymentSnapshot) => snapshot.context.paymentDetails;
export const checkOutOrderOf = (snapshot: PaymentSnapshot) => snapshot.context.checkOutOrder;
export const verifiedOf = (snapshot: PaymentSnapshot) => snapshot.context.verified;
