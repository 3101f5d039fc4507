import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { describe, expect, it } from 'vitest';
import { paymentMachine } from './payment.machine.ts';
import { BACKOFF, PATIENCE, SLOWLY } from './payment-setup.machine.ts';
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
  told_at: '2026-11-21T09:00:00.000Z',
};
const told = (status: PaymentDetails['status'], more: Partial<PaymentDetails> = {}): PaymentDetails => ({
  ...DETAILS,
  status,
  ...more,
});
const OPTIONS: PaymentOptions = { brands: ['mada', 'visa'], test: true };

type Answer<Value> = Value | { kind: string; serverMessage?: string; fieldErrors?: Record<string, string[]> };
interface Script {
  options?: Answer<PaymentOptions>;
  checkout?: Answer<PaymentDetails>;
  /** One after the other; the last one stays. */
  verify?: Answer<PaymentDetails>[];
  resume?: Answer<{ options: PaymentOptions; checkout: PaymentDetails; intent: PaymentIntent }>;
}
const settle = <Value extends object>(answer: Answer<Value>): Promise<Value> =>
  'kind' in answer ? Promise.reject(answer) : Promise.resolve(answer);

function run(script: Script = {}) {
  const keys: string[] = [];
  const orders: PaymentIntent[] = [];
  const heard: PaymentEmitted[] = [];
  let asked = 0;
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
        verify: fromPromise(() => settle(script.verify?.[Math.min(asked++, script.verify.length - 1)] ?? told('paid'))),
        resume: fromPromise(() =>
          settle(script.resume ?? { options: OPTIONS, checkout: told('paid'), intent: INTENT }),
        ),
      },
    }),
    { clock },
  );
  actor.on('*', (event) => heard.push(event));
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
  return { actor, until, state, keys, orders, heard, script, clock, toPaying, toVerifying, asked: () => asked };
}

