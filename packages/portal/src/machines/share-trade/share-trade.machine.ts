import { assign, emit, fromPromise, setup } from 'xstate';
import { mayBeExecuted, toCallFailure, type CallFailure } from '../shared/call-failure.ts';

/** The request for an offer, by the contract. */
export interface TradeOrder {
  type: 'buy' | 'sell';
  shares: number;
  /** Limit for one share in halalas. */
  price: number;
  expires_in_days: 1 | 7 | 30 | 90;
}

/** Initial values of a ticket; absent ones are left to the member. */
export interface TicketOpening {
  type: TradeOrder['type'];
  shares: number | null;
  price: number | null;
}

/** A sent order with its idempotency key. */
export interface TradeIntent {
  order: TradeOrder;
  idempotencyKey: string;
}

interface TradeContext {
  /** Initial values of the open or last ticket. */
  opening: TicketOpening | null;
  order: TradeOrder | null;
  /** Another order, submitted while the outcome of the first is unknown. */
  nextOrder: TradeOrder | null;
  /** The offer of the current or last withdrawal. */
  offerId: number | null;
  failure: CallFailure | null;
  /** One key per intent: reused on a technical retry, replaced when the order changes. */
  idempotencyKey: string | null;
}

type TradeEvent =
  | { type: 'ticket.opened'; opening: TicketOpening }
  | { type: 'ticket.submitted'; order: TradeOrder }
  | { type: 'ticket.closed' }
  | { type: 'outcome.requested' }
  | { type: 'outcome.dismissed' }
  | { type: 'order.resumed' }
  | { type: 'withdrawal.opened'; offerId: number }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.closed' };

/**
 * The market has changed and is loaded again. Not emitted while an outcome is unknown: the server is unreachable then.
 */
export interface TradeEmitted {
  type: 'market.changed';
}

const NONE = { order: null, nextOrder: null, failure: null, idempotencyKey: null };

const notProvided = () =>
  Promise.reject(new Error('The share trade machine runs only with actors: give them with provide().'));

const REJECTED: ReadonlySet<string> = new Set(['validation', 'conflict', 'forbidden']);

const isSameOrder = (one: TradeOrder | null, other: TradeOrder): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The share market of a member: a ticket, the withdrawal of an offer, or the outcome of an order whose response was
 * lost; one at a time. `refused`: the server rejected the order. `failed`: it did not act. `uncertain`: the outcome is
 * unknown, so the same order is sent with the same key, and another one only once the server reports that the first was
 * not placed.
 */
