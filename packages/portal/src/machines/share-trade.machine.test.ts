import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { isTicketOpen, isWithdrawing, openingOf, ticketFailureOf, withdrawalFailureOf } from './share-trade.binding.ts';
import { shareTradeMachine, type TicketOpening, type TradeOrder } from './share-trade.machine.ts';

const OPENING: TicketOpening = { type: 'sell', shares: null, price: 12_500 };
const ORDER: TradeOrder = { type: 'sell', shares: 5, price: 12_500, expires_in_days: 30 };

type Failure = { kind: string; serverMessage?: string; fieldErrors?: Record<string, string[]> };
interface Script {
  place?: Failure | undefined;
  cancel?: Failure | undefined;
}

const settle = (failure: Failure | undefined) => (failure ? Promise.reject(failure) : Promise.resolve());

/** The machine with actors that answer as the script says at that moment. */
function run(script: Script = {}) {
  const calls: { what: number | TradeOrder; key: string }[] = [];
  let changes = 0;
  const actor = createActor(
    shareTradeMachine.provide({
      actors: {
        placeOffer: fromPromise(({ input }) => {
          calls.push({ what: input.order, key: input.idempotencyKey });
          return settle(script.place);
        }),
        cancelOffer: fromPromise(({ input }) => {
          calls.push({ what: input.offerId, key: input.idempotencyKey });
          return settle(script.cancel);
        }),
      },
    }),
  );
  actor.on('market.changed', () => changes++);
  actor.start();
  const until = (state: Parameters<SnapshotFrom<typeof actor>['matches']>[0]) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, calls, script, until, changes: () => changes };
}

const done = (id: string) => ({ type: `xstate.done.actor.${id}` }) as never;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never;

describe('share trade', () => {
  it('opens a ticket, places it under one key, and forgets it', async () => {
    const { actor, calls, until, changes } = run();
    actor.send({ type: 'ticket.opened', opening: OPENING });
    expect(openingOf(actor.getSnapshot())).toEqual(OPENING);
    actor.send({ type: 'ticket.submitted', order: ORDER });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until('idle');
    expect(calls).toEqual([{ what: ORDER, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect([changes(), actor.getSnapshot().context.order]).toEqual([1, null]);
  });

  it.each(['conflict', 'validation', 'forbidden'])('a refusal (%s) leads back to the fields that the server names', async (kind) => {
    const fieldErrors = { shares: ['You have no shares to offer'] };
    const { actor, until, changes } = run({ place: { kind, serverMessage: 'no', fieldErrors } });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'refused' });
    expect(ticketFailureOf(actor.getSnapshot())).toEqual({ kind, serverMessage: 'no', fieldErrors });
    // Whoever shows the holding reads it again: it is less than it was.
    expect(changes()).toBe(1);
  });

  it.each(['network', 'timeout', 'server', 'malformed', 'rateLimited', 'unauthenticated', 'notFound'])('after a failure (%s) the same order is sent under the same key, another one under another', async (kind) => {
    const { actor, calls, script, until } = run({ place: { kind } });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'failed' });
    actor.send({ type: 'ticket.submitted', order: { ...ORDER } });
    await until({ ticket: 'placing' });
    await until({ ticket: 'failed' });
    script.place = undefined;
    actor.send({ type: 'ticket.submitted', order: { ...ORDER, shares: 6 } });
    await until('idle');
    const [first, again, other] = calls.map(({ key }) => key);
    expect([first === again, first === other]).toEqual([true, false]);
  });

  it('a ticket that is being placed cannot be left', async () => {
    const { actor, until } = run();
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    actor.send({ type: 'ticket.closed' });
    expect(actor.getSnapshot().matches({ ticket: 'placing' })).toBe(true);
    await until('idle');
  });

  it('the next ticket begins anew, with a key of its own', async () => {
    const { actor, calls, until } = run({ place: { kind: 'network' } });
    for (let time = 0; time < 2; time++) {
      actor.send({ type: 'ticket.opened', opening: OPENING });
      actor.send({ type: 'ticket.submitted', order: ORDER });
      await until({ ticket: 'failed' });
      actor.send({ type: 'ticket.closed' });
      expect(actor.getSnapshot().context).toMatchObject({ order: null, failure: null, idempotencyKey: null });
    }
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('withdraws an offer after asking, once', async () => {
    const { actor, calls, until, changes } = run();
    actor.send({ type: 'withdrawal.opened', offerId: 7 });
    expect([isWithdrawing(actor.getSnapshot()), calls]).toEqual([true, []]);
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.confirmed' });
    await until('idle');
    expect([calls.map(({ what }) => what), changes()]).toEqual([[7], 1]);
  });

  it.each(['conflict', 'network', 'server'])('says when an offer could not be withdrawn (%s), and lets one try again under the same key', async (kind) => {
    const { actor, calls, script, until, changes } = run({ cancel: { kind, serverMessage: 'no longer open' } });
    actor.send({ type: 'withdrawal.opened', offerId: 7 });
    actor.send({ type: 'withdrawal.confirmed' });
    await until({ withdrawal: 'failed' });
    expect([withdrawalFailureOf(actor.getSnapshot())?.kind, isWithdrawing(actor.getSnapshot()), changes()]).toEqual([kind, false, 1]);
    script.cancel = undefined;
    actor.send({ type: 'withdrawal.confirmed' });
    await until('idle');
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['ticket.submitted', { type: 'ticket.submitted', order: ORDER }],
    ['ticket.closed', { type: 'ticket.closed' }],
    ['withdrawal.confirmed', { type: 'withdrawal.confirmed' }],
    ['withdrawal.closed', { type: 'withdrawal.closed' }],
  ] as const)('%s changes nothing while nothing is open', (_, event) => {
    const { actor } = run();
    actor.send(event);
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('opens no withdrawal over a ticket, and no ticket over a withdrawal', () => {
    const { actor } = run();
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'withdrawal.opened', offerId: 1 });
    expect(isWithdrawing(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'ticket.closed' });
    actor.send({ type: 'withdrawal.opened', offerId: 1 });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    expect(isTicketOpen(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'withdrawal.closed' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('can reach every state', () => {
    const [placing, withdrawing] = ['0.shareTrade.ticket.placing', '0.shareTrade.withdrawal.withdrawing'] as const;
    const paths = getShortestPaths(shareTradeMachine, {
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'ticket.opened', opening: OPENING }, { type: 'ticket.submitted', order: ORDER }, { type: 'ticket.closed' },
        { type: 'withdrawal.opened', offerId: 1 }, { type: 'withdrawal.confirmed' }, { type: 'withdrawal.closed' },
        done(placing), failed(placing, { kind: 'conflict' }), failed(placing, { kind: 'network' }), done(withdrawing), failed(withdrawing, { kind: 'server' }),
      ],
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['"idle"', '{"ticket":"filling"}', '{"ticket":"placing"}', '{"ticket":"refused"}', '{"ticket":"failed"}', '{"withdrawal":"asking"}', '{"withdrawal":"withdrawing"}', '{"withdrawal":"failed"}']),
    );
  });
});
