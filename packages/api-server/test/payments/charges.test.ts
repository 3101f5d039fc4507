import { addDays, addMonths, riyadhDay } from '@taawun/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCharges } from '../../src/giving/charges.ts';
import { getSubscription } from '../../src/giving/orders.ts';
import { reconcile } from '../../src/giving/reconcile.ts';
import { settlePayment } from '../../src/payments/settle.ts';
import { getCheckout, paymentOf } from '../../src/giving/state.ts';
import { cancelSubscription, changeCard, pauseSubscription } from '../../src/giving/subscriptions.ts';
import { GatewayAway, noPayment } from '../../src/gateways/shared/port.ts';
import type { Server } from '../../src/server.ts';
import type { Services } from '../../src/context/services.ts';
import { givingOn, guest, paidOutcome, type Puppet } from '../kit/giving.ts';
import { databases, startServer } from '../kit/kit.ts';

describe.each(databases)('monthly donations on $name', (kind) => {
  let server: Server;
  let stop: () => Promise<void>;
  let gateway: Puppet;
  let services: Services;
  const { renew, given, counted, messagesTo } = givingOn(() => server);
  beforeAll(async () => ({ server, stop } = await startServer(kind)));
  afterAll(() => stop());
  beforeEach(() => ({ gateway, services } = renew()));

  const db = () => server.database.db;
  const today = riyadhDay(new Date());

  test('two concurrent runners charge each month once, on its day', async () => {
    const { asker } = await given({ months: 3, donor_email: 'monthly@mail.example' });
    const due = addMonths(today, 1);
    expect((await runCharges(services, today)).charged).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => runCharges(services, due)));
    expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(1);
    expect(gateway.charges).toHaveLength(1);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      months_left: 1,
      given: 10_000,
      next_charge_on: addMonths(today, 2),
      status: 'active',
    });
    await runCharges(services, addMonths(today, 2));
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      months_left: 0,
      given: 15_000,
      next_charge_on: null,
      status: 'completed',
    });
    expect(await messagesTo('monthly@mail.example')).toHaveLength(3);
  });

  test('concurrent runners share many months: none is skipped or charged twice', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => given({ months: 2 })));
    const runs = await Promise.all([1, 2, 3, 4].map(() => runCharges(services, addMonths(today, 1))));
    expect(runs.reduce((sum, { charged }) => sum + charged, 0)).toBe(12);
    expect([gateway.charges.length, new Set(gateway.charges).size]).toEqual([12, 12]);
    for (const { asker } of many)
      expect(await getSubscription(services, asker, 'en')).toMatchObject({ status: 'completed', given: 10_000 });
  });

  test('what was paused or ended is not charged, and what is being charged can be neither', async () => {
    const [paused, ended, running] = [
      await given({ months: 3 }),
      await given({ months: 3 }),
      await given({ months: 3 }),
    ];
    await pauseSubscription(services, paused.asker, 1, 'en');
    await cancelSubscription(services, ended.asker, 'en');
    const charge = gateway.charge;
    let rejected: unknown;
    gateway.charge = async (...args) => {
      rejected = await cancelSubscription(services, running.asker, 'en').catch((error: unknown) => error);
      return charge(...args);
    };
    expect((await runCharges(services, addMonths(today, 1))).charged).toBe(1);
    expect(rejected).toMatchObject({ code: 'charge_running' });
    expect(await getSubscription(services, paused.asker, 'en')).toMatchObject({
      months_left: 2,
      status: 'paused',
      next_charge_on: addMonths(today, 2),
    });
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

  test('a charge interrupted before its request is repeated later with the same reference', async () => {
    const { asker } = await given({ months: 2 });
    const { charge, verify } = gateway;
    gateway.charge = () => Promise.reject(new GatewayAway('not reached'));
    await runCharges(services, addMonths(today, 1));
    const begun = db().updateTable('payments').where('order_number', '=', asker.number).where('status', '=', 'open');
    Object.assign(gateway, {
      charge,
      verify: (attempt: Parameters<typeof verify>[0]) =>
        Promise.resolve(gateway.says.get(attempt.reference) ?? noPayment('unknown')),
    });
    // Within a minute another runner may still process it.
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
      expect(await getSubscription(services, asker, 'en')).toMatchObject({
        next_charge_on: day,
        retry_on: index === 0 ? null : day,
      });
      expect((await runCharges(services, day)).declined).toBe(1);
      expect((await runCharges(services, day)).declined).toBe(0);
    }
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      status: 'failed',
      next_charge_on: null,
      retry_on: null,
    });
    expect(new Set(gateway.charges).size).toBe(4);
    const mails = await messagesTo('declined@mail.example');
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(
      Array.from({ length: 4 }, () => 'Your monthly donation did not go through'),
    );
    expect(mails.at(-1)?.body).toContain('We will not try again');
    gateway.charge = charge;
    const checkout = await changeCard(services, asker, guest(), { brand: 'visa', key: randomUUID() });
    expect(checkout).toMatchObject({ amount: 5_000, months: 2, total: 10_000 });
    const { reference, id } = await paymentOf(services, checkout.checkout_id);
    gateway.says.set(reference, paidOutcome(reference, 5_000, { token: 'another-token', lastFour: '1111' }));
    await settlePayment(services, id);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      status: 'active',
      given: 10_000,
      months_left: 1,
      card: { brand: 'visa', last_four: '1111' },
    });
    expect(await getCheckout(services, checkout.checkout_id, 'en')).toMatchObject({
      status: 'paid',
      months: 2,
      total: 10_000,
    });
  });

  test('after an outage of days a declined month waits as long as it would have waited without it', async () => {
    const { asker } = await given({ months: 3 });
    const { charge } = gateway;
    gateway.charge = ({ reference }) => {
      gateway.charges.push(reference);
      return Promise.resolve({ ...noPayment('unknown'), status: 'failed', reference, reason: 'insufficient_funds' });
    };
    const back = addDays(addMonths(today, 1), 9);
    const days = [back, addDays(back, 1), addDays(back, 3), addDays(back, 5)];
    for (const day of days) {
      expect((await runCharges(services, day)).declined).toBe(1);
      expect((await runCharges(services, day)).declined).toBe(0);
    }
    expect(gateway.charges).toHaveLength(4);
    expect((await getSubscription(services, asker, 'en')).status).toBe('failed');
    gateway.charge = charge;
  });

  test('a month that was declined, and was paid after all, counts once', async () => {
    const { asker } = await given({ months: 3 });
    const due = addMonths(today, 1);
    const { charge } = gateway;
    gateway.charge = ({ reference }) => {
      const declined = { ...noPayment('unknown'), status: 'failed', reference, reason: 'declined' } as const;
      gateway.says.set(reference, declined);
      return Promise.resolve(declined);
    };
    expect((await runCharges(services, due)).declined).toBe(1);
    const [reference = ''] = [...gateway.says.keys()].slice(-1);
    gateway.says.set(reference, paidOutcome(reference, 5_000));
    expect((await reconcile(services, { all: true })).settled).toBe(1);
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      given: 10_000,
      months_left: 1,
      retry_on: null,
    });
    gateway.charge = charge;
    expect((await runCharges(services, addDays(due, 1))).charged).toBe(0);
    expect(await counted(asker.number)).toEqual({ receipts: 2, ledger: [5_000, 5_000] });
  });

  test('a live gateway charges no month before its day', async () => {
    const live = { ...services, gateway: { ...gateway, test: false } };
    await expect(runCharges(live, addDays(today, 1))).rejects.toThrow(/is after today/);
    await expect(runCharges(live, today)).resolves.toMatchObject({ declined: 0 });
  });

  test('a check of a card that takes money is given back, and the card stays', async () => {
    const { asker } = await given({ months: 3 });
    Object.assign(gateway, { cardCheck: 100 });
    const checkout = await changeCard(services, asker, guest(), { brand: 'mastercard', key: randomUUID() });
    const { reference, id } = await paymentOf(services, checkout.checkout_id);
    gateway.says.set(reference, paidOutcome(reference, 100, { token: 'checked', lastFour: '4444' }));
    expect((await settlePayment(services, id)).payment.status).toBe('refunded');
    expect(await getSubscription(services, asker, 'en')).toMatchObject({
      given: 5_000,
      card: { brand: 'mastercard', last_four: '4444' },
    });
    expect(gateway.refunds).toEqual([reference]);
  });

  test('the end of a month stays the end of a month', async () => {
    const { asker } = await given({ months: 3 });
    await db()
      .updateTable('subscriptions')
      .set({ started_on: '2026-01-31', next_charge_on: '2026-02-28' })
      .where('order_number', '=', asker.number)
      .execute();
    await runCharges(services, '2026-02-28');
    const { months_left } = await getSubscription(services, asker, 'en');
    expect(months_left).toBe(1);
  });
});
