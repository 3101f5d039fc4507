import { addMonths, riyadhDay } from '@taawun/domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCheckout } from '../../src/giving/checkout.ts';
import { getOrder } from '../../src/giving/orders.ts';
import { expireOrders, reconcile, notifyReceivers } from '../../src/giving/reconcile.ts';
import { createLimits } from '../../src/limits/limits.ts';
import { settlePayment } from '../../src/payments/settle.ts';
import { paymentOf } from '../../src/giving/state.ts';
import { GatewayAway } from '../../src/gateways/shared/port.ts';
import type { Server } from '../../src/server.ts';
import type { Services } from '../../src/context/services.ts';
import { givingOn, guest, paidOutcome, type Puppet } from '../kit/giving.ts';
import { databases, startServer } from '../kit/kit.ts';

describe.each(databases)('giving on $name', (kind) => {
  let server: Server;
  let stop: () => Promise<void>;
  let gateway: Puppet;
  let services: Services;
  const { renew, open, given, counted, messagesTo } = givingOn(() => server);
  beforeAll(async () => ({ server, stop } = await startServer(kind)));
  afterAll(() => stop());
  beforeEach(() => ({ gateway, services } = renew()));

  const db = () => server.database.db;
  const today = riyadhDay(new Date());

  test('polling, webhook and callback, concurrent and in any order: one payment, one receipt, one mail', async () => {
    const { payment, checkout } = await open({
      donor_email: 'sara@mail.example',
      target_type: 'program',
      target_slug: 'suqya-alnakheel',
    });
    const before = (await services.content.read()).programs.find(({ slug }) => slug === 'suqya-alnakheel')!;
    gateway.says.set(payment.reference, paidOutcome(payment.reference, 5_000));
    const states = await Promise.all(Array.from({ length: 12 }, () => settlePayment(services, payment.id)));
    expect(new Set(states.map((state) => state.payment.status))).toEqual(new Set(['paid']));
    expect(await counted(checkout.order_number)).toEqual({ receipts: 1, ledger: [5_000] });
    expect(await messagesTo('sara@mail.example')).toHaveLength(1);
    const after = (await services.content.read()).programs.find(({ slug }) => slug === 'suqya-alnakheel')!;
    expect([after.raised - before.raised, after.donors_count - before.donors_count]).toEqual([5_000, 1]);
  });

  test.each([
    ['another amount', { amount: 4_999 }, /SAR 49.99.*SAR 50.00/],
    ['another currency', { currency: 'USD' }, /USD/],
    ['another order', { reference: 'T-AAAAAAAA-1-BBBBBBBB' }, /another reference/],
    ['no name', { payment: null }, /no name/],
  ])('%s than requested is never paid, and staff see the reason', async (_, more, note) => {
    const { payment, checkout } = await open();
    gateway.says.set(payment.reference, paidOutcome(payment.reference, 5_000, more));
    for (let round = 0; round < 2; round++) {
      const { payment: after } = await settlePayment(services, payment.id);
      expect([after.status, after.reason, after.note]).toEqual(['failed', 'mismatch', expect.stringMatching(note)]);
    }
    expect(await counted(checkout.order_number)).toEqual({ receipts: 0, ledger: [] });
  });

  test('a payment of the gateway stands for one of ours only', async () => {
    const [first, second] = [await given(), await open()];
    gateway.says.set(
      second.payment.reference,
      paidOutcome(second.payment.reference, 5_000, { payment: `pay-${first.payment.reference}` }),
    );
    expect((await settlePayment(services, second.payment.id)).payment).toMatchObject({
      status: 'failed',
      reason: 'mismatch',
    });
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
    gateway.says.set(payment.reference, paidOutcome(payment.reference, 5_000));
    await reconcile(services, { all: true });
    expect(await getOrder(services, asker, 'en')).toMatchObject({ status: 'succeeded', paid: 5_000 });
  });

  test('a month that was paid twice is given back once', async () => {
    const { payment, checkout } = await open();
    const second = await createCheckout(
      services,
      {
        target_type: 'general',
        monthly_price: 5_000,
        months: 1,
        idempotency_key: (
          await db()
            .selectFrom('orders')
            .select('idempotency_key')
            .where('number', '=', checkout.order_number)
            .executeTakeFirstOrThrow()
        ).idempotency_key,
        brand: 'visa',
      },
      guest(),
    );
    expect([second.order_number, second.checkout_id === checkout.checkout_id]).toEqual([checkout.order_number, false]);
    const other = await paymentOf(services, second.checkout_id);
    for (const { reference } of [payment, other]) gateway.says.set(reference, paidOutcome(reference, 5_000));
    await Promise.all([settlePayment(services, payment.id), settlePayment(services, other.id)]);
    await reconcile(services, { all: true });
    const rows = await db()
      .selectFrom('payments')
      .select('status')
      .where('order_number', '=', checkout.order_number)
      .orderBy('status')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'refunded']);
    expect(gateway.refunds).toHaveLength(1);
    expect(await counted(checkout.order_number)).toEqual({ receipts: 1, ledger: [5_000] });
  });

  test('a gateway that does not answer changes nothing', async () => {
    const { payment } = await open();
    gateway.verify = () => Promise.reject(new GatewayAway('away'));
    expect(await settlePayment(services, payment.id)).toMatchObject({ responded: false, payment: { status: 'open' } });
    expect((await reconcile(services, { all: true })).away).toBeGreaterThan(0);
  });

  test('notifies the receiver of a gift once, on its day', async () => {
    const on = addMonths(today, 1);
    await given({ receiver_name: 'نورة', sender_name: 'سارة', receiver_email: 'noura@mail.example', notify_on: on });
    await notifyReceivers(services, today);
    expect(await messagesTo('noura@mail.example')).toEqual([]);
    await Promise.all([notifyReceivers(services, on), notifyReceivers(services, on)]);
    await notifyReceivers(services, on);
    const [message, ...more] = await messagesTo('noura@mail.example');
    expect([message?.subject, more]).toEqual(['“سارة” donated in your name', []]);
    expect(message?.body).toMatch(/\/en\/gift\/[\w-]{22}/);
  });

  test('a gift by SMS counts against the budget, and waits while it is used up', async () => {
    const on = addMonths(today, 2);
    const mobiles = ['+966500000901', '+966500000902'];
    for (const receiver_mobile of mobiles)
      await given({ receiver_name: 'نورة', sender_name: 'سارة', receiver_mobile, notify_on: on });
    const arrived = async () => (await Promise.all(mobiles.map(messagesTo))).flat().length;
    const allow = async (smsPerHour: number) => {
      await db().deleteFrom('rate_limits').execute();
      services.limits = createLimits(db(), { profile: 'production', smsPerHour });
      await notifyReceivers(services, on);
      await notifyReceivers(services, on);
    };
    await allow(0);
    expect(await arrived()).toBe(0);
    await allow(1);
    expect(await arrived()).toBe(1);
    await allow(1);
    expect(await arrived()).toBe(2);
  });

  test('who tries many cards is slowed down', async () => {
    services.config = { ...services.config, payment: { ...services.config.payment, limit: 3 } };
    const payer = { user: null, address: '198.51.100.7', locale: 'en' as const };
    const attempt = (idempotency_key = randomUUID()) =>
      createCheckout(services, { target_type: 'general', monthly_price: 100, months: 1, idempotency_key }, payer);
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
    expect([statusCode, headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors http:\/\/portal\.example; frame-src 'self'$/,
      ),
    ]);
    expect(body).toContain(`data-checkout="${name}"`);
    expect(body).toContain(`/hosted/checkout-${payment.reference}`);
    // The return URL settles by the gateway's response, not by the browser's parameters.
    const back = await server.app.inject(`/gateway/sandbox/return/${name}?status=paid&id=pay_1&amount=1`);
    expect([back.statusCode, back.body.includes('data-result="returned"')]).toEqual([200, true]);
    expect(
      (await db().selectFrom('payments').select('status').where('id', '=', payment.id).executeTakeFirstOrThrow())
        .status,
    ).toBe('open');
    expect((await server.app.inject('/api/health')).headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    );
  });

  test('the ledger stays as it was written', async () => {
    await given();
    await expect(db().deleteFrom('giving_ledger').execute()).rejects.toThrow(/append-only/);
    await expect(db().updateTable('giving_ledger').set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
  });
});
