import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Brand, CallOptions, CheckoutState, Client } from '@taawun/api-client';
import type { Running } from '../shared/lazy-machine.ts';
import { paymentMachine } from './payment.machine.ts';
import { openCheckoutStorage } from './open-checkout.ts';
import type { PaymentContext } from './payment-setup.machine.ts';
import {
  type PaymentDetails,
  type PaymentEmitted,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentIntent,
} from './payment.model.ts';

/** The state of the payment dialog. */
export type PaymentStep =
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
  verified: PaymentFailure | null;
  /** Null while the dialog is closed. */
  step: PaymentStep | null;
  brands: readonly Brand[];
  busy: boolean;
  /** The bank's page may be open (3-D Secure). */
  sent: boolean;
  scriptLoaded: boolean;
  /** The sandbox gateway: no real money. */
  test: boolean;
}

export type RunningPayment = Running<Payment, PaymentEvent, PaymentEmitted>;

/**
 * Maps a checkout of the contract to the machine's. Its expiry is converted to this device's clock, which may be wrong
 * by hours. A refunded payment is over: only a new donation can follow.
 */
const toDetails = ({ status, expires_at, server_time, ...checkout }: CheckoutState): PaymentDetails => ({
  ...checkout,
  status: status === 'refunded' ? 'expired' : status,
  ends_at: new Date(Date.now() + Date.parse(expires_at) - Date.parse(server_time)).toISOString(),
  server_time,
});

/** The intent of a checkout that an earlier page created. */
function toIntent({ target, monthly_price, months, purpose, order_number, order_code }: CheckoutState): PaymentIntent {
  const { type, slug, title } = target;
  return {
    ...(purpose === 'balance' || purpose === 'shares' ? { purpose } : {}),
    target: type === 'general' || slug === null ? { type: 'general' } : { type, slug, title },
    monthlyPrice: monthly_price,
    months,
    order: { number: order_number, code: order_code, does: purpose === 'card' ? 'changeCard' : 'pay' },
  };
}

/** Maps an intent to the contract's names. */
const toRequest = ({ target, monthlyPrice, months, details }: PaymentIntent) => ({
  target_type: target.type,
  ...(target.type === 'general' ? {} : { target_slug: target.slug }),
  monthly_price: monthlyPrice,
  months,
  ...details,
});

/** Opens a checkout: for an existing order, or for a new one of the intent's purpose. */
async function requestCheckout(
  client: Client,
  intent: PaymentIntent,
  brand: Brand,
  call: CallOptions & { idempotencyKey: string },
): Promise<CheckoutState> {
  const { order, purpose, monthlyPrice } = intent;
  if (order) {
    const input = { number: order.number, ...(order.code ? { code: order.code } : {}), brand };
    const request = order.does === 'pay' ? client.repayOrder : client.changeSubscriptionCard;
    return (await request(input, call)).checkout_state;
  }
  const field = 'checkout_state';
  if (purpose === 'balance')
    return client.checkout({ path: '/api/balance/checkout', field, data: { amount: monthlyPrice, brand } }, call);
  if (purpose === 'shares')
    return client.checkout({ path: '/api/member-application/checkout', field, data: { brand } }, call);
  const data = { ...toRequest(intent), brand, idempotency_key: call.idempotencyKey };
  return client.checkout({ path: '/api/checkout', field, data }, call);
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
        // A repeated key can return a payment that is further along.
        return toDetails(await requestCheckout(client, intent, brand, { signal, idempotencyKey }));
      }),
      verify: fromPromise(async ({ input: { details }, signal }) =>
        toDetails((await client.verifyCheckout({ checkout_id: details.checkout_id }, { signal })).checkout_state),
      ),
      resume: fromPromise(async ({ input: { checkoutId }, signal }) => {
        const [options, { checkout_state: state }] = await Promise.all([
          bringScript(signal),
          client.verifyCheckout({ checkout_id: checkoutId }, { signal, unasked: true }),
        ]);
        return { options, checkout: toDetails(state), intent: toIntent(state) };
      }),
    },
  });
};

type Machine = ReturnType<typeof machineOf>;

const STEPS: readonly [Parameters<SnapshotFrom<Machine>['matches']>[0], PaymentStep][] = [
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

const NO_BRANDS: readonly Brand[] = [];
let last: { snapshot: SnapshotFrom<Machine>; view: Payment } | undefined;

/** The view of a snapshot; the same object for the same snapshot. */
export function paymentOf(snapshot: SnapshotFrom<Machine>): Payment {
  if (last?.snapshot === snapshot) return last.view;
  const { checkOutOrder, paymentDetails, verified, brand, options } = snapshot.context;
  const step = STEPS.find(([state]) => snapshot.matches(state))?.[1] ?? null;
  const sent = snapshot.matches({ paying: 'threeDSecure' }) || snapshot.matches({ paying: 'looking' });
  const view = {
    checkOutOrder,
    paymentDetails,
    verified,
    brand,
    brands: options?.brands ?? NO_BRANDS,
    step,
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
  const actor = createActor(machineOf(client));
  actor.start();
  const left = openCheckoutStorage.read();
  if (left !== null) actor.send({ type: 'payment.resumed', checkoutId: left });
  actor.subscribe((snapshot) => {
    const { paymentDetails, leftOpen } = snapshot.context;
    if (snapshot.hasTag('kept')) openCheckoutStorage.write(paymentDetails?.checkout_id ?? leftOpen);
    // An unknown outcome stays stored: the next page polls again.
    else if (leftOpen === null) openCheckoutStorage.write(null);
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
  const poll = () => {
    actor.send({ type: 'page.shown' });
    const snapshot = actor.getSnapshot();
    if (!snapshot.matches('paying') || !snapshot.context.paymentDetails) return;
    client.getCheckout({ checkout_id: snapshot.context.paymentDetails.checkout_id }).then(
      ({ checkout_state: state }) => actor.send({ type: 'checkout.known', checkout: toDetails(state) }),
      () => {},
    );
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') poll();
  });
  window.addEventListener('online', poll);
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
