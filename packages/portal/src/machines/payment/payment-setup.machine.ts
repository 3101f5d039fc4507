import type { Brand } from '@taawun/domain';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { CallFailure } from '../shared/call-failure.ts';
import {
  asFailure,
  sameIntent,
  type PaymentDetails,
  type PaymentEmitted,
  type PaymentEvent,
  type PaymentFailure,
  type PaymentIntent,
  type PaymentOptions,
  type PlacedOrder,
} from './payment.model.ts';

export interface PaymentContext {
  /** What is paid for; preserved on every failure. */
  checkOutOrder: PaymentIntent | null;
  /** The gateway's payment options; `null` until its script is loaded. */
  options: PaymentOptions | null;
  brand: Brand | null;
  /** The last checkout that the server returned. */
  paymentDetails: PaymentDetails | null;
  /** Why the payment failed (specification, section 8: the response's message). */
  verified: PaymentFailure | null;
  /**
   * Idempotency key of the next or pending checkout request: reused on a technical retry, `null` once brand, amount or
   * a final outcome makes it another request.
   */
  idempotencyKey: string | null;
  /** The brand and the existing order that the key was made for. */
  keyOf: { brand: Brand; order: PlacedOrder | null } | null;
  /** The order that the server created for this intent. */
  placedOrder: PlacedOrder | null;
  /** The open checkout of an earlier page of this tab. */
  leftOpen: string | null;
  /** Number of polls since the gateway's last event. */
  polls: number;
}

const NO_KEY = { idempotencyKey: null, keyOf: null, placedOrder: null } as const;

const notProvided = () =>
  Promise.reject(new Error('The payment machine runs only with actors: give them with provide().'));

/** Poll intervals in milliseconds; the last one repeats. */
export const POLL_DELAYS = [1000, 1500, 2500, 4000, 6000] as const;
/** Timeout of the bank's page before the first poll, and poll interval of a pending payment; milliseconds. */
export const BANK_TIMEOUT = 20_000;
export const PENDING_POLL_INTERVAL = 12_000;

/**
 * Number of polls until a payment counts as pending, and until a payment that was not submitted returns to its card.
 */
const MAX_POLLS = 6;
const MAX_POLLS_OPEN = 3;

/**
 * Context, events, actors, actions and guards of the payment machine: the table of its states stands in
 * `payment.machine.ts`.
 */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    tags: {} as 'busy' | 'dialog' | 'kept',
  },
  actors: {
    loadScript: fromPromise<PaymentOptions>(notProvided),
    createCheckout: fromPromise<PaymentDetails, { intent: PaymentIntent; brand: Brand; idempotencyKey: string }>(
      notProvided,
    ),
    /** Makes the server query the gateway now. */
    verify: fromPromise<PaymentDetails, { details: PaymentDetails }>(notProvided),
    /** Loads the gateway's script and the checkout that was left open. */
    resume: fromPromise<
      { options: PaymentOptions; checkout: PaymentDetails; intent: PaymentIntent },
      { checkoutId: string }
    >(notProvided),
  },
  actions: {
    takeIntent: assign(({ context }, { intent }: { intent: PaymentIntent }) => ({
      checkOutOrder: intent,
      paymentDetails: null,
      verified: null,
      ...(sameIntent(context.checkOutOrder, intent) ? {} : NO_KEY),
    })),
    /**
     * A new key for another brand, and for the first request after a final outcome, which is for the existing order.
     */
    ensureKey: assign(({ context: { idempotencyKey, keyOf, brand, checkOutOrder, placedOrder } }) =>
      idempotencyKey !== null && keyOf?.brand === brand
        ? {}
        : {
            idempotencyKey: crypto.randomUUID(),
            keyOf: { brand: brand as Brand, order: checkOutOrder?.order ?? placedOrder },
          },
    ),
    dropKey: assign(NO_KEY),
    takeOptions: assign({
      options: (_, params: { options: PaymentOptions }) => params.options,
      brand: ({ context }, { options: { brands } }: { options: PaymentOptions }) =>
        context.brand && brands.includes(context.brand) ? context.brand : (brands[0] ?? null),
    }),
    takeCheckout: assign(({ context }, checkout: PaymentDetails) => ({
      paymentDetails: checkout,
      verified: checkout.status === 'failed' ? asFailure(checkout) : null,
      placedOrder: {
        number: checkout.order_number,
        code: checkout.order_code,
        does: context.checkOutOrder?.order?.does ?? ('pay' as const),
      },
      // A decline is final for its key: the server returns the same decline for it.
      ...(checkout.status === 'failed' || checkout.status === 'expired' ? { idempotencyKey: null, keyOf: null } : {}),
    })),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    resetPolls: assign({ polls: 0 }),
    keepFailure: assign({ verified: (_, failure: CallFailure) => failure }),
    /** Drops the key of a settled payment. */
    dropCheckout: assign({ paymentDetails: null, verified: null, leftOpen: null, polls: 0 }),
    dropOrder: assign({ checkOutOrder: null, ...NO_KEY }),
    emitPaid: emit(({ context }) => ({
      type: 'payment.paid' as const,
      details: context.paymentDetails as PaymentDetails,
    })),
    emitRejected: emit({ type: 'payment.refused' as const }),
  },
  guards: {
    isScriptLoaded: ({ context }) => context.options !== null,
    isPending: (_, { status }: PaymentDetails) => status === 'pending',
    isUndecided: (_, { status }: PaymentDetails) => status === 'open' || status === 'pending',
    isNewsOfThis: ({ context }, { checkout_id, status }: PaymentDetails) =>
      context.paymentDetails?.checkout_id === checkout_id && status !== 'open',
    isKnownToBe: ({ context }, { status }: { status: PaymentDetails['status'] }) =>
      context.paymentDetails?.status === status,
    mayPoll: ({ context }) => context.polls < MAX_POLLS,
    mayStillDecide: ({ context }, { status }: PaymentDetails) => status === 'pending' && context.polls < MAX_POLLS,
    mayStillBeSent: ({ context }, { status }: PaymentDetails) => status === 'open' && context.polls < MAX_POLLS_OPEN,
    hasTried: ({ context }) => context.paymentDetails !== null,
    isGone: (_, { kind }: CallFailure) => kind === 'notFound',
    /** The server has the key for another request, or the order is closed. */
    isConflict: (_, { kind }: CallFailure) => kind === 'conflict',
    hasFieldErrors: (_, { fieldErrors }: CallFailure) => fieldErrors !== null,
  },
  delays: {
    pollDelay: ({ context }) => POLL_DELAYS[Math.min(context.polls, POLL_DELAYS.length) - 1] ?? POLL_DELAYS[0],
    bankTimeout: BANK_TIMEOUT,
    pendingPollInterval: PENDING_POLL_INTERVAL,
  },
});
