import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import {
  hasNextOrder,
  isTicketOpen,
  isWithdrawing,
  openingOf,
  orderOf,
  outcomeOf,
  ticketFailureOf,
  unansweredOf,
  withdrawalFailureOf,
} from './share-trade.binding.ts';
import { shareTradeMachine, type TicketOpening, type TradeIntent, type TradeOrder } from './share-trade.machine.ts';

const OPENING: TicketOpening = { type: 'sell', shares: null, price: 12_500 };
const ORDER: TradeOrder = { type: 'sell', shares: 5, price: 12_500, expires_in_days: 30 };

type Failure = { kind: string; serverMessage?: string; fieldErrors?: Record<string, string[]> };
interface Script {
  place?: Failure | undefined;
  cancel?: Failure | undefined;
  /** Whether the server knows the key. */
  find?: Failure | boolean;
}

const settle = (failure: Failure | undefined) => (failure ? Promise.reject(failure) : Promise.resolve());

/** Runs the machine with actors that resolve or reject as the script says at the time of the call. */
function run(script: Script = {}, input?: { intent: TradeIntent | null }) {
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
        findOffer: fromPromise(() =>
          typeof script.find === 'object' ? Promise.reject(script.find) : Promise.resolve(script.find ?? false),
        ),
      },
    }),
    { input },
  );
  actor.on('market.changed', () => changes++);
  actor.start();
  const until = (state: Parameters<SnapshotFrom<typeof actor>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, calls, script, until, changes: () => changes };
}

const done = (id: string, output?: boolean) => ({ type: `xstate.done.actor.${id}`, output }) as never;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error }) as never;

