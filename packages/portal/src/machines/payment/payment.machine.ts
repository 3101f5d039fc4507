import type { Brand } from '@taawun/domain';
import { assign, not } from 'xstate';
import { toCallFailure, type CallFailure } from '../shared/call-failure.ts';
import { paymentSetup, type PaymentContext } from './payment-setup.machine.ts';
import type { PaymentDetails, PaymentIntent } from './payment.model.ts';

/** The checkout, in states that are entered with one. */
const standing = ({ context }: { context: PaymentContext }) => ({ details: context.paymentDetails as PaymentDetails });
/** The intent of the request: only the payment where the order exists. */
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
  polls: 0,
};

/**
 * A payment from intent to outcome. Events of the gateway's iframe are hints; the server decides the outcome by
 * querying the gateway. `options` is the specification's "script loaded", the condition of `/checkout` (section 2). The
 * tag `dialog` opens the dialog.
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
    // The user changed: an order belongs to the user who created it.
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
            assign({ leftOpen: null, polls: 0 }),
          ],
        },
        // A background request failed: the next page tries again.
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
      // Ignore a second press while the request is pending.
      on: { 'payment.requested': {}, 'payment.closed': { target: 'closed' } },
      invoke: {
        src: 'createCheckout',
        input: ({ context }) => ({
          intent: requested(context),
          brand: context.brand as Brand,
          idempotencyKey: context.idempotencyKey as string,
        }),
        onDone: { target: 'deciding', actions: ['resetPolls', { type: 'takeCheckout', params: output }] },
        onError: [
          {
            guard: { type: 'hasFieldErrors', params: error },
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
    /** The server rejected the input: the form shows the field errors. */
    refused: { entry: 'emitRejected', on: { 'payment.closed': { target: 'closed', actions: 'dropCheckout' } } },
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
      entry: 'resetPolls',
      on: {
        'payment.requested': {},
        // Another tab has paid it, or it has expired.
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
        /** Submitted: the gateway is processing, or the bank's page is open in the iframe. */
        threeDSecure: {
          after: { bankTimeout: 'looking' },
          on: { 'gateway.refused': 'filling', 'payment.closed': { target: '#payment.verifying' } },
        },
        /** The gateway may have lost its event: the iframe stays while the server is polled. */
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
          entry: 'countPoll',
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
              { guard: 'mayPoll', target: 'waiting' },
              { target: '#payment.pending', actions: { type: 'keepFailure', params: error } },
            ],
          },
        },
        waiting: { after: { pollDelay: 'asking' }, on: { 'page.shown': 'asking' } },
      },
    },
    /** The outcome is unknown. The server is polled until it is decided. */
    pending: {
      initial: 'waiting',
      tags: ['dialog', 'kept'],
      on: { 'payment.closed': { target: 'closed', actions: ['dropCheckout', 'dropOrder'] } },
      states: {
        waiting: { after: { pendingPollInterval: 'asking' }, on: { 'page.shown': 'asking' } },
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
      entry: 'emitPaid',
      on: { 'payment.closed': { target: 'closed', actions: ['dropCheckout', 'dropOrder'] } },
    },
    failed: {
      tags: ['dialog'],
      on: {
        'payment.retried': [
          { guard: not('isScriptLoaded'), target: 'loadingScript', actions: 'dropCheckout' },
          // A declined card: try another one.
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
