import { assign, emit, fromPromise, setup } from 'xstate';

/** What is to be paid, before anybody was asked. */
export interface PaymentIntent {
  target: { type: 'general' } | { type: 'program' | 'product'; slug: string; title: string };
  /** Halalas a month. */
  monthlyPrice: number;
  months: number;
}

/** The checkout that the server opened: the specification's `paymentDetails`. */
export interface PaymentDetails {
  order_number: string;
  checkout_id: string;
  /** Halalas in all. */
  amount: number;
  currency: string;
  expires_at: string;
  script_url: string;
}

export interface PaymentContext {
  checkOutOrder: PaymentIntent | null;
  paymentDetails: PaymentDetails | null;
  /** The response's message of a failed checkout (specification, section 8); null where the view finds words for `kind`. */
  verified: { kind: string; serverMessage: string | null } | null;
  /** One key per intent: kept on a technical retry, replaced when the amount or the target changes. */
  idempotencyKey: string | null;
}

export type PaymentEvent = { type: 'payment.requested'; intent: PaymentIntent } | { type: 'payment.retried' } | { type: 'payment.closed' };

export type PaymentEmitted = { type: 'payment.ready' };

/** A checkout lives 30 minutes: after that the same wish needs a new one. */
const isOver = (details: PaymentDetails | null): boolean => details !== null && Date.parse(details.expires_at) <= Date.now();

const sameIntent = (one: PaymentIntent | null, other: PaymentIntent): boolean => JSON.stringify(one) === JSON.stringify(other);

const asFailure = (error: unknown): NonNullable<PaymentContext['verified']> => {
  const { kind, serverMessage } = (error ?? {}) as { kind?: string; serverMessage?: string | null };
  return { kind: kind ?? 'server', serverMessage: serverMessage ?? null };
};

const notProvided = () => Promise.reject(new Error('The payment machine runs only with actors: give them with provide().'));

/**
 * From the decision to give to an open checkout: closed → creating the checkout → loading the gateway's script → ready.
 * Only `ready` lets anybody see `/checkout` (specification, section 2). Every failure keeps what was asked for.
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    tags: {} as 'busy' | 'scriptLoaded' | 'failed',
  },
  actors: {
    createCheckout: fromPromise<PaymentDetails, { intent: PaymentIntent; idempotencyKey: string }>(notProvided),
    loadScript: fromPromise<void, { url: string }>(notProvided),
  },
  actions: {
    takeIntent: assign({
      checkOutOrder: (_, params: { intent: PaymentIntent }) => params.intent,
      idempotencyKey: ({ context }, params: { intent: PaymentIntent }) =>
        context.idempotencyKey && sameIntent(context.checkOutOrder, params.intent) && !isOver(context.paymentDetails) ? context.idempotencyKey : crypto.randomUUID(),
      verified: null,
    }),
    forget: assign({ checkOutOrder: null, paymentDetails: null, verified: null, idempotencyKey: null }),
    keepFailure: assign({ verified: (_, params: { error: unknown }) => asFailure(params.error) }),
  },
}).createMachine({
  id: 'payment',
  initial: 'closed',
  context: { checkOutOrder: null, paymentDetails: null, verified: null, idempotencyKey: null },
  on: {
    'payment.requested': { target: '.creatingCheckout', actions: { type: 'takeIntent', params: ({ event }) => ({ intent: event.intent }) } },
    'payment.closed': { target: '.closed', actions: 'forget' },
  },
  states: {
    closed: {},
    creatingCheckout: {
      tags: ['busy'],
      // A second press while the first is under way is the same press.
      on: { 'payment.requested': {} },
      invoke: {
        src: 'createCheckout',
        input: ({ context }) => ({ intent: context.checkOutOrder as PaymentIntent, idempotencyKey: context.idempotencyKey as string }),
        onDone: { target: 'loadingScript', actions: assign({ paymentDetails: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    loadingScript: {
      tags: ['busy'],
      on: { 'payment.requested': {} },
      invoke: {
        src: 'loadScript',
        input: ({ context }) => ({ url: (context.paymentDetails as PaymentDetails).script_url }),
        onDone: { target: 'ready' },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { tags: ['scriptLoaded'], entry: emit({ type: 'payment.ready' }) },
    failed: { tags: ['failed'], on: { 'payment.retried': { target: 'creatingCheckout', actions: assign({ verified: null }) } } },
  },
});