describe('payment', () => {
  it('goes from the wish to the thanks, mada first, and says so once', async () => {
    const { actor, until, heard, keys, toVerifying } = run();
    await toVerifying();
    await until('paid');
    expect(heard).toEqual([{ type: 'payment.paid', details: told('paid') }]);
    expect(keys[0]).toMatch(/ mada$/);
    actor.send({ type: 'payment.closed' });
    expect(actor.getSnapshot().context).toMatchObject({
      checkOutOrder: null,
      paymentDetails: null,
      idempotencyKey: null,
      options: OPTIONS,
    });
  });

  it('never believes the frame: what it reports is only a reason to ask', async () => {
    const { until, heard, toVerifying } = run({
      verify: [told('failed', { reason: 'declined', verified_message: 'رفض المصرف عملية الدفع' })],
    });
    await toVerifying();
    const { context } = await until('failed');
    expect(context.verified).toEqual({ kind: 'declined', serverMessage: 'رفض المصرف عملية الدفع', fieldErrors: null });
    expect([context.checkOutOrder, heard]).toEqual([INTENT, []]);
  });

  it.each(['mada', 'visa'] as const)('requests the declined order again under a new key, with %s', async (brand) => {
    const { actor, until, keys, orders, script, toVerifying } = run({
      verify: [told('failed', { reason: 'declined' })],
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
    const { actor, until, keys, orders } = run({ verify: [told('failed', { reason: 'declined' })] });
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

  it('keeps the key when the gateway’s frame has failed', async () => {
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
    'keeps the intent when no checkout comes (%s), and requests it again under %i key(s)',
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

  it('gives the form back what the server finds fault with', async () => {
    const { actor, until, heard } = run({ checkout: { kind: 'validation', fieldErrors: { donor_email: ['no'] } } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('choosingBrand');
    actor.send({ type: 'brand.confirmed' });
    expect((await until('refused')).hasTag('dialog')).toBe(false);
    expect(heard).toEqual([{ type: 'payment.refused' }]);
  });

  it('has no script loaded when it does not come, and fetches it again', async () => {
    const { actor, until, script } = run({ options: { kind: 'network' } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    expect((await until('failed')).context.options).toBeNull();
    delete script.options;
    actor.send({ type: 'payment.retried' });
    expect((await until('choosingBrand')).context.options).toEqual(OPTIONS);
  });

  it('keeps its key for the same wish and takes another for another', async () => {
    const { actor, until, keys } = run({ checkout: { kind: 'network' } });
    for (const intent of [INTENT, { ...INTENT }, { ...INTENT, months: 12 }]) {
      actor.send({ type: 'payment.requested', intent });
      await until('choosingBrand');
      actor.send({ type: 'brand.confirmed' });
      await until('failed');
    }
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  });

  it('takes a second press for the first', async () => {
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

  it('asks ever more slowly while the gateway has not decided, then says so and goes on asking', async () => {
    const { actor, until, clock, asked, script, toVerifying } = run({ verify: [told('pending')] });
    await toVerifying();
    for (const pause of BACKOFF) {
      await until({ verifying: 'waiting' });
      const before = asked();
      clock.increment(pause - 1);
      expect(asked()).toBe(before);
      clock.increment(1);
    }
    await until({ pending: 'waiting' });
    expect(asked()).toBe(6);
    delete script.verify;
    clock.increment(SLOWLY);
    await until('paid');
    expect(actor.getSnapshot().context.verified).toBeNull();
  });

  it('goes on asking without a network, and asks at once when it is back', async () => {
    const { actor, until, clock, script, toVerifying } = run({ verify: [{ kind: 'network' }] });
    await toVerifying();
    for (const pause of BACKOFF) {
      await until({ verifying: 'waiting' });
      clock.increment(pause);
    }
    expect((await until({ pending: 'waiting' })).context.verified).toMatchObject({ kind: 'network' });
    delete script.verify;
    actor.send({ type: 'page.shown' });
    await until('paid');
  });

  it('gives the card’s fields back to whoever has given up at the bank', async () => {
    const { until, clock, toVerifying, asked } = run({ verify: [told('open')] });
    await toVerifying();
    for (const pause of BACKOFF.slice(0, 2)) {
      await until({ verifying: 'waiting' });
      clock.increment(pause);
    }
    await until({ paying: 'filling' });
    expect(asked()).toBe(3);
  });

  it('lets a card that was mistyped be typed again', async () => {
    const { actor, state, toPaying } = run();
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    actor.send({ type: 'gateway.refused' });
    expect(state()).toBe('{"paying":"filling"}');
  });

  it('looks for itself when the bank’s page reports nothing, and leaves it standing meanwhile', async () => {
    const { actor, until, clock, script, toPaying } = run({
      verify: [told('open'), told('pending'), { kind: 'network' }],
    });
    await toPaying();
    actor.send({ type: 'gateway.submitted' });
    for (let times = 0; times < 3; times++) {
      clock.increment(PATIENCE);
      expect(actor.getSnapshot().matches({ paying: 'looking' })).toBe(true);
      await until({ paying: 'threeDSecure' });
    }
    delete script.verify;
    clock.increment(PATIENCE);
    await until('paid');
  });

  it.each(['paid', 'failed', 'expired'] as const)(
    'hears from the server that another tab was quicker: %s',
    async (status) => {
      const { actor, state, toPaying } = run();
      await toPaying();
      actor.send({ type: 'checkout.known', checkout: told('open') });
      actor.send({ type: 'checkout.known', checkout: told(status, { checkout_id: 'another' }) });
      expect(state()).toBe('{"paying":"filling"}');
      actor.send({ type: 'checkout.known', checkout: told(status) });
      expect(state()).toBe(`"${status}"`);
    },
  );

  it('asks the server when the time is over: what the gateway took is honoured', async () => {
    const { actor, until, toPaying } = run();
    await toPaying();
    actor.send({ type: 'payment.timedOut' });
    expect((await until('paid')).context.paymentDetails?.status).toBe('paid');
  });

  it('pays an order that was not paid in time by its number, under a key of its own', async () => {
    const { actor, until, keys, orders, toVerifying } = run({ verify: [told('expired')] });
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
  ] as const)('comes back to the truth of what another page has left: %s', async (status, expected) => {
    const { actor, state } = run({ resume: { options: OPTIONS, checkout: told(status), intent: INTENT } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false);
    await waitFor(actor, (snapshot) => snapshot.hasTag('dialog'));
    expect(state()).toBe(expected);
    expect(actor.getSnapshot().context).toMatchObject({ checkOutOrder: INTENT, options: OPTIONS });
  });

  it('stays closed, and remembers, while it cannot be told how it stands', async () => {
    const { actor, until } = run({ resume: { kind: 'network' } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect((await until('closed')).context.leftOpen).toBe(DETAILS.checkout_id);
  });

  it('forgets what the server does not know', async () => {
    const { actor, until } = run({ resume: { kind: 'notFound' } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    expect((await until('closed')).context.leftOpen).toBeNull();
  });

  it('does not come back again to what the reader has closed', async () => {
    const { actor, until } = run({ resume: { options: OPTIONS, checkout: told('open'), intent: INTENT } });
    actor.send({ type: 'payment.resumed', checkoutId: DETAILS.checkout_id });
    await until('paying');
    actor.send({ type: 'payment.closed' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.leftOpen]).toEqual(['closed', null]);
  });

  it('does not let a payment that is under way be closed unasked', async () => {
    const { actor, until, toPaying } = run({ verify: [told('pending')] });
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
  ] as const)('%s changes nothing while nothing is open', (type) => {
    const { actor, state } = run();
    actor.send({ type });
    expect(state()).toBe('"closed"');
  });

  it('forgets everything when somebody else is at the keyboard', async () => {
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
  ...STATUSES.map((status) => ({ type: 'checkout.known' as const, checkout: told(status) })),
  done('loadingScript', OPTIONS),
  failed('loadingScript', { kind: 'network' }),
  ...STATUSES.flatMap((status) => [
    done('creatingCheckout', told(status)),
    done('resuming', { options: OPTIONS, checkout: told(status), intent: INTENT }),
    ...['paying.looking', 'verifying.asking', 'pending.asking'].map((id) => done(id, told(status))),
  ]),
  failed('creatingCheckout', { kind: 'network' }),
  failed('creatingCheckout', { kind: 'validation', fieldErrors: { donor_email: ['no'] } }),
  failed('resuming', { kind: 'network' }),
  failed('resuming', { kind: 'notFound' }),
  ...['paying.looking', 'verifying.asking', 'pending.asking'].map((id) => failed(id, { kind: 'network' })),
  after('patience', 'paying.threeDSecure'),
  after('backoff', 'verifying.waiting'),
  after('slowly', 'pending.waiting'),
];

describe('every path of payment', () => {
  const paths = getShortestPaths(paymentMachine, {
    events: EVENTS,
    serializeState: ({ value, context: { options, paymentDetails, checkOutOrder, asked, leftOpen, verified } }) =>
      JSON.stringify([
        value,
        options !== null,
        paymentDetails?.status,
        checkOutOrder?.order?.does,
        asked,
        leftOpen !== null,
        verified?.kind,
      ]),
  });
  const leaves = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .map(([name, inner]) => `${name}.${leaves(inner)}`)
          .join();

  it('leads to every state', () => {
    expect([...new Set(paths.map(({ state }) => leaves(state.value)))].toSorted()).toEqual(
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

  it('is paid by the server’s word alone, and shows no card’s fields without its script', () => {
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
