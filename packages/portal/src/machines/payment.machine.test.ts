import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { paymentMachine, type PaymentDetails, type PaymentIntent } from './payment.machine.ts';

const INTENT: PaymentIntent = { target: { type: 'general' }, monthlyPrice: 10_000, months: 6 };
const DETAILS: PaymentDetails = {
  order_number: 'T-8K2MQ9XB',
  checkout_id: '5yYHmW0cSLe1oXUo',
  amount: 60_000,
  currency: 'SAR',
  expires_at: '2999-01-01T00:00:00.000Z',
  script_url: '/gateway/sandbox/widget.js',
};

interface Script {
  details?: PaymentDetails;
  checkout?: { kind: string; serverMessage?: string };
  script?: { kind: string };
}

function run(script: Script = {}) {
  const keys: string[] = [];
  const ready = vi.fn<() => void>();
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        createCheckout: fromPromise(({ input }) => {
          keys.push(input.idempotencyKey);
          return script.checkout ? Promise.reject(script.checkout) : Promise.resolve(script.details ?? DETAILS);
        }),
        loadScript: fromPromise(() => (script.script ? Promise.reject(script.script) : Promise.resolve())),
      },
    }),
  );
  actor.on('payment.ready', ready);
  actor.start();
  const until = (state: 'closed' | 'failed' | 'ready') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, until, keys, ready, script };
}

describe('payment', () => {
  it('opens a checkout and says so once the script has loaded', async () => {
    const { actor, until, ready } = run();
    actor.send({ type: 'payment.requested', intent: INTENT });
    const snapshot = await until('ready');
    expect(snapshot.hasTag('scriptLoaded')).toBe(true);
    expect(snapshot.context).toMatchObject({ paymentDetails: DETAILS, checkOutOrder: INTENT, verified: null });
    expect(ready).toHaveBeenCalledOnce();
  });

  it.each(['network', 'timeout', 'server', 'validation', 'conflict'])('keeps what was asked for when the checkout fails (%s), with the message as the verified message', async (kind) => {
    const { actor, until } = run({ checkout: { kind, serverMessage: 'عذرًا' } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    const { context } = await until('failed');
    expect(context).toMatchObject({ checkOutOrder: INTENT, verified: { kind, serverMessage: 'عذرًا' }, paymentDetails: null });
  });

  it('fails when the script does not load: there is no checkout page then', async () => {
    const { actor, until, ready } = run({ script: { kind: 'network' } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    const snapshot = await until('failed');
    expect(snapshot.hasTag('scriptLoaded')).toBe(false);
    expect(ready).not.toHaveBeenCalled();
  });

  it('keeps its key on a technical retry and replaces it for another amount', async () => {
    const { actor, until, keys, script } = run({ checkout: { kind: 'network' } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('failed');
    actor.send({ type: 'payment.requested', intent: { ...INTENT } });
    await until('failed');
    actor.send({ type: 'payment.requested', intent: { ...INTENT, months: 12 } });
    await until('failed');
    delete script.checkout;
    actor.send({ type: 'payment.retried' });
    await until('ready');
    expect(keys).toHaveLength(4);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(keys[3]).toBe(keys[2]);
  });

  it.each([
    ['keeps', '2999-01-01T00:00:00.000Z', true],
    ['replaces', '2020-01-01T00:00:00.000Z', false],
  ])('%s its key for the same gift while the checkout ends at %s', async (_, expires_at, same) => {
    const { actor, until, keys } = run({ details: { ...DETAILS, expires_at } });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('ready');
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('ready');
    expect(keys).toHaveLength(2);
    expect(keys[1] === keys[0]).toBe(same);
  });

  it('takes a double press as one', async () => {
    const { actor, until, keys } = run();
    actor.send({ type: 'payment.requested', intent: INTENT });
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('ready');
    expect(keys).toHaveLength(1);
  });

  it('forgets everything when it is closed', async () => {
    const { actor, until } = run();
    actor.send({ type: 'payment.requested', intent: INTENT });
    await until('ready');
    actor.send({ type: 'payment.closed' });
    expect(actor.getSnapshot().context).toEqual({ checkOutOrder: null, paymentDetails: null, verified: null, idempotencyKey: null });
    expect(actor.getSnapshot().hasTag('scriptLoaded')).toBe(false);
  });
});
