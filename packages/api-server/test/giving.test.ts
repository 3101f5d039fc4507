import { randomUUID } from 'node:crypto';
import { addMonths } from '@taawun/api-client/giving';
import { dayOf } from '@taawun/api-client/shares';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCharges } from '../src/giving/charges.ts';
import { createCheckout } from '../src/giving/checkout.ts';
import { expireOrders, reconcile, tellGifts } from '../src/giving/reconcile.ts';
import { settlePayment } from '../src/giving/settle.ts';
import { paymentOf } from '../src/giving/state.ts';
import { cancelSubscription, changeCard, pauseSubscription } from '../src/giving/subscriptions.ts';
import { getOrder, getSubscription } from '../src/giving/orders.ts';
import { GatewayAway, noPayment } from '../src/gateways/port.ts';
import type { Services } from '../src/services.ts';
import type { Server } from '../src/server.ts';
import { databases, startServer } from './kit.ts';
import { guest, paidVerdict, puppet, servicesWith, type Puppet } from './giving-kit.ts';

describe.each(databases)('giving on $name', (kind) => {
  let server: Server;
  let stop: () => Promise<void>;
  let gateway: Puppet;
  let services: Services;
  beforeAll(async () => ({ server, stop } = await startServer(kind)));
  afterAll(() => stop());
  beforeEach(() => {
    gateway = puppet();
    services = servicesWith(server, gateway);
  });

  const db = () => server.database.db;
  const today = dayOf(new Date());
  const open = async (more: object = {}) => {
    const checkout = await createCheckout(services, { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key: randomUUID(), ...more }, guest());
    return { checkout, payment: await paymentOf(services, checkout.checkout_id), asker: { userId: null, number: checkout.order_number, code: checkout.order_code } };
  };
  const given = async (more: object = {}) => {
    const opened = await open(more);
    gateway.says.set(opened.payment.reference, paidVerdict(opened.payment.reference, opened.payment.amount));
    await settlePayment(services, opened.payment.id);
    return opened;
  };
  const counted = async (number: string) => {
    const receipts = await db().selectFrom('receipts').selectAll().where('order_number', '=', number).execute();
    const ledger = await db().selectFrom('giving_ledger as l').innerJoin('payments as p', 'p.id', 'l.payment_id').select('l.amount').where('p.order_number', '=', number).execute();
    return { receipts: receipts.length, ledger: ledger.map(({ amount }) => amount) };
  };

  test('polling, webhook and callback in any order and at the same moment: one payment, one receipt, one mail', async () => {
    const { payment, checkout } = await open({ donor_email: 'sara@mail.example', target_type: 'program', target_slug: 'suqya-alnakheel' });
    const before = (await services.content.read()).programs.find(({ slug }) => slug === 'suqya-alnakheel')!;
    gateway.says.set(payment.reference, paidVerdict(payment.reference, 5_000));
    const states = await Promise.all(Array.from({ length: 12 }, () => settlePayment(services, payment.id)));
    expect(new Set(states.map((state) => state.payment.status))).toEqual(new Set(['paid']));
    expect(await counted(checkout.order_number)).toEqual({ receipts: 1, ledger: [5_000] });
    expect(await db().selectFrom('outbox').selectAll().where('recipient', '=', 'sara@mail.example').execute()).toHaveLength(1);
    const after = (await services.content.read()).programs.find(({ slug }) => slug === 'suqya-alnakheel')!;
    expect([after.raised - before.raised, after.donors_count - before.donors_count]).toEqual([5_000, 1]);
  });

  test.each([
    ['another amount', { amount: 4_999 }, /SAR 49.99.*SAR 50.00/], ['another currency', { currency: 'USD' }, /USD/], ['another order', { reference: 'T-AAAAAAAA-1-BBBBBBBB' }, /another reference/], ['no name', { payment: null }, /no name/],
  ])('%s than was asked for is never paid, and staff see why', async (_, more, note) => {
    const { payment, checkout } = await open();
    gateway.says.set(payment.reference, paidVerdict(payment.reference, 5_000, more));
    for (let round = 0; round < 2; round++) {
      const { payment: after } = await settlePayment(services, payment.id);
      expect([after.status, after.reason, after.note]).toEqual(['failed', 'mismatch', expect.stringMatching(note)]);
    }
    expect(await counted(checkout.order_number)).toEqual({ receipts: 0, ledger: [] });
  });

  test('a payment of the gateway stands for one of ours only', async () => {
    const [first, second] = [await given(), await open()];
    gateway.says.set(second.payment.reference, paidVerdict(second.payment.reference, 5_000, { payment: `pay-${first.payment.reference}` }));
    expect((await settlePayment(services, second.payment.id)).payment).toMatchObject({ status: 'failed', reason: 'mismatch' });
    expect(await counted(second.checkout.order_number)).toEqual({ receipts: 0, ledger: [] });
  });

  test('what the gateway took after the time was over still counts', async () => {
    const { payment, checkout, asker } = await open();
    const past = new Date(Date.now() - 3_600_000);
    await db().updateTable('payments').set({ expires_at: past }).where('id', '=', payment.id).execute();
    await db().updateTable('orders').set({ expires_at: past }).where('number', '=', checkout.order_number).execute();
    expect((await settlePayment(services, payment.id)).payment.status).toBe('expired');
    await expireOrders(db());
    expect((await getOrder(services, asker, 'en')).status).toBe('expired');
    gateway.says.set(payment.reference, paidVerdict(payment.reference, 5_000));
    await reconcile(services, { all: true });
    expect(await getOrder(services, asker, 'en')).toMatchObject({ status: 'succeeded', paid: 5_000 });
  });

  test('a month that was paid twice is given back once', async () => {
    const { payment, checkout } = await open();
    const second = await createCheckout(services, { target_type: 'general', monthly_price: 5_000, months: 1, idempotency_key: (await db().selectFrom('orders').select('idempotency_key').where('number', '=', checkout.order_number).executeTakeFirstOrThrow()).idempotency_key, brand: 'visa' }, guest());
    expect([second.order_number, second.checkout_id === checkout.checkout_id]).toEqual([checkout.order_number, false]);
    const other = await paymentOf(services, second.checkout_id);
    for (const { reference } of [payment, other]) gateway.says.set(reference, paidVerdict(reference, 5_000));
    await Promise.all([settlePayment(services, payment.id), settlePayment(services, other.id)]);
    await reconcile(services, { all: true });
    const rows = await db().selectFrom('payments').select('status').where('order_number', '=', checkout.order_number).orderBy('status').execute();
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'refunded']);
    expect(gateway.refunds).toHaveLength(1);
    expect(await counted(checkout.order_number)).toEqual({ receipts: 1, ledger: [5_000] });
  });

  test('a gateway that does not answer changes nothing', async () => {
    const { payment } = await open();
    gateway.verify = () => Promise.reject(new GatewayAway('away'));
    expect(await settlePayment(services, payment.id)).toMatchObject({ asked: false, payment: { status: 'open' } });
    expect((await reconcile(services, { all: true })).away).toBeGreaterThan(0);
  });

  test('months are charged on their day, once, by two runners at the same moment', async () => {
    const { asker } = await given({ months: 3, donor_email: 'monthly@mail.example' });
    const due = addMonths(today, 1);
    expect((await runCharges(services, today)).charged).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => runCharges(services, due)));
    expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(1);
    expect(gateway.charges).toHaveLength(1);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ months_left: 1, given: 10_000, next_charge_on: addMonths(today, 2), status: 'active' });
    await runCharges(services, addMonths(today, 2));
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ months_left: 0, given: 15_000, next_charge_on: null, status: 'completed' });
    expect(await db().selectFrom('outbox').selectAll().where('recipient', '=', 'monthly@mail.example').execute()).toHaveLength(3);
  });

  test('what was paused or ended is not charged, and what is being charged can be neither', async () => {
    const [paused, ended, running] = [await given({ months: 3 }), await given({ months: 3 }), await given({ months: 3 })];
    await pauseSubscription(services, paused.asker, 1, 'en');
    await cancelSubscription(services, ended.asker, 'en');
    const charge = gateway.charge;
    let refused: unknown;
    gateway.charge = async (...args) => {
      refused = await cancelSubscription(services, running.asker, 'en').catch((error: unknown) => error);
      return charge(...args);
    };
    expect((await runCharges(services, addMonths(today, 1))).charged).toBe(1);
    expect(refused).toMatchObject({ code: 'charge_running' });
    expect(await getSubscription(services, paused.asker, 'en')).toMatchObject({ months_left: 2, status: 'paused', next_charge_on: addMonths(today, 2) });
    expect(await getSubscription(services, ended.asker, 'en')).toMatchObject({ months_left: 2, status: 'cancelled' });
    await cancelSubscription(services, paused.asker, 'en');
    await cancelSubscription(services, running.asker, 'en');
  });

  test('a runner that ends between the gateway and the database is found again by its name, and charges once', async () => {
    const { asker } = await given({ months: 2 });
    const charge = gateway.charge;
    gateway.charge = async (...args) => {
      await charge(...args);
      throw new GatewayAway('the process is gone');
    };
    expect((await runCharges(services, addMonths(today, 1))).pending).toBe(1);
    gateway.charge = charge;
    await Promise.all([reconcile(services, { all: true }), reconcile(services, { all: true })]);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ status: 'completed', given: 10_000 });
    expect(gateway.charges).toHaveLength(1);
    expect(await counted(asker.number)).toEqual({ receipts: 2, ledger: [5_000, 5_000] });
  });

  test('one that ends before the gateway hears of it charges later, under the same name', async () => {
    const { asker } = await given({ months: 2 });
    const { charge, verify } = gateway;
    gateway.charge = () => Promise.reject(new GatewayAway('not reached'));
    await runCharges(services, addMonths(today, 1));
    const begun = db().updateTable('payments').where('order_number', '=', asker.number).where('status', '=', 'open');
    Object.assign(gateway, { charge, verify: (attempt: Parameters<typeof verify>[0]) => Promise.resolve(gateway.says.get(attempt.reference) ?? noPayment('unknown')) });
    // Within a minute somebody may still be at it.
    await reconcile(services, { all: true });
    expect(gateway.charges).toEqual([]);
    await begun.set({ charged_at: new Date(Date.now() - 61_000) }).execute();
    await Promise.all([reconcile(services, { all: true }), reconcile(services, { all: true })]);
    expect(gateway.charges).toHaveLength(1);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ status: 'completed', given: 10_000 });
  });

  test('a declined month is tried on day 1, 3 and 5, then waits for another card, which pays it', async () => {
    const { asker } = await given({ months: 3, donor_email: 'declined@mail.example' });
    const due = addMonths(today, 1);
    const { charge } = gateway;
    gateway.charge = ({ reference }) => {
      gateway.charges.push(reference);
      return Promise.resolve({ ...noPayment('unknown'), status: 'failed', reference, reason: 'insufficient_funds' });
    };
    const days = [0, 1, 3, 5].map((days) => new Date(Date.parse(due) + days * 86_400_000).toISOString().slice(0, 10));
    for (const [index, day] of days.entries()) {
      expect(await getSubscription(services, asker, 'en')).toMatchObject({ next_charge_on: day, retry_on: index === 0 ? null : day });
      expect((await runCharges(services, day)).declined).toBe(1);
      expect((await runCharges(services, day)).declined).toBe(0);
    }
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ status: 'failed', next_charge_on: null, retry_on: null });
    expect(new Set(gateway.charges).size).toBe(4);
    const mails = await db().selectFrom('outbox').selectAll().where('recipient', '=', 'declined@mail.example').orderBy('id').execute();
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(Array.from({ length: 4 }, () => 'Your monthly donation could not be charged'));
    expect(mails.at(-1)?.body).toContain('We will not try again');
    gateway.charge = charge;
    const checkout = await changeCard(services, asker, guest(), { brand: 'visa', key: randomUUID() });
    expect(checkout.amount).toBe(5_000);
    const { reference, id } = await paymentOf(services, checkout.checkout_id);
    gateway.says.set(reference, paidVerdict(reference, 5_000, { token: 'another-token', lastFour: '1111' }));
    await settlePayment(services, id);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ status: 'active', given: 10_000, months_left: 1, card: { brand: 'visa', last_four: '1111' } });
  });

  test('a check of a card that takes money is given back, and the card stays', async () => {
    const { asker } = await given({ months: 3 });
    Object.assign(gateway, { cardCheck: 100 });
    const checkout = await changeCard(services, asker, guest(), { brand: 'mastercard', key: randomUUID() });
    const { reference, id } = await paymentOf(services, checkout.checkout_id);
    gateway.says.set(reference, paidVerdict(reference, 100, { token: 'checked', lastFour: '4444' }));
    expect((await settlePayment(services, id)).payment.status).toBe('refunded');
    expect(await getSubscription(services, asker, 'en')).toMatchObject({ given: 5_000, card: { brand: 'mastercard', last_four: '4444' } });
    expect(gateway.refunds).toEqual([reference]);
  });

  test('the end of a month stays the end of a month', async () => {
    const { asker } = await given({ months: 3 });
    await db().updateTable('subscriptions').set({ started_on: '2026-01-31', next_charge_on: '2026-02-28' }).where('order_number', '=', asker.number).execute();
    await runCharges(services, '2026-02-28');
    const { months_left } = await getSubscription(services, asker, 'en');
    expect(months_left).toBe(1);
  });

  test('the receiver of a gift is told on the day, once', async () => {
    const on = addMonths(today, 1);
    await given({ receiver_name: 'نورة', sender_name: 'سارة', receiver_email: 'noura@mail.example', notify_on: on });
    const told = () => db().selectFrom('outbox').selectAll().where('recipient', '=', 'noura@mail.example').execute();
    await tellGifts(services, today);
    expect(await told()).toEqual([]);
    await Promise.all([tellGifts(services, on), tellGifts(services, on)]);
    await tellGifts(services, on);
    const [message, ...more] = await told();
    expect([message?.subject, more]).toEqual(['سارة has given in your name', []]);
    expect(message?.body).toMatch(/\/en\/gift\/[\w-]{22}/);
  });

  test('who tries many cards is slowed down', async () => {
    services.config = { ...services.config, payment: { ...services.config.payment, limit: 3 } };
    const payer = { user: null, address: '198.51.100.7', locale: 'en' as const };
    const attempt = (idempotency_key = randomUUID()) => createCheckout(services, { target_type: 'general', monthly_price: 100, months: 1, idempotency_key }, payer);
    const key = randomUUID();
    await attempt(key);
    await attempt(key);
    await attempt();
    await attempt();
    await expect(attempt()).rejects.toMatchObject({ code: 'rate_limited' });
    await attempt(key);
  });

  test('every name that a checkout can have has a frame, and only the frame’s policy names the gateway', async () => {
    const { payment } = await open();
    const name = `-_${'x'.repeat(20)}`;
    await db().updateTable('payments').set({ checkout_id: name }).where('id', '=', payment.id).execute();
    const { statusCode, headers, body } = await server.app.inject(`/gateway/sandbox/pay/${name}?locale=ar`);
    expect([statusCode, headers['content-security-policy']]).toEqual([200, expect.stringMatching(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'self'; frame-src 'self'$/)]);
    expect(body).toContain(`data-checkout="${name}"`);
    expect(body).toContain(`/hosted/checkout-${payment.reference}`);
    // The way back settles by the gateway's word, whatever the browser adds to it.
    const back = await server.app.inject(`/gateway/sandbox/return/${name}?status=paid&id=pay_1&amount=1`);
    expect([back.statusCode, back.body.includes('data-result="returned"')]).toEqual([200, true]);
    expect((await db().selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirstOrThrow()).status).toBe('open');
    expect((await server.app.inject('/api/health')).headers['content-security-policy']).toBeUndefined();
  });

  test('the ledger stays as it was written', async () => {
    await given();
    await expect(db().deleteFrom('giving_ledger').execute()).rejects.toThrow(/append-only/);
    await expect(db().updateTable('giving_ledger').set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
  });
});
