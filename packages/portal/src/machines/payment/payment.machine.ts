import { assign, not } from 'xstate';
import { toCallFailure, type CallFailure } from '../shared/call-failure.ts';
import { paymentSetup, type PaymentContext } from './payment-setup.machine.ts';
import type { PaymentDetails, PaymentIntent } from './payment.types.ts';

/** Of states that are entered with a checkout only. */
const standing = ({ context }: { context: PaymentContext }) => ({ details: context.paymentDetails as PaymentDetails });
/** The intent as it is requested: of an order that exists only the payment. */
const requested = ({ checkOutOrder, keyOf }: PaymentContext): PaymentIntent => ({
  ...(checkOutOrder as PaymentIntent),
  ...(keyOf?.order ? { order: keyOf.order } : {}),
});
const output = ({ event }: { event: { output: PaymentDetails } }): PaymentDetails => event.output;
const error = ({ event }: { event: { error: unknown } }): CallFailure => toCallFailure(event.error);
const EMPTY: PaymentContext = {
  checkOutOrder: null,
  options: null,
  brand: null,
  paymentDetails: null,
  verified: null,
  idempotencyKey: null,
  keyOf: null,
  placedOrder: null,
  leftOpen: null,
  asked: 0,
};

/**
 * From the decision to give to its outcome. The gateway's frame only hints; what a payment is worth the server says, which asks the gateway.
 * `options` is the specification's "script loaded": only then may anybody see `/checkout` (section 2). The tag `dialog` is its dialog toggle.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  initial: 'closed',
  context: EMPTY,
  on: {
    'payment.requested': [
      {
        guard: 'isScriptLoaded',
        target: '.choosingBrand',
        actions: { type: 'takeIntent', params: ({ event }) => event },
      },
      { target: '.loadingScript', actions: { type: 'takeIntent', params: ({ event }) => event } },
    ],
    // Somebody else is at the keyboard: an order belongs to whoever opened it.
    'payment.forgotten': { target: '.closed', actions: ['dropCheckout', 'dropOrder', assign({ options: null })] },
  },
  states: {
    closed: {
      on: { 'payment.resumed': { target: 'resuming', actions: assign({ leftOpen: ({ event }) => event.checkoutId }) } },
    },
    resuming: {
      tags: ['kept'],
      invoke: {
        src: 'resume',
        input: ({ context }) => ({ checkoutId: context.leftOpen as string }),
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'takeOptions', params: ({ event }) => event.output },
            { type: 'takeIntent', params: ({ event }) => event.output },
            { type: 'takeCheckout', params: ({ event }) => event.output.checkout },
            assign({ leftOpen: null, asked: 0 }),
          ],
        },
        // Nobody has asked for it: the next page tries again.
        onError: [
          { guard: { type: 'isGone', params: error }, target: 'closed', actions: 'dropCheckout' },
          { target: 'closed' },
        ],
      },
    },
    loadingScript: {
      tags: ['busy', 'dialog'],
      on: { 'payment.requested': {}, 'payment.closed': { target: 'closed' } },
      invoke: {
        src: 'loadScript',
        onDone: {
          target: 'choosingBrand',
          actions: { type: 'takeOptions', params: ({ event }) => ({ options: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: error } },
      },
    },
    choosingBrand: {
      tags: ['dialog'],
      on: {
        'brand.chosen': { actions: assign({ brand: ({ event }) => event.brand }) },
        'brand.confirmed': { target: 'creatingCheckout', actions: 'dropCheckout' },
        'payment.closed': { target: 'closed' },
      },
    },
    creatingCheckout: {
      tags: ['busy', 'dialog'],
      entry: 'ensureKey',
      // A second press while the first is under way is the same press.
      on: { 'payment.requested': {}, 'payment.closed': { target: 'closed' } },
      invoke: {
        src: 'createCheckout',
        input: ({ context }) => ({
          intent: requested(context),
          brand: context.brand as string,
          idempotencyKey: context.idempotencyKey as string,
        }),
        onDone: { target: 'deciding', actions: ['askAnew', { type: 'takeCheckout', params: output }] },
        onError: [
          {
            guard: { type: 'wasRefused', params: error },
            target: 'refused',
            actions: { type: 'keepFailure', params: error },
          },
          {
            guard: { type: 'isConflict', params: error },
            target: 'failed',
            actions: [{ type: 'keepFailure', params: error }, 'dropKey'],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: error } },
        ],
      },
    },
    /** The server found fault with what was typed: the form says so at its fields. */
    refused: { entry: 'announceRefused', on: { 'payment.closed': { target: 'closed', actions: 'dropCheckout' } } },
    deciding: {
      always: [
        { guard: { type: 'isKnownToBe', params: { status: 'paid' } }, target: 'paid' },
        { guard: { type: 'isKnownToBe', params: { status: 'failed' } }, target: 'failed' },
        { guard: { type: 'isKnownToBe', params: { status: 'expired' } }, target: 'expired' },
        { guard: { type: 'isKnownToBe', params: { status: 'pending' } }, target: 'verifying.waiting' },
        { target: 'paying' },
      ],
    },
    paying: {
      initial: 'filling',
      tags: ['dialog', 'kept'],
      entry: 'askAnew',
      on: {
        'payment.requested': {},
        // Another tab has paid it, or the time is over.
        'checkout.known': {
          guard: { type: 'isNewsOfThis', params: ({ event }) => event.checkout },
          target: 'deciding',
          actions: { type: 'takeCheckout', params: ({ event }) => event.checkout },
        },
        'gateway.returned': { target: 'verifying' },
        'gateway.failed': {
          target: 'failed',
          actions: { type: 'keepFailure', params: toCallFailure({ kind: 'network' }) },
        },
        'payment.timedOut': { target: 'verifying' },
      },
      states: {
        filling: {
          on: { 'gateway.submitted': 'threeDSecure', 'payment.closed': { target: '#payment.closed' } },
        },
        /** Sent: the gateway works, or the bank asks on a page of its own, in the frame. */
        threeDSecure: {
          after: { patience: 'looking' },
          on: { 'gateway.refused': 'filling', 'payment.closed': { target: '#payment.verifying' } },
        },
        /** The gateway may have forgotten to report: the frame stays while the server asks. */
        looking: {
          on: { 'gateway.refused': 'filling', 'payment.closed': { target: '#payment.verifying' } },
          invoke: {
            src: 'verify',
            input: standing,
            onDone: [
              { guard: { type: 'isUndecided', params: output }, target: 'threeDSecure' },
              { target: '#payment.deciding', actions: { type: 'takeCheckout', params: output } },
            ],
            onError: { target: 'threeDSecure' },
          },
        },
      },
    },
    verifying: {
      initial: 'asking',
      tags: ['dialog', 'kept', 'busy'],
      on: { 'payment.requested': {} },
      states: {
        asking: {
          entry: 'countAsking',
          invoke: {
            src: 'verify',
            input: standing,
            onDone: [
              { guard: { type: 'mayStillBeSent', params: output }, target: 'waiting' },
              { guard: { type: 'mayStillDecide', params: output }, target: 'waiting' },
              {
                guard: { type: 'isPending', params: output },
                target: '#payment.pending',
                actions: { type: 'takeCheckout', params: output },
              },
              { target: '#payment.deciding', actions: { type: 'takeCheckout', params: output } },
            ],
            onError: [
              { guard: 'mayAsk', target: 'waiting' },
              { target: '#payment.pending', actions: { type: 'keepFailure', params: error } },
            ],
          },
        },
        waiting: { after: { backoff: 'asking' }, on: { 'page.shown': 'asking' } },
      },
    },
    /** Nobody can say yet. It is followed until somebody can. */
    pending: {
      initial: 'waiting',
      tags: ['dialog', 'kept'],
      on: { 'payment.closed': { target: 'closed', actions: ['dropCheckout', 'dropOrder'] } },
      states: {
        waiting: { after: { slowly: 'asking' }, on: { 'page.shown': 'asking' } },
        asking: {
          invoke: {
            src: 'verify',
            input: standing,
            onDone: [
              {
                guard: { type: 'isUndecided', params: output },
                target: 'waiting',
                actions: assign({ verified: null }),
              },
              { target: '#payment.deciding', actions: { type: 'takeCheckout', params: output } },
            ],
            onError: { target: 'waiting' },
          },
        },
      },
    },
    paid: {
      tags: ['dialog', 'kept'],
      entry: 'announcePaid',
      on: { 'payment.closed': { target: 'closed', actions: ['dropCheckout', 'dropOrder'] } },
    },
    failed: {
      tags: ['dialog'],
      on: {
        'payment.retried': [
          { guard: not('isScriptLoaded'), target: 'loadingScript', actions: 'dropCheckout' },
          // A declined card: perhaps another one.
          { guard: 'hasTried', target: 'choosingBrand' },
          { target: 'creatingCheckout', actions: 'dropCheckout' },
        ],
        'payment.closed': { target: 'closed', actions: 'dropCheckout' },
      },
    },
    expired: {
      tags: ['dialog'],
      on: {
        'payment.repaid': { target: 'choosingBrand', actions: 'dropCheckout' },
        'payment.closed': { target: 'closed', actions: ['dropCheckout', 'dropOrder'] },
      },
    },
  },
});
