import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Client } from '@taawun/api-client';
import { shareTradeMachine, type TradeIntent } from './share-trade.machine.ts';
import { createDraftStorage } from '../shared/storage.ts';

export type { TradeOrder } from './share-trade.machine.ts';
export type ShareTradeActor = ActorRefFrom<typeof shareTradeMachine>;
type ShareTradeSnapshot = SnapshotFrom<typeof shareTradeMachine>;

/** The share trade machine with its actors; for `useActorRef`. */
export const shareTradeWith = (client: Client) =>
  shareTradeMachine.provide({
    actors: {
      placeOffer: fromPromise(async ({ input: { order, idempotencyKey }, signal }) => {
        await client.placeShareOffer(order, { signal, idempotencyKey });
      }),
      cancelOffer: fromPromise(async ({ input: { offerId, idempotencyKey }, signal }) => {
        await client.cancelShareOffer({ id: offerId }, { signal, idempotencyKey });
      }),
      findOffer: fromPromise(
        async ({ input: { idempotencyKey }, signal }) =>
          (await client.getPlacedShareOffer({ signal, idempotencyKey })).share_offer !== null,
      ),
    },
  });

const isIntent = (value: unknown): value is TradeIntent =>
  typeof (value as Partial<TradeIntent> | null)?.idempotencyKey === 'string' &&
  typeof (value as Partial<TradeIntent>).order === 'object';

/** The order without a response, so that a reload does not send a second one. */
export const tradeIntentStorage = createDraftStorage<TradeIntent>({
  name: 'share-order',
  version: 1,
  isValue: isIntent,
});

/** The order whose outcome is unknown, with its key. */
export const unansweredOf = ({
  context: { order, idempotencyKey },
  ...snapshot
}: ShareTradeSnapshot): TradeIntent | null =>
  snapshot.hasTag('unanswered') && order && idempotencyKey ? { order, idempotencyKey } : null;

export const isTrading = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('busy');
export const isTicketOpen = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('ticket');
/** The order may have been placed. */
export const isUncertain = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('uncertain');
/** Initial values of the ticket; of the last one while none is open. */
export const openingOf = (snapshot: ShareTradeSnapshot) => snapshot.context.opening;
/** Why the order failed. */
export const ticketFailureOf = (snapshot: ShareTradeSnapshot) =>
  snapshot.hasTag('ticket') ? snapshot.context.failure : null;
/** A withdrawal is being confirmed or is pending. */
export const isWithdrawing = (snapshot: ShareTradeSnapshot): boolean =>
  snapshot.hasTag('withdrawal') && !snapshot.hasTag('failed');
/** Why the withdrawal failed. */
export const withdrawalFailureOf = (snapshot: ShareTradeSnapshot) =>
  snapshot.hasTag('withdrawal') ? snapshot.context.failure : null;
/** The same withdrawal can be sent again. */
export const isWithdrawalRetryable = (snapshot: ShareTradeSnapshot): boolean =>
  snapshot.matches({ withdrawal: 'failed' });

export type TradeOutcome = 'checking' | 'unknown' | 'notPlaced' | 'placed';
const OUTCOMES: readonly TradeOutcome[] = ['checking', 'unknown', 'notPlaced', 'placed'];
/** Outcome of an order whose response was lost; `null` while there is none. */
export const outcomeOf = (snapshot: ShareTradeSnapshot): TradeOutcome | null =>
  OUTCOMES.find((outcome) => snapshot.matches({ unresolved: outcome })) ?? null;
export const orderOf = (snapshot: ShareTradeSnapshot) => snapshot.context.order;
/** Another order was submitted after it and is held back. */
export const hasNextOrder = (snapshot: ShareTradeSnapshot): boolean => snapshot.context.nextOrder !== null;
