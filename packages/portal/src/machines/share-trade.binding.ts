import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Client } from '@taawun/api-client';
import { shareTradeMachine } from './share-trade.machine.ts';

export type { TicketOpening, TradeOrder } from './share-trade.machine.ts';
export type ShareTradeActor = ActorRefFrom<typeof shareTradeMachine>;
type ShareTradeSnapshot = SnapshotFrom<typeof shareTradeMachine>;

/** The share trade machine bound to the client: for `useActorRef` of the page that trades. */
export const shareTradeWith = (client: Client) =>
  shareTradeMachine.provide({
    actors: {
      placeOffer: fromPromise(async ({ input: { order, idempotencyKey }, signal }) => {
        await client.placeShareOffer(order, { signal, idempotencyKey });
      }),
      cancelOffer: fromPromise(async ({ input: { offerId, idempotencyKey }, signal }) => {
        await client.cancelShareOffer({ id: offerId }, { signal, idempotencyKey });
      }),
    },
  });

export const isTrading = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('busy');
export const isTicketOpen = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('ticket');
/** What the ticket begins with; of the last one while none is open. */
export const openingOf = (snapshot: ShareTradeSnapshot) => snapshot.context.opening;
/** Why the ticket was not taken. */
export const ticketFailureOf = (snapshot: ShareTradeSnapshot) => (snapshot.hasTag('ticket') ? snapshot.context.failure : null);
/** A withdrawal is asked about or under way. */
export const isWithdrawing = (snapshot: ShareTradeSnapshot): boolean => snapshot.hasTag('withdrawal') && !snapshot.hasTag('failed');
/** Why the offer was not withdrawn. */
export const withdrawalFailureOf = (snapshot: ShareTradeSnapshot) => (snapshot.hasTag('withdrawal') ? snapshot.context.failure : null);
