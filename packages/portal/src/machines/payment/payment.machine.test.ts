import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { paymentMachine } from './payment.machine.ts';
import { POLL_DELAYS, BANK_TIMEOUT, PENDING_POLL_INTERVAL } from './payment-setup.machine.ts';
import type { PaymentDetails, PaymentEmitted, PaymentIntent, PaymentOptions } from './payment.model.ts';

const INTENT: PaymentIntent = { target: { type: 'general' }, monthlyPrice: 10_000, months: 6 };
const DETAILS: PaymentDetails = {
  order_number: 'T-8K2MQ9XB',
  order_code: '5yYHmW0cSLe1oXUo2b9dKw',
  checkout_id: '9Qe2mW0cSLe1oXUo2b9dKw',
  purpose: 'donation',
  status: 'open',
  amount: 10_000,
  total: 60_000,
  ends_at: '2999-01-01T00:00:00.000Z',
  reason: null,
  verified_message: null,
  receipt: null,
  gift_code: null,
  server_time: '2026-11-21T09:00:00.000Z',
};
const checkoutWith = (status: PaymentDetails['status'], more: Partial<PaymentDetails> = {}): PaymentDetails => ({
  ...DETAILS,
  status,
  ...more,
});
const OPTIONS: PaymentOptions = { brands: ['mada', 'visa'], test: true };

type Answer<Value> = Value | { kind: string; serverMessage?: string; fieldErrors?: Record<string, string[]> };
interface Script {
  options?: Answer<PaymentOptions>;
  checkout?: Answer<PaymentDetails>;
  /** One response per poll; the last one repeats. */
  verify?: Answer<PaymentDetails>[];
  resume?: Answer<{ options: PaymentOptions; checkout: PaymentDetails; intent: PaymentIntent }>;
}
const settle = <Value extends object>(answer: Answer<Value>): Promise<Value> =>
  'kind' in answer ? Promise.reject(answer) : Promise.resolve(answer);

function run(script: Script = {}) {
  const keys: string[] = [];
  const orders: PaymentIntent[] = [];
  const emitted: PaymentEmitted[] = [];
  let polls = 0;
  const clock = new SimulatedClock();
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        loadScript: fromPromise(() => settle(script.options ?? OPTIONS)),
        createCheckout: fromPromise(({ input }) => {
          keys.push(`${input.idempotencyKey} ${input.brand}`);
          orders.push(input.intent);
          return settle(script.checkout ?? DETAILS);
        }),
        verify: fromPromise(() =>
          settle(script.verify?.[Math.min(polls++, script.verify.length - 1)] ?? checkoutWith('paid')),
        ),
        resume: fromPromise(() =>
          settle(script.resume ?? { options: OPTIONS, checkout: checkoutWith('paid'), intent: INTENT }),
        ),
      },
    }),
    { clock },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const until = (state: Parameters<SnapshotFrom<typeof actor>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const state = () => JSON.stringify(actor.getSnapshot().value);
  /** Up to the gateway's fields. */
  const toPaying = async () => {
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
  };
  const toVerifying = async () => {
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    actor.send({ type: 'gateway.returned' });
  };
  return { actor, until, state, keys, orders, emitted, script, clock, toPaying, toVerifying, polls: () => polls };
}