export const shareTradeMachine = setup({
  types: {
    context: {} as TradeContext,
    events: {} as TradeEvent,
    emitted: {} as TradeEmitted,
    /** The order of a ticket that was open when the page was left, or null. */
    input: {} as { intent: TradeIntent | null } | undefined,
    tags: {} as 'ticket' | 'withdrawal' | 'busy' | 'refused' | 'failed' | 'uncertain' | 'unanswered',
  },
  actors: {
    placeOffer: fromPromise<void, TradeIntent>(notProvided),
    cancelOffer: fromPromise<void, { offerId: number; idempotencyKey: string }>(notProvided),
    /** Whether an offer was placed under the key. */
    findOffer: fromPromise<boolean, { idempotencyKey: string }>(notProvided),
  },
  actions: {
    openTicket: assign((_, { opening }: { opening: TicketOpening }) => ({ ...NONE, opening })),
    resumeTicket: assign(({ context: { order } }) => ({
      opening: order && { type: order.type, shares: order.shares, price: order.price },
      failure: null,
    })),
    takeOrder: assign(({ context }, { order }: { order: TradeOrder }) => ({
      order,
      nextOrder: null,
      failure: null,
      idempotencyKey:
        context.idempotencyKey && isSameOrder(context.order, order) ? context.idempotencyKey : crypto.randomUUID(),
    })),
    rememberNextOrder: assign((_, { order }: { order: TradeOrder }) => ({ nextOrder: order, failure: null })),
    takeNextOrder: assign(({ context }) => ({
      order: context.nextOrder,
      nextOrder: null,
      idempotencyKey: crypto.randomUUID(),
    })),
    openWithdrawal: assign(({ context }, { offerId }: { offerId: number }) => ({
      offerId,
      failure: null,
      idempotencyKey:
        context.idempotencyKey && context.offerId === offerId ? context.idempotencyKey : crypto.randomUUID(),
    })),
    // The values stay: a closing dialog still shows them.
    forget: assign(NONE),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    emitChange: emit({ type: 'market.changed' }),
  },
  guards: {
    isRejection: (_, { error }: { error: unknown }) => REJECTED.has(toCallFailure(error).kind),
    isExecuted: (_, { error }: { error: unknown }) => mayBeExecuted(toCallFailure(error).kind),
    isMarketAnother: (_, { error }: { error: unknown }) => ['conflict', 'notFound'].includes(toCallFailure(error).kind),
    isOtherOrder: ({ context }, { order }: { order: TradeOrder }) => !isSameOrder(context.order, order),
    isUnresolved: ({ context }) => context.order !== null && context.idempotencyKey !== null,
    isFound: (_, { found }: { found: boolean }) => found,
  },
}).createMachine({
  id: 'shareTrade',
  initial: 'idle',
  context: ({ input }) => ({ ...NONE, opening: null, offerId: null, ...input?.intent }),
  states: {
    idle: {
      always: { guard: 'isUnresolved', target: 'unresolved' },
      on: {
        'ticket.opened': { target: 'ticket', actions: { type: 'openTicket', params: ({ event }) => event } },
        'withdrawal.opened': {
          target: 'withdrawal',
          actions: { type: 'openWithdrawal', params: ({ event }) => event },
        },
      },
    },
    ticket: {
      tags: ['ticket'],
      initial: 'filling',
      on: {
        'ticket.submitted': { target: '.placing', actions: { type: 'takeOrder', params: ({ event }) => event } },
        'ticket.closed': { target: 'idle', actions: 'forget' },
      },
      states: {
        filling: {},
        placing: {
          tags: ['busy', 'unanswered'],
          // Ignore a second press, and closing, while the request is pending.
          on: { 'ticket.submitted': {}, 'ticket.closed': {} },
          invoke: {
            src: 'placeOffer',
            input: ({ context }) => ({
              order: context.order as TradeOrder,
              idempotencyKey: context.idempotencyKey as string,
            }),
            onDone: { target: '#shareTrade.idle', actions: ['forget', 'emitChange'] },
            onError: [
              {
                guard: { type: 'isRejection', params: ({ event }) => event },
                target: 'refused',
                actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'emitChange'],
              },
              {
                guard: { type: 'isExecuted', params: ({ event }) => event },
                target: 'uncertain',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        refused: { tags: ['refused'] },
        failed: { tags: ['failed'] },
        uncertain: {
          tags: ['failed', 'uncertain', 'unanswered'],
          on: {
            'ticket.submitted': [
              {
                guard: { type: 'isOtherOrder', params: ({ event }) => event },
                target: 'comparing',
                actions: { type: 'rememberNextOrder', params: ({ event }) => event },
              },
              { target: 'placing', actions: { type: 'takeOrder', params: ({ event }) => event } },
            ],
            'ticket.closed': '#shareTrade.unresolved',
          },
        },
        comparing: {
          tags: ['busy', 'uncertain', 'unanswered'],
          on: { 'ticket.submitted': {}, 'ticket.closed': {} },
          invoke: {
            src: 'findOffer',
            input: ({ context }) => ({ idempotencyKey: context.idempotencyKey as string }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
                target: '#shareTrade.unresolved.placed',
              },
              { target: 'placing', actions: 'takeNextOrder' },
            ],
            onError: { target: 'uncertain', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    unresolved: {
      initial: 'checking',
      states: {
        checking: {
          tags: ['busy', 'unanswered'],
          invoke: {
            src: 'findOffer',
            input: ({ context }) => ({ idempotencyKey: context.idempotencyKey as string }),
            onDone: [
              { guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) }, target: 'placed' },
              { target: 'notPlaced' },
            ],
            onError: { target: 'unknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        unknown: {
          tags: ['unanswered'],
          on: { 'outcome.requested': 'checking', 'ticket.opened': 'checking', 'withdrawal.opened': 'checking' },
        },
        notPlaced: {
          on: {
            // With the key of the first attempt, which may still arrive.
            'order.resumed': { target: '#shareTrade.ticket', actions: 'resumeTicket' },
            'ticket.opened': {
              target: '#shareTrade.ticket',
              actions: { type: 'openTicket', params: ({ event }) => event },
            },
            'withdrawal.opened': {
              target: '#shareTrade.withdrawal',
              actions: ['forget', { type: 'openWithdrawal', params: ({ event }) => event }],
            },
            'outcome.dismissed': { target: '#shareTrade.idle', actions: 'forget' },
          },
        },
        placed: {
          entry: 'emitChange',
          on: {
            'ticket.opened': {
              target: '#shareTrade.ticket',
              actions: { type: 'openTicket', params: ({ event }) => event },
            },
            'withdrawal.opened': {
              target: '#shareTrade.withdrawal',
              actions: ['forget', { type: 'openWithdrawal', params: ({ event }) => event }],
            },
            'outcome.dismissed': { target: '#shareTrade.idle', actions: 'forget' },
          },
        },
      },
    },
    withdrawal: {
      tags: ['withdrawal'],
      initial: 'asking',
      on: {
        'withdrawal.confirmed': '.withdrawing',
        'withdrawal.closed': { target: 'idle', actions: 'forget' },
      },
      states: {
        asking: {},
        withdrawing: {
          tags: ['busy'],
          on: { 'withdrawal.confirmed': {}, 'withdrawal.closed': {} },
          invoke: {
            src: 'cancelOffer',
            input: ({ context }) => ({
              offerId: context.offerId as number,
              idempotencyKey: context.idempotencyKey as string,
            }),
            onDone: { target: '#shareTrade.idle', actions: ['forget', 'emitChange'] },
            onError: [
              {
                guard: { type: 'isMarketAnother', params: ({ event }) => event },
                target: 'refused',
                actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'emitChange'],
              },
              { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        refused: {
          tags: ['refused', 'failed'],
          on: {
            'ticket.opened': {
              target: '#shareTrade.ticket',
              actions: { type: 'openTicket', params: ({ event }) => event },
            },
            'withdrawal.opened': {
              target: 'asking',
              actions: ['forget', { type: 'openWithdrawal', params: ({ event }) => event }],
            },
          },
        },
        failed: {
          tags: ['failed'],
          on: {
            'ticket.opened': {
              target: '#shareTrade.ticket',
              actions: { type: 'openTicket', params: ({ event }) => event },
            },
            // The same offer: with the same key.
            'withdrawal.opened': {
              target: 'asking',
              actions: { type: 'openWithdrawal', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
