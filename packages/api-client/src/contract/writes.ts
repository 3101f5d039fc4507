import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { Kit } from './kit.ts';

export function describeWrites({ ok, refused, signIn, newKey }: Kit): void {
  const message = () => ({ user_name: 'نورة العتيبي', user_email: 'noura@mail.example', topic_id: 1, message: `أقترح تمديد ساعات العمل. <b>${newKey()}</b>` });
  const donation = () => ({ target_type: 'general' as const, monthly_price: 5_000, months: 12, idempotency_key: newKey() });

  describe('contact', () => {
    test('gives a reference, the same one for the same message', async () => {
      const [first, other] = [message(), message()];
      const { reference, message: thanks } = await ok('sendContact', first, { locale: 'en' });
      expect(thanks).toMatch(/thank you/i);
      expect((await ok('sendContact', first)).reference).toBe(reference);
      expect((await ok('sendContact', other)).reference).not.toBe(reference);
    });

    test('with a key is stored once, even when it is sent at once; another message under the key is a conflict', async () => {
      const [headers, content] = [{ 'Idempotency-Key': newKey() }, message()];
      const answers = await Promise.all([1, 2, 3].map(() => ok('sendContact', content, { headers })));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      expect((await refused('sendContact', message(), 409, { headers })).code).toBe('conflict');
    });

    test.each([
      [{ topic_id: 999_999 }, 'topic_id'],
      [{ topic_id: '1' }, 'topic_id'],
      [{ user_email: 'noura' }, 'user_email'],
      [{ user_name: '   ' }, 'user_name'],
      [{ message: 'short' }, 'message'],
      [{ message: 'x'.repeat(4_001) }, 'message'],
      [{ message: 'a NUL \0 inside it' }, 'message'],
      [{ attachment: 'x' }, 'attachment'],
    ])('refuses %j', async (change, field) => {
      expect(Object.keys((await refused('sendContact', { ...message(), ...change }, 422)).errors ?? {})).toEqual([field]);
    });

    test('refuses a key that is none', async () => {
      expect(Object.keys((await refused('sendContact', message(), 422, { headers: { 'Idempotency-Key': 'x y' } })).errors ?? {})).toEqual(['Idempotency-Key']);
    });
  });

  describe('checkout', () => {
    test('stores one pending order per key', async () => {
      const content = donation();
      const answers = await Promise.all([1, 2, 3].map(() => ok('createCheckout', content)));
      const [first] = answers;
      expect(answers).toEqual([first, first, first]);
      expect(first?.checkout).toMatchObject({ amount: 60_000, currency: 'SAR', script_url: `/gateway/sandbox/widget.js?checkoutId=${first?.checkout.checkout_id}` });
      expect((await ok('createCheckout', donation())).checkout.order_number).not.toBe(first?.checkout.order_number);
      expect((await refused('createCheckout', { ...content, months: 6 }, 409, { locale: 'en' })).code).toBe('conflict');
    });

    test('for a program and a product, signed in or not', async () => {
      const [program, product] = [(await ok('listPrograms', {})).programs[0], (await ok('listProducts', {})).products[0]];
      await ok('createCheckout', { ...donation(), target_type: 'program', target_slug: program!.slug });
      const [account] = DEMO;
      await ok('createCheckout', { ...donation(), target_type: 'product', target_slug: product!.slug }, { token: await signIn(account!.phone, account!.password) });
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
    ])('refuses %j', async (change, field) => {
      expect(Object.keys((await refused('createCheckout', { ...donation(), ...change }, 422)).errors ?? {})).toEqual([field]);
    });
  });
}