describe('payment', () => {
  it('runs from the request to the paid state, with mada preselected, and emits the payment once', async () => {
    const { actor, until, emitted, keys, toVerifying } = run();
    await toVerifying();
    await until('paid');
    expect(emitted).toEqual([{ type: 'payment.paid', details: checkoutWith('paid') }]);
    expect(keys[0]).toMatch(/ mada$/);
    actor.send({ type: 'payment.closed' });
    expect(actor.getSnapshot().context).toMatchObject({
      checkOutOrder: null,
      paymentDetails: null,
      idempotencyKey: null,
      options: OPTIONS,
    });
  });

  it('never trusts the iframe: its events only start a poll', async () => {
    const { until, emitted, toVerifying } = run({
      verify: [checkoutWith('failed', { reason: 'declined', verified_message: 'رفض المصرف عملية الدفع' })],
    });
    await toVerifying();
    const { context } = await until('failed');
    expect(context.verified).toEqual({ kind: 'declined', serverMessage: 'رفض المصرف عملية الدفع', fieldErrors: null });
    expect([context.checkOutOrder, emitted]).toEqual([INTENT, []]);
  });

  it.each(['mada', 'visa'] as const)('requests the declined order again under a new key, with %s', async (brand) => {
    const { actor, until, keys, orders, script, toVerifying } = run({
      verify: [checkoutWith('failed', { reason: 'declined' })],
    });
    await toVerifying();
    await until('failed');
    actor.send({ type: 'payment.retried' });
    await until('choosingBrand');
    actor.send({ type: 'brand.chosen', brand });
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    delete script.verify;
    actor.send({ type: 'gateway.returned' });
    await until('paid');
    expect(keys.map((key) => key.split(' ')[1])).toEqual(['mada', brand]);
    expect(new Set(keys.map((key) => key.split(' ')[0])).size).toBe(2);
    expect(orders.map(({ order }) => order)).toEqual([
      undefined,
      { number: DETAILS.order_number, code: DETAILS.order_code, does: 'pay' },
    ]);
  });

  it.each([
    ['pay', 'mada'],
    ['pay', 'visa'],
    ['changeCard', 'mada'],
    ['changeCard', 'visa'],
  ] as const)('an existing order (%s) that was declined is requested under a new key, with %s', async (does, brand) => {
    const intent: PaymentIntent = {
      ...INTENT,
      order: { number: DETAILS.order_number, code: DETAILS.order_code, does },
    };
    const { actor, until, keys, orders } = run({ verify: [checkoutWith('failed', { reason: 'declined' })] });
    actor.send({ type: 'payment.requested', intent });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    actor.send({ type: 'gateway.submitted' });
    actor.send({ type: 'gateway.returned' });
    await until('failed');
    actor.send({ type: 'payment.retried' });
    await until('choosingBrand');
    actor.send({ type: 'brand.chosen', brand });
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    expect(new Set(keys.map((key) => key.split(' ')[0])).size).toBe(2);
    expect(orders).toEqual([intent, intent]);
  });

  it('requests another brand of an open checkout under a new key, for the order that exists', async () => {
    const { actor, until, keys, orders, toPaying } = run();
    await toPaying();
    actor.send({ type: 'payment.closed' });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('choosingBrand');
    actor.send({ type: 'brand.chosen', brand: 'visa' });
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    expect(keys[1]?.split(' ')[0]).not.toBe(keys[0]?.split(' ')[0]);
    expect(orders[1]?.order).toEqual({ number: DETAILS.order_number, code: DETAILS.order_code, does: 'pay' });
  });

  it('keeps the key when the gateway’s iframe has failed', async () => {
    const { actor, until, keys, orders, toPaying } = run();
    await toPaying();
    actor.send({ type: 'gateway.failed' });
    actor.send({ type: 'payment.retried' });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    expect([new Set(keys).size, orders[1]]).toEqual([1, INTENT]);
  });

  it.each([
    ['network', 1],
    ['timeout', 1],
    ['server', 1],
    ['rateLimited', 1],
    ['conflict', 2],
  ] as const)(
    'keeps the intent when the checkout request fails (%s), and retries under %i key(s)',
    async (kind, count) => {
      const { actor, until, keys, script } = run({ checkout: { kind, serverMessage: 'عذرًا' } });
      actor.send({ type: 'payment.requested', intent: INTENT });
      await until('choosingBrand');
      actor.send({ type: 'brand.confirmed' });
      const { context } = await until('failed');
      expect(context).toMatchObject({
        checkOutOrder: INTENT,
        verified: { kind, serverMessage: 'عذرًا' },
        paymentDetails: null,
      });
      delete script.checkout;
      actor.send({ type: 'payment.retried' });
      await until('paying');
      expect(new Set(keys).size).toBe(count);
    },
  );

  it('closes the dialog and emits an event when the server rejects a field', async () => {
    const { actor, until, emitted } = run({ checkout: { kind: 'validation', fieldErrors: { donor_email: ['no'] } } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    expect((await until('refused')).hasTag('dialog')).toBe(false);
    expect(emitted).toEqual([{ type: 'payment.refused' }]);
  });

  it('fails when the script cannot be loaded, and fetches it again', async () => {
    const { actor, until, script } = run({ options: { kind: 'network' } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    expect((await until('failed')).context.options).toBeNull();
    delete script.options;
    actor.send({ type: 'payment.retried' });
    expect((await until('choosingBrand')).context.options).toEqual(OPTIONS);
  });

  it('reuses the key for the same intent, and creates a new key for another', async () => {
    const { actor, until, keys } = run({ checkout: { kind: 'network' } });
    for (const intent of [INTENT, { ...INTENT }, { ...INTENT, months: 12 }]) {
      actor.send({ type: 'payment.requested', intent });
      await until('choosingBrand');
      actor.send({ type: 'brand.confirmed' });
      await until('failed');
    }
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('ignores repeated requests', async () => {
    const { actor, until, keys } = run();
    actor.send({ type: 'payment.requested', intent: INTENT });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    actor.send({ type: 'payment.requested', intent: { ...INTENT, months: 1 } });
    expect([actor.getSnapshot().context.checkOutOrder, keys.length]).toEqual([INTENT, 1]);
  });

  it('polls at growing intervals while the payment is undecided, then is pending and keeps polling', async () => {
    const { actor, until, clock, polls, script, toVerifying } = run({ verify: [checkoutWith('pending')] });
    await toVerifying();
    for (const pause of POLL_DELAYS) {
      await until({ verifying: 'waiting' });
      const before = polls();
      clock.increment(pause - 1);
      expect(polls()).toBe(before);
      clock.increment(1);
    }
    await until({ pending: 'waiting' });
    expect(polls()).toBe(6);
    delete script.verify;
    clock.increment(PENDING_POLL_INTERVAL);
    await until('paid');
    expect(actor.getSnapshot().context.verified).toBeNull();
  });

  it('keeps polling without a network, and polls at once when it returns', async () => {
    const { actor, until, clock, script, toVerifying } = run({ verify: [{ kind: 'network' }] });
    await toVerifying();
    for (const pause of POLL_DELAYS) {
      await until({ verifying: 'waiting' });
      clock.increment(pause);
    }
    expect((await until({ pending: 'waiting' })).context.verified).toMatchObject({ kind: 'network' });
    delete script.verify;
    actor.send({ type: 'page.shown' });
    await until('paid');
  });

  it('returns to the card fields when the payment stays open after the bank’s page', async () => {
    const { until, clock, toVerifying, polls } = run({ verify: [checkoutWith('open')] });
    await toVerifying();
    for (const pause of POLL_DELAYS.slice(0, 2)) {
      await until({ verifying: 'waiting' });
      clock.increment(pause);
    }
    await until({ paying: 'filling' });
    expect(polls()).toBe(3);
  });

  it('returns to the card fields after an invalid card', async () => {
    const { actor, state, toPaying } = run();
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    actor.send({ type: 'gateway.refused' });
    expect(state()).toBe('{"paying":"filling"}');
  });

  it('polls when the bank’s page reports nothing, and keeps the page open meanwhile', async () => {
    const { actor, until, clock, script, toPaying } = run({
      verify: [checkoutWith('open'), checkoutWith('pending'), { kind: 'network' }],
    });
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    for (let times = 0; times < 3; times++) {
      clock.increment(BANK_TIMEOUT);
      expect(actor.getSnapshot().matches({ paying: 'looking' })).toBe(true);
      await until({ paying: 'threeDSecure' });
    }
    delete script.verify;
    clock.increment(BANK_TIMEOUT);
    await until('paid');
  });

  it.each(['paid', 'failed', 'expired'] as const)('follows the outcome of another tab: %s', async (status) => {
    const { actor, state, toPaying } = run();
    await toPaying();
    actor.send({ type: 'checkout.known', checkout: checkoutWith('open') });
    actor.send({ type: 'checkout.known', checkout: checkoutWith(status, { checkout_id: 'another' }) });
    expect(state()).toBe('{"paying":"filling"}');
    actor.send({ type: 'checkout.known', checkout: checkoutWith(status) });
    expect(state()).toBe(`"${status}"`);
  });

  it('polls when the time is over: a captured payment counts', async () => {
    const { actor, until, toPaying } = run();
    await toPaying();
    actor.send({ type: 'payment.timedOut' });
    expect((await until('paid')).context.paymentDetails?.status).toBe('paid');
  });

  it('repays an expired order by its number, under a new key', async () => {
    const { actor, until, keys, orders, toVerifying } = run({ verify: [checkoutWith('expired')] });
    await toVerifying();
    await until('expired');
    actor.send({ type: 'payment.repaid' });
    actor.send({ type: 'brand.confirmed' });
    await until('paying');
    expect(orders[1]).toEqual({
      ...INTENT,
      order: { number: DETAILS.order_number, code: DETAILS.order_code, does: 'pay' },
    });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    ['open', '{"paying":"filling"}'],
    ['pending', '{"verifying":"waiting"}'],
    ['paid', '"paid"'],
    ['failed', '"failed"'],
    ['expired', '"expired"'],
  ] as const)('resumes the checkout of an earlier page: %s', async (status, expected) => {
    const { actor, state } = run({ resume: { options: OPTIONS, checkout: checkoutWith(status), intent: INTENT } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false);
    await waitFor(actor, (snapshot) => snapshot.hasTag('dialog'));
    expect(state()).toBe(expected);
    expect(actor.getSnapshot().context).toMatchObject({ checkOutOrder: INTENT, options: OPTIONS });
  });

  it('stays closed, and keeps the checkout’s id, while the server is unreachable', async () => {
    const { actor, until } = run({ resume: { kind: 'network' } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect((await until('closed')).context.leftOpen).toBe(DETAILS.checkout_id);
  });

  it('drops a checkout that the server does not know', async () => {
    const { actor, until } = run({ resume: { kind: 'notFound' } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect((await until('closed')).context.leftOpen).toBeNull();
  });

  it('does not resume a checkout that the user has closed', async () => {
    const { actor, until } = run({ resume: { options: OPTIONS, checkout: checkoutWith('open'), intent: INTENT } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    await until('paying');
    actor.send({ type: 'payment.closed' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.leftOpen]).toEqual(['closed', null]);
  });

  it('verifies a submitted payment when the dialog is closed', async () => {
    const { actor, until, toPaying } = run({ verify: [checkoutWith('pending')] });
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    actor.send({ type: 'payment.closed' });
    expect(actor.getSnapshot().matches('verifying')).toBe(true);
    actor.send({ type: 'payment.closed' });
    await until({ verifying: 'waiting' });
  });

  it.each([
    'payment.retried',
    'payment.repaid',
    'brand.confirmed',
    'gateway.returned',
    'payment.timedOut',
    'page.shown',
  ] as const)('%s changes nothing while the dialog is closed', (type) => {
    const { actor, state } = run();
    actor.send({ type });
    expect(state()).toBe('"closed"');
  });

  it('clears its context when the user changes', async () => {
    const { actor, state, toPaying } = run();
    await toPaying();
    actor.send({ type: 'payment.forgotten' });
    expect([state(), actor.getSnapshot().context]).toMatchObject([
      '"closed"',
      { checkOutOrder: null, paymentDetails: null, idempotencyKey: null },
    ]);
  });
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.payment.${id}`, output }) as never;
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.0.payment.${id}`, error }) as never;
const after = (delay: string, id: string) => ({ type: `xstate.after.${delay}.payment.${id}` }) as never;
const STATUSES = ['open', 'pending', 'paid', 'failed', 'expired'] as const;
const EVENTS = [
  { type: 'payment.requested' as const, intent: INTENT },
  { type: 'payment.resumed' as const, checkoutId: DETAILS.checkout_id },
  ...(
    [
      'brand.confirmed',
      'gateway.submitted',
      'gateway.refused',
      'gateway.returned',
      'gateway.failed',
      'page.shown',
      'payment.timedOut',
      'payment.retried',
      'payment.repaid',
      'payment.closed',
      'payment.forgotten',
    ] as const
  ).map((type) => ({ type })),
  ...STATUSES.map((status) => ({ type: 'checkout.known' as const, checkout: checkoutWith(status) })),
  done('loadingScript', OPTIONS),
  failed('loadingScript', { kind: 'network' }),
  ...STATUSES.flatMap((status) => [
    done('creatingCheckout', checkoutWith(status)),
    done('resuming', { options: OPTIONS, checkout: checkoutWith(status), intent: INTENT }),
    ...['paying.looking', 'verifying.asking', 'pending.asking'].map((id) => done(id, checkoutWith(status))),
  ]),
  failed('creatingCheckout', { kind: 'network' }),
  failed('creatingCheckout', { kind: 'validation', fieldErrors: { donor_email: ['no'] } }),
  failed('resuming', { kind: 'network' }),
  failed('resuming', { kind: 'notFound' }),
  ...['paying.looking', 'verifying.asking', 'pending.asking'].map((id) => failed(id, { kind: 'network' })),
  after('bankTimeout', 'paying.threeDSecure'),
  after('pollDelay', 'verifying.waiting'),
  after('pendingPollInterval', 'pending.waiting'),
];

describe('paths of payment', () => {
  const paths = getShortestPaths(paymentMachine, {
    events: EVENTS,
    serializeState: ({ value, context: { options, paymentDetails, checkOutOrder, polls, leftOpen, verified } }) =>
      JSON.stringify([
        value,
        options !== null,
        paymentDetails?.status,
        checkOutOrder?.order?.does,
        polls,
        leftOpen !== null,
        verified?.kind,
      ]),
  });
  const stateName = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .map(([name, inner]) => `${name}.${stateName(inner)}`)
          .join();

  it('reaches every state', () => {
    expect([...new Set(paths.map(({ state }) => stateName(state.value)))].toSorted()).toEqual(
      [
        'choosingBrand',
        'closed',
        'creatingCheckout',
        'expired',
        'failed',
        'loadingScript',
        'paid',
        'paying.filling',
        'paying.looking',
        'paying.threeDSecure',
        'pending.asking',
        'pending.waiting',
        'refused',
        'resuming',
        'verifying.asking',
        'verifying.waiting',
      ].toSorted(),
    );
  });

  it('is paid only by the server’s response, and shows the card fields only with the script', () => {
    const states = paths.map(({ state }) => state);
    const isPaid = ({ context }: (typeof states)[number]) => context.paymentDetails?.status === 'paid';
    expect(states.length).toBeGreaterThan(40);
    expect(states.filter((state) => state.matches('paid') && !isPaid(state))).toEqual([]);
    expect(new Set(states.filter(isPaid).map(({ value }) => value))).toEqual(new Set(['paid']));
    expect(states.filter((state) => state.matches('paying') && state.context.options === null)).toEqual([]);
    expect(states.filter((state) => state.matches('failed') && state.context.verified === null)).toEqual([]);
    expect(states.filter((state) => state.hasTag('dialog') && state.context.checkOutOrder === null)).toEqual([]);
  });
});
