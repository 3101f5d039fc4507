import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Brand, CallOptions, Client } from '@taawun/api-client';
import type { CallFailure } from '../shared/call-failure.ts';
import type { Running } from '../shared/lazy-machine.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentContext } from './payment-setup.machine.ts';
import { openPaymentStorage } from './payment-storage.ts';
import { toDetails, toIntent, toRequest } from './payment.wire.ts';
import type { PaymentEmitted, PaymentEvent, PaymentIntent } from './payment.types.ts';

/** The state of the payment dialog. */
export type PaymentStage =
  | 'loading-script'
  | 'choosing-brand'
  | 'creating'
  | 'paying'
  | 'verifying'
  | 'paid'
  | 'pending'
  | 'failed'
  | 'expired';

/** A payment as pages see it, in the specification's names (section 3). */
export interface Payment extends Pick<PaymentContext, 'checkOutOrder' | 'paymentDetails' | 'brand'> {
  verified: CallFailure | null;
  /** Null while the dialog is closed. */
  stage: PaymentStage | null;
  brands: readonly string[];
  busy: boolean;
  /** The bank's page may be open (3-D Secure). */
  sent: boolean;
  scriptLoaded: boolean;
  /** The sandbox gateway: no real money. */
  test: boolean;
}

export type RunningPayment = Running<Payment, PaymentEvent, PaymentEmitted>;

/** Creates a checkout: for an existing order, or for a new one of the intent's purpose. */
async function requestCheckout(
  client: Client,
  intent: PaymentIntent,
  brand: Brand,
  call: CallOptions & { idempotencyKey: string },
): Promise<{ checkout_id: string }> {
  const { order, purpose, monthlyPrice } = intent;
  if (order) {
    const named = { number: order.number, ...(order.code ? { code: order.code } : {}), brand };
    return (await (order.does === 'pay' ? client.repayOrder(named, call) : client.changeSubscriptionCard(named, call)))
      .checkout;
  }
  if (purpose === 'balance')
    return (await client.createBalanceCheckout({ amount: monthlyPrice, brand }, call)).checkout;
  if (purpose === 'shares') return (await client.createSharesCheckout({ brand }, call)).checkout;
  // The specification's call (section 7): path and field are the caller's.
  return client.checkout<{ checkout_id: string }>(
    {
      path: '/api/checkout',
      field: 'checkout',
      data: { ...toRequest(intent), brand, idempotency_key: call.idempotencyKey },
    },
    call,
  );
}

const machineOf = (client: Client) => {
  const bringScript = async (signal: AbortSignal) => {
    const { payment_methods: methods } = await client.getPaymentMethods({ signal });
    await appendScript(methods.script_url);
    return { brands: methods.brands, test: methods.test };
  };
  return paymentMachine.provide({
    actors: {
      loadScript: fromPromise(({ signal }) => bringScript(signal)),
      createCheckout: fromPromise(async ({ input: { intent, brand, idempotencyKey }, signal }) => {
        const { checkout_id } = await requestCheckout(client, intent, brand as Brand, { signal, idempotencyKey });
        // A repeated key can return a payment that is further along.
        return toDetails((await client.getCheckout({ checkout_id }, { signal })).checkout_state);
      }),
      verify: fromPromise(async ({ input: { details }, signal }) =>
        toDetails((await client.verifyCheckout({ checkout_id: details.checkout_id }, { signal })).checkout_state),
      ),
      resume: fromPromise(async ({ input: { checkoutId }, signal }) => {
        const [options, { checkout_state: told }] = await Promise.all([
          bringScript(signal),
          client.verifyCheckout({ checkout_id: checkoutId }, { signal, unasked: true }),
        ]);
        return { options, checkout: toDetails(told), intent: toIntent(told) };
      }),
    },
  });
};

type Machine = ReturnType<typeof machineOf>;

const STAGES: readonly [Parameters<SnapshotFrom<Machine>['matches']>[0], PaymentStage][] = [
  ['loadingScript', 'loading-script'],
  ['choosingBrand', 'choosing-brand'],
  ['creatingCheckout', 'creating'],
  ['paying', 'paying'],
  ['verifying', 'verifying'],
  ['paid', 'paid'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['expired', 'expired'],
];

const NO_BRANDS: readonly string[] = [];
let last: { snapshot: SnapshotFrom<Machine>; view: Payment } | undefined;

/** The view of a snapshot; the same object for the same snapshot. */
export function paymentOf(snapshot: SnapshotFrom<Machine>): Payment {
  if (last?.snapshot === snapshot) return last.view;
  const { checkOutOrder, paymentDetails, verified, brand, options } = snapshot.context;
  const stage = STAGES.find(([state]) => snapshot.matches(state))?.[1] ?? null;
  const sent = snapshot.matches({ paying: 'threeDSecure' }) || snapshot.matches({ paying: 'looking' });
  const view = {
    checkOutOrder,
    paymentDetails,
    verified,
    brand,
    brands: options?.brands ?? NO_BRANDS,
    stage,
    sent,
    busy: snapshot.hasTag('busy'),
    scriptLoaded: options !== null,
    test: options?.test ?? false,
  };
  last = { snapshot, view };
  return view;
}

/** Starts the payment machine from the tab's stored payment. */
export function runPayment(client: Client): RunningPayment {
  const storage = openPaymentStorage();
  const actor = createActor(machineOf(client));
  actor.start();
  const left = storage.read();
  if (left !== null) actor.send({ type: 'payment.resumed', checkoutId: left });
  actor.subscribe((snapshot) => {
    const { paymentDetails, leftOpen } = snapshot.context;
    if (snapshot.hasTag('kept')) storage.write(paymentDetails?.checkout_id ?? leftOpen);
    // An unknown outcome stays stored: the next page polls again.
    else if (leftOpen === null) storage.write(null);
  });
  watchPage(client, actor);
  return {
    view: () => paymentOf(actor.getSnapshot()),
    subscribe: (listener) => void actor.subscribe(listener),
    send: (event) => actor.send(event),
    onEmitted: (listener) => void actor.on('*', listener),
  };
}

/** Polls when the page becomes visible or the network returns: another tab may have paid. */
function watchPage(
  client: Client,
  actor: { getSnapshot: () => SnapshotFrom<Machine>; send: (event: PaymentEvent) => void },
): void {
  if (typeof document === 'undefined') return;
  const look = () => {
    actor.send({ type: 'page.shown' });
    const snapshot = actor.getSnapshot();
    if (!snapshot.matches('paying') || !snapshot.context.paymentDetails) return;
    client.getCheckout({ checkout_id: snapshot.context.paymentDetails.checkout_id }).then(
      ({ checkout_state: told }) => actor.send({ type: 'checkout.known', checkout: toDetails(told) }),
      () => {},
    );
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  window.addEventListener('online', look);
}

const loaded = new Set<string>();

/**
 * Loads a gateway's script once. Rejects with the failure of an API call, so that the view has one message for both.
 */
function appendScript(url: string): Promise<void> {
  if (loaded.has(url)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => {
      loaded.add(url);
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(Object.assign(new Error(`The payment script did not load: ${url}`), { kind: 'network' }));
    });
    document.head.append(script);
  });
}