describe('share trade', () => {
  it('opens a ticket, places its order under one key, and clears it', async () => {
    const { actor, calls, until, changes } = run();
    actor.send({ type: 'ticket.opened', opening: OPENING });
    expect(openingOf(actor.getSnapshot())).toEqual(OPENING);
    actor.send({ type: 'ticket.submitted', order: ORDER });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until('idle');
    expect(calls).toEqual([{ what: ORDER, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect([changes(), actor.getSnapshot().context.order]).toEqual([1, null]);
  });

  it.each(['conflict', 'validation', 'forbidden'])(
    'returns to the ticket with the field errors when the order is rejected (%s)',
    async (kind) => {
      const fieldErrors = { shares: ['You have no shares to offer'] };
      const { actor, until, changes } = run({ place: { kind, serverMessage: 'no', fieldErrors } });
      actor.send({ type: 'ticket.opened', opening: OPENING });
      actor.send({ type: 'ticket.submitted', order: ORDER });
      await until({ ticket: 'refused' });
      expect(ticketFailureOf(actor.getSnapshot())).toEqual({ kind, serverMessage: 'no', fieldErrors });
      // The page loads the holding again: it is smaller than before.
      expect(changes()).toBe(1);
    },
  );

  it.each([
    ['network', 'uncertain'],
    ['timeout', 'uncertain'],
    ['server', 'uncertain'],
    ['malformed', 'uncertain'],
    ['aborted', 'uncertain'],
    ['rateLimited', 'failed'],
    ['unauthenticated', 'failed'],
    ['notFound', 'failed'],
  ] as const)(
    'after a failure (%s) the ticket is %s, nothing is loaded again, and the same order is sent under the same key',
    async (kind, state) => {
      const { actor, calls, script, until, changes } = run({ place: { kind } });
      actor.send({ type: 'ticket.opened', opening: OPENING });
      actor.send({ type: 'ticket.submitted', order: ORDER });
      await until({ ticket: state });
      expect([changes(), unansweredOf(actor.getSnapshot())?.idempotencyKey]).toEqual([
        0,
        state === 'uncertain' ? calls[0]?.key : undefined,
      ]);
      script.place = undefined;
      actor.send({ type: 'ticket.submitted', order: { ...ORDER } });
      await until('idle');
      expect([new Set(calls.map(({ key }) => key)).size, changes(), unansweredOf(actor.getSnapshot())]).toEqual([
        1,
        1,
        null,
      ]);
    },
  );

  it('sends another order under another key after a failure', async () => {
    const { actor, calls, script, until } = run({ place: { kind: 'rateLimited' } });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'failed' });
    script.place = undefined;
    actor.send({ type: 'ticket.submitted', order: { ...ORDER, shares: 6 } });
    await until('idle');
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('sends another order while the first is unknown only when the first was not placed', async () => {
    const { actor, calls, script, until } = run({ place: { kind: 'network' }, find: { kind: 'network' } });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'uncertain' });
    const other = { ...ORDER, shares: 6 };
    actor.send({ type: 'ticket.submitted', order: other });
    await until({ ticket: 'comparing' });
    await until({ ticket: 'uncertain' });
    expect(calls).toHaveLength(1);
    Object.assign(script, { place: undefined, find: false });
    actor.send({ type: 'ticket.submitted', order: other });
    await until('idle');
    expect([calls.map(({ what }) => what), new Set(calls.map(({ key }) => key)).size]).toEqual([[ORDER, other], 2]);
  });

  it('does not send the other order when the first was placed', async () => {
    const { actor, calls, until, changes } = run({ place: { kind: 'network' }, find: true });
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'uncertain' });
    actor.send({ type: 'ticket.submitted', order: { ...ORDER, shares: 6 } });
    await until({ unresolved: 'placed' });
    expect([calls.length, changes(), hasNextOrder(actor.getSnapshot()), orderOf(actor.getSnapshot())]).toEqual([
      1,
      1,
      true,
      ORDER,
    ]);
  });

  it('requests the outcome of the order when its ticket is closed, or after a reload', async () => {
    const intent = { order: ORDER, idempotencyKey: 'key-of-before' };
    const { actor, calls, script, until, changes } = run({ find: { kind: 'network' } }, { intent });
    await until({ unresolved: 'unknown' });
    expect([outcomeOf(actor.getSnapshot()), unansweredOf(actor.getSnapshot())]).toEqual(['unknown', intent]);
    // No new ticket while the old one may stand.
    actor.send({ type: 'ticket.opened', opening: OPENING });
    await until({ unresolved: 'checking' });
    await until({ unresolved: 'unknown' });
    script.find = false;
    actor.send({ type: 'outcome.requested' });
    await until({ unresolved: 'notPlaced' });
    actor.send({ type: 'order.resumed' });
    expect(openingOf(actor.getSnapshot())).toEqual({ type: 'sell', shares: 5, price: 12_500 });
    script.place = { kind: 'network' };
    actor.send({ type: 'ticket.submitted', order: ORDER });
    await until({ ticket: 'uncertain' });
    script.find = true;
    actor.send({ type: 'ticket.closed' });
    await until({ unresolved: 'placed' });
    expect([calls.map(({ key }) => key), changes(), unansweredOf(actor.getSnapshot())]).toEqual([
      ['key-of-before'],
      1,
      null,
    ]);
    actor.send({ type: 'outcome.dismissed' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('keeps the ticket open while the order is being placed', async () => {
    const { actor, until } = run();
    actor.send({ type: 'ticket.opened', opening: OPENING });
    actor.send({ type: 'ticket.submitted', order: ORDER });
    actor.send({ type: 'ticket.closed' });
    expect(actor.getSnapshot().matches({ ticket: 'placing' })).toBe(true);
    await until('idle');
  });

  it('starts the next ticket without an order, under a new key', async () => {
    const { actor, calls, until } = run({ place: { kind: 'rateLimited' } });
    for (let time = 0; time < 2; time++) {
      actor.send({ type: 'ticket.opened', opening: OPENING });
      actor.send({ type: 'ticket.submitted', order: ORDER });
      await until({ ticket: 'failed' });
      actor.send({ type: 'ticket.closed' });
      expect(actor.getSnapshot().context).toMatchObject({ order: null, failure: null, idempotencyKey: null });
    }
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  it('withdraws an offer once, after a confirmation', async () => {
    const { actor, calls, until, changes } = run();
    actor.send({ type: 'withdrawal.opened', offerId: 7 });
    expect([isWithdrawing(actor.getSnapshot()), calls]).toEqual([true, []]);
    actor.send({ type: 'withdrawal.confirmed' });
    actor.send({ type: 'withdrawal.confirmed' });
    await until('idle');
    expect([calls.map(({ what }) => what), changes()]).toEqual([[7], 1]);
  });

  it.each(['network', 'server'])(
    'fails when the outcome of a withdrawal is unknown (%s), emits no change, and retries under the same key',
    async (kind) => {
      const { actor, calls, script, until, changes } = run({ cancel: { kind } });
      actor.send({ type: 'withdrawal.opened', offerId: 7 });
      actor.send({ type: 'withdrawal.confirmed' });
      await until({ withdrawal: 'failed' });
      expect([withdrawalFailureOf(actor.getSnapshot())?.kind, isWithdrawing(actor.getSnapshot()), changes()]).toEqual([
        kind,
        false,
        0,
      ]);
      actor.send({ type: 'withdrawal.confirmed' });
      await until({ withdrawal: 'withdrawing' });
      await until({ withdrawal: 'failed' });
      script.cancel = undefined;
      actor.send({ type: 'withdrawal.opened', offerId: 7 });
      actor.send({ type: 'withdrawal.confirmed' });
      await until('idle');
      expect([calls.length, new Set(calls.map(({ key }) => key)).size, changes()]).toEqual([3, 1, 1]);
    },
  );

  it.each(['conflict', 'notFound'])(
    'is rejected when there is nothing to withdraw (%s), and emits a change of the market',
    async (kind) => {
      const { actor, until, changes } = run({ cancel: { kind, serverMessage: 'no longer open' } });
      actor.send({ type: 'withdrawal.opened', offerId: 7 });
      actor.send({ type: 'withdrawal.confirmed' });
      await until({ withdrawal: 'refused' });
      expect([withdrawalFailureOf(actor.getSnapshot())?.kind, changes()]).toEqual([kind, 1]);
      actor.send({ type: 'ticket.opened', opening: OPENING });
      expect(isTicketOpen(actor.getSnapshot())).toBe(true);
    },
  );

  it.each([
    ['ticket.submitted', { type: 'ticket.submitted', order: ORDER }],
    ['ticket.closed', { type: 'ticket.closed' }],
    ['withdrawal.confirmed', { type: 'withdrawal.confirmed' }],
    ['withdrawal.closed', { type: 'withdrawal.closed' }],
  ] as const)('%s changes nothing in the idle state', (_, event) => {
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

  it('reaches every state', () => {
    const [placing, comparing, checking, withdrawing] = [
      '0.shareTrade.ticket.placing',
      '0.shareTrade.ticket.comparing',
      '0.shareTrade.unresolved.checking',
      '0.shareTrade.withdrawal.withdrawing',
    ] as const;
    const paths = getShortestPaths(shareTradeMachine, {
      serializeState: ({ value }) => JSON.stringify(value),
      events: [
        { type: 'ticket.opened', opening: OPENING },
        { type: 'ticket.submitted', order: ORDER },
        { type: 'ticket.submitted', order: { ...ORDER, shares: 6 } },
        { type: 'ticket.closed' },
        { type: 'withdrawal.opened', offerId: 1 },
        { type: 'withdrawal.confirmed' },
        { type: 'withdrawal.closed' },
        done(placing),
        failed(placing, { kind: 'conflict' }),
        failed(placing, { kind: 'network' }),
        failed(placing, { kind: 'rateLimited' }),
        failed(comparing, { kind: 'network' }),
        done(checking, true),
        done(checking, false),
        failed(checking, { kind: 'network' }),
        done(withdrawing),
        failed(withdrawing, { kind: 'server' }),
        failed(withdrawing, { kind: 'conflict' }),
      ],
    });
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set([
        '"idle"',
        '{"ticket":"filling"}',
        '{"ticket":"placing"}',
        '{"ticket":"refused"}',
        '{"ticket":"failed"}',
        '{"ticket":"uncertain"}',
        '{"ticket":"comparing"}',
        '{"unresolved":"checking"}',
        '{"unresolved":"unknown"}',
        '{"unresolved":"notPlaced"}',
        '{"unresolved":"placed"}',
        '{"withdrawal":"asking"}',
        '{"withdrawal":"withdrawing"}',
        '{"withdrawal":"failed"}',
        '{"withdrawal":"refused"}',
      ]),
    );
  });
});
