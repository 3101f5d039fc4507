import { assign, emit, fromPromise, setup } from 'xstate';
import { toCallFailure, type CallFailure } from './call-failure.ts';

/** An offer as it is asked for: the contract's own form. */
export interface TradeOrder {
  type: 'buy' | 'sell';
  shares: number;
  /** Limit for one share in halalas. */
  price: number;
  expires_in_days: 1 | 7 | 30 | 90;
}

/** What a ticket begins with. Shares or price that are not known are left to the member. */
export interface TicketOpening {
  type: TradeOrder['type'];
  shares: number | null;
  price: number | null;
}

interface TradeContext {
  /** Of the ticket that is open, or was last. */
  opening: TicketOpening | null;
  order: TradeOrder | null;
  /** The offer that is being withdrawn, or was last. */
  offerId: number | null;
  failure: CallFailure | null;
  /** One key per intent: kept on a technical retry, replaced when the order changes. */
  idempotencyKey: string | null;
}

type TradeEvent =
  | { type: 'ticket.opened'; opening: TicketOpening }
  | { type: 'ticket.submitted'; order: TradeOrder }
  | { type: 'ticket.closed' }
  | { type: 'withdrawal.opened'; offerId: number }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.closed' };

/** The market is, or may be, another one now: whoever shows it reads it again. */
export interface TradeEmitted {
  type: 'market.changed';
}

const notProvided = () => Promise.reject(new Error('The share trade machine runs only with actors: give them with provide().'));

/**
 * A member's desk at the share market: a ticket (filling → placing → placed, refused or failed) or the withdrawal of an offer
 * (asking → withdrawing → withdrawn or failed), one at a time. Refused is what the server will not do as it is asked, such as shares
 * that somebody has sold a moment before; failed is what may succeed if it is sent once more, under the same key.
 */
export const shareTradeMachine = setup({
  types: {
    context: {} as TradeContext,
    events: {} as TradeEvent,
    emitted: {} as TradeEmitted,
    tags: {} as 'ticket' | 'withdrawal' | 'busy' | 'refused' | 'failed',
  },
  actors: {
    placeOffer: fromPromise<void, { order: TradeOrder; idempotencyKey: string }>(notProvided),
    cancelOffer: fromPromise<void, { offerId: number; idempotencyKey: string }>(notProvided),
  },
  actions: {
    openTicket: assign((_, { opening }: { opening: TicketOpening }) => ({ opening, order: null, failure: null, idempotencyKey: null })),
    takeOrder: assign(({ context }, { order }: { order: TradeOrder }) => ({
      order,
      failure: null,
      idempotencyKey: context.idempotencyKey && JSON.stringify(order) === JSON.stringify(context.order) ? context.idempotencyKey : crypto.randomUUID(),
    })),
    openWithdrawal: assign((_, { offerId }: { offerId: number }) => ({ offerId, failure: null, idempotencyKey: crypto.randomUUID() })),
    // What it was opened with stays: a dialog that closes still shows it.
    forget: assign({ order: null, failure: null, idempotencyKey: null }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    tellOfChange: emit({ type: 'market.changed' }),
  },
  guards: {
    isRefusal: (_, { error }: { error: unknown }) => ['validation', 'conflict', 'forbidden'].includes(toCallFailure(error).kind),
  },
}).createMachine({
  id: 'shareTrade',
  initial: 'idle',
  context: { opening: null, order: null, offerId: null, failure: null, idempotencyKey: null },
  states: {
    idle: {
      on: {
        'ticket.opened': { target: 'ticket', actions: { type: 'openTicket', params: ({ event }) => ({ opening: event.opening }) } },
        'withdrawal.opened': { target: 'withdrawal', actions: { type: 'openWithdrawal', params: ({ event }) => ({ offerId: event.offerId }) } },
      },
    },
    ticket: {
      tags: ['ticket'],
      initial: 'filling',
      on: {
        'ticket.submitted': { target: '.placing', actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.order }) } },
        'ticket.closed': { target: 'idle', actions: 'forget' },
      },
      states: {
        filling: {},
        placing: {
          tags: ['busy'],
          // A second press while the first is under way is the same press; and what is under way cannot be left.
          on: { 'ticket.submitted': {}, 'ticket.closed': {} },
          invoke: {
            src: 'placeOffer',
            input: ({ context }) => ({ order: context.order as TradeOrder, idempotencyKey: context.idempotencyKey as string }),
            onDone: { target: '#shareTrade.idle', actions: ['forget', 'tellOfChange'] },
            onError: [
              { guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) }, target: 'refused', actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellOfChange'] },
              { target: 'failed', actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellOfChange'] },
            ],
          },
        },
        refused: { tags: ['refused'] },
        failed: { tags: ['failed'] },
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
            input: ({ context }) => ({ offerId: context.offerId as number, idempotencyKey: context.idempotencyKey as string }),
            onDone: { target: '#shareTrade.idle', actions: ['forget', 'tellOfChange'] },
            onError: { target: 'failed', actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'tellOfChange'] },
          },
        },
        failed: { tags: ['failed'] },
      },
    },
  },
});
