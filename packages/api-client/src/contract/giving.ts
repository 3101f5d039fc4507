import { addMonths, riyadhDay } from '@taawun/domain';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { InputOf } from '../types.ts';
import type { Kit } from './kit.ts';

const [, GIVER, STRANGER] = DEMO as [(typeof DEMO)[number], (typeof DEMO)[number], (typeof DEMO)[number]];

export function describeGiving({ ok, rejected, signIn, newKey, pay }: Kit): void {
  const donation = (more: Partial<InputOf<'createCheckout'>> = {}) => ({
    target_type: 'general' as const,
    monthly_price: 5_000,
    months: 12,
    idempotency_key: newKey(),
    ...more,
  });
  const open = async (more: Partial<InputOf<'createCheckout'>> = {}, token?: string) =>
    (await ok('createCheckout', donation(more), { token: token ?? null })).checkout;
  const verified = async (checkout_id: string) =>
    (await ok('verifyCheckout', { checkout_id }, { locale: 'en' })).checkout_state;
  const paid = async (more: Partial<InputOf<'createCheckout'>> = {}, token?: string) => {
    const checkout = await open(more, token);
    await pay(checkout.checkout_id, 'paid');
    return { checkout, state: (await ok('verifyCheckout', { checkout_id: checkout.checkout_id })).checkout_state };
  };
  const keyed = (token?: string) => ({ token: token ?? null, headers: { 'Idempotency-Key': newKey() } });

  describe('a checkout', () => {
    test('charges the first month now; the same key returns the same order', async () => {
      const content = donation();
      const answers = await Promise.all([1, 2, 3].map(() => ok('createCheckout', content)));
      const [first] = answers.map(({ checkout }) => checkout);
      for (const { checkout } of answers)
        expect({ ...checkout, server_time: '' }).toEqual({ ...first, server_time: '' });
      expect(first).toMatchObject({ amount: 5_000, total: 60_000, months: 12, brand: 'mada', currency: 'SAR' });
      expect((await open()).order_number).not.toBe(first?.order_number);
      expect((await rejected('createCheckout', { ...content, months: 6 }, 409, { locale: 'en' })).code).toBe(
        'conflict',
      );
      expect((await ok('getCheckout', { checkout_id: first!.checkout_id })).checkout_state).toMatchObject({
        status: 'open',
        order_status: 'pending',
        receipt: null,
        asked: false,
      });
    });

    test('is open until it is paid, and paid once, however often its state is queried', async () => {
      const { checkout, state } = await paid({ months: 1, donor_email: 'sara@mail.example' });
      expect(state).toMatchObject({
        status: 'paid',
        reason: null,
        order_status: 'succeeded',
        amount: 5_000,
        last_four: expect.stringMatching(/^\d{4}$/),
        receipt: { amount: 5_000, order_number: checkout.order_number, period: 1 },
      });
      const again = await Promise.all([1, 2, 3].map(() => verified(checkout.checkout_id)));
      expect(again.map(({ receipt }) => receipt?.number)).toEqual([1, 2, 3].map(() => state.receipt!.number));
      const { order } = await ok('getOrder', { number: checkout.order_number, code: checkout.order_code });
      expect(order).toMatchObject({
        status: 'succeeded',
        remaining: 0,
        paid: 5_000,
        repayable: false,
        subscription: false,
      });
      expect([order.payments.length, order.receipts.length]).toEqual([1, 1]);
      expect(
        (await ok('getReceipt', { receipt_number: state.receipt!.number, code: checkout.order_code })).size,
      ).toBeGreaterThan(100);
      expect((await ok('verifyReceipt', { receipt_code: state.receipt!.code })).receipt_verification).toMatchObject({
        valid: true,
        receipt: { number: state.receipt!.number, amount: 5_000, donor_name: null },
      });
      expect((await ok('verifyReceipt', { receipt_code: 'nobody-has-this-name' })).receipt_verification).toEqual({
        valid: false,
        test: false,
        receipt: null,
      });
    });

    test('after a decline the same key opens a new payment of the same order, with another card', async () => {
      const content = donation({ months: 1 });
      const { checkout: first } = await ok('createCheckout', content);
      await pay(first.checkout_id, 'declined');
      expect(await verified(first.checkout_id)).toMatchObject({
        status: 'failed',
        reason: 'declined',
        order_status: 'pending',
        verified_message: expect.stringMatching(/declined/),
      });
      const { checkout: second } = await ok('createCheckout', { ...content, brand: 'visa' });
      expect([second.order_number, second.brand]).toEqual([first.order_number, 'visa']);
      expect(second.checkout_id).not.toBe(first.checkout_id);
      await pay(second.checkout_id, 'paid');
      expect((await verified(second.checkout_id)).status).toBe('paid');
      expect((await ok('createCheckout', content)).checkout.checkout_id).toBe(second.checkout_id);
      const { order } = await ok('getOrder', { number: first.order_number, code: first.order_code });
      expect(order.payments.map(({ status }) => status)).toEqual(['paid', 'failed']);
      expect(
        (
          await rejected(
            'repayOrder',
            { number: first.order_number, code: first.order_code, brand: 'mada' },
            409,
            keyed(),
          )
        ).code,
      ).toBe('order_closed');
    });

    test('is created again for an unpaid order', async () => {
      const first = await open({ months: 2 });
      await pay(first.checkout_id, 'declined');
      await verified(first.checkout_id);
      const input = { number: first.order_number, code: first.order_code, brand: 'mada' as const };
      const options = keyed();
      const { checkout } = await ok('repayOrder', input, options);
      expect(checkout).toMatchObject({ order_number: first.order_number, amount: 5_000, total: 10_000 });
      expect((await ok('repayOrder', input, options)).checkout.checkout_id).toBe(checkout.checkout_id);
    });

    test.each([
      [{ monthly_price: 99 }, 'monthly_price'],
      [{ monthly_price: 10_000_001 }, 'monthly_price'],
      [{ monthly_price: 100.5 }, 'monthly_price'],
      [{ monthly_price: '5000' }, 'monthly_price'],
      [{ months: 0 }, 'months'],
      [{ months: 61 }, 'months'],
      [{ target_type: 'program' }, 'target_slug'],
      [{ target_type: 'program', target_slug: 'not-there' }, 'target_slug'],
      [{ target_type: 'share' }, 'target_type'],
      [{ idempotency_key: undefined }, 'idempotency_key'],
      [{ amount: 1 }, 'amount'],
      [{ brand: 'amex' }, 'brand'],
      [{ donor_email: 'x' }, 'donor_email'],
      [{ donor_mobile: '0112345678' }, 'donor_mobile'],
      [{ message: 'كلمة '.repeat(60) }, 'message'],
      [{ sender_name: 'سارة' }, 'receiver_name'],
      [{ receiver_name: 'نورة', notify_on: '2020-01-01' }, 'notify_on'],
      [{ donor_name: ' ' }, 'donor_name'],
    ])('rejects %j', async (change, field) => {
      expect(Object.keys((await rejected('createCheckout', { ...donation(), ...change }, 422)).errors ?? {})).toEqual([
        field,
      ]);
    });

    test('has an id that cannot be guessed', async () => {
      for (const id of ['getCheckout', 'verifyCheckout'] as const)
        await rejected(id, { checkout_id: 'nobody-has-this-name' }, 404);
      expect((await ok('getPaymentMethods', {})).payment_methods).toMatchObject({
        gateway: 'sandbox',
        brands: ['mada', 'visa', 'mastercard'],
        test: true,
      });
    });
  });

  describe('what belongs to a giver', () => {
    test('is returned to the donor and to the holder of the code', async () => {
      const [token, other] = [
        await signIn(GIVER.phone, GIVER.password),
        await signIn(STRANGER.phone, STRANGER.password),
      ];
      const { checkout, state } = await paid({ months: 3 }, token);
      const [number, code] = [checkout.order_number, checkout.order_code];
      expect((await ok('listOrders', {}, { token })).orders[0]).toMatchObject({
        number,
        status: 'succeeded',
        remaining: 2,
        subscription: true,
      });
      expect((await ok('listSubscriptions', {}, { token })).subscriptions[0]).toMatchObject({
        number,
        months_left: 2,
        status: 'active',
        card: { brand: 'mada' },
      });
      expect((await ok('listReceipts', {}, { token })).receipts[0]).toEqual(state.receipt);
      expect(
        (await ok('getGivingStatement', { year: Number(state.receipt!.date.slice(0, 4)) }, { token })).size,
      ).toBeGreaterThan(100);
      for (const input of [{}, { from: '2026-02-01', to: '2026-01-01' }])
        await rejected('getGivingStatement', input, 422, { token });
      for (const id of ['getOrder', 'getSubscription'] as const) {
        await ok(id, { number }, { token });
        await ok(id, { number, code });
        await rejected(id, { number }, 404, { token: other });
        await rejected(id, { number, code: 'this-is-not-the-code' }, 404);
      }
      await rejected('getReceipt', { receipt_number: state.receipt!.number }, 404, { token: other });
    });

    test('subscriptions are paused, changed, cancelled and resumed', async () => {
      const {
        checkout: { order_number: number, order_code: code },
      } = await paid({ months: 6 });
      const today = riyadhDay(new Date());
      const named = { number, code };
      const { subscription } = await ok('getSubscription', named);
      expect(subscription).toMatchObject({
        months: 6,
        months_left: 5,
        given: 5_000,
        status: 'active',
        started_on: today,
        next_charge_on: addMonths(today, 1),
        retry_on: null,
      });
      const paused = await ok('pauseSubscription', { ...named, months: 2 }, { locale: 'en' });
      expect([paused.message, paused.subscription.status, paused.subscription.next_charge_on]).toEqual([
        'Your monthly donation is paused',
        'paused',
        addMonths(today, 3),
      ]);
      expect((await ok('resumeSubscription', named)).subscription).toMatchObject({
        status: 'active',
        next_charge_on: addMonths(today, 1),
      });
      expect(
        (await ok('changeSubscriptionAmount', { ...named, monthly_price: 7_500 })).subscription.monthly_price,
      ).toBe(7_500);
      const { checkout } = await ok('changeSubscriptionCard', { ...named, brand: 'visa' }, keyed());
      // Only the months not charged yet, at the current amount.
      const left = { amount: 0, months: 5, monthly_price: 7_500, total: 37_500 };
      expect(checkout).toMatchObject(left);
      expect((await ok('getCheckout', { checkout_id: checkout.checkout_id })).checkout_state).toMatchObject({
        purpose: 'card',
        ...left,
      });
      await pay(checkout.checkout_id, 'paid');
      expect(await verified(checkout.checkout_id)).toMatchObject({ purpose: 'card', status: 'paid', receipt: null });
      expect((await ok('getSubscription', named)).subscription).toMatchObject({
        card: { brand: 'visa' },
        given: 5_000,
        months_left: 5,
      });
      expect((await ok('cancelSubscription', named)).subscription).toMatchObject({
        status: 'cancelled',
        next_charge_on: null,
      });
      for (const [id, input] of [
        ['cancelSubscription', {}],
        ['pauseSubscription', { months: 1 }],
        ['changeSubscriptionAmount', { monthly_price: 5_000 }],
      ] as const)
        expect((await rejected(id, { ...named, ...input }, 409)).code).toBe('subscription_closed');
      expect((await ok('resumeSubscription', named)).subscription).toMatchObject({
        status: 'active',
        next_charge_on: addMonths(today, 1),
      });
      await rejected('pauseSubscription', { ...named, months: 4 }, 422);
      await rejected('pauseSubscription', { number, months: 1 }, 404);
    });

    test('a paid gift has a page; the donor wall shows donors who agreed', async () => {
      const [program] = (await ok('listPrograms', {})).programs;
      const [target_type, target_slug] = ['program' as const, program!.slug];
      const { state } = await paid({
        months: 1,
        monthly_price: 12_300,
        target_type,
        target_slug,
        donor_name: 'سارة',
        message: 'تقبل الله',
        show_on_wall: true,
        receiver_name: 'نورة',
        sender_name: 'سارة',
        gift_message: 'لك',
        receiver_mobile: '0500000009',
      });
      expect((await ok('getGift', { gift_code: state.gift_code! }, { locale: 'en' })).gift).toMatchObject({
        receiver_name: 'نورة',
        sender_name: 'سارة',
        message: 'لك',
        target: { type: 'program', slug: target_slug },
        amount: null,
      });
      await rejected('getGift', { gift_code: 'nobody-has-this-name' }, 404);
      expect((await ok('listDonors', { target_type, target_slug })).donors[0]).toMatchObject({
        name: 'سارة',
        message: 'تقبل الله',
        target: { slug: target_slug },
      });
      await paid({ months: 1, target_type, target_slug, donor_name: 'خالد', show_on_wall: true, anonymous: true });
      expect((await ok('listDonors', { target_type, target_slug })).donors[0]).toMatchObject({ name: null });
    });
  });
}
