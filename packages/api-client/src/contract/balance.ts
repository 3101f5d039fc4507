import { describe, expect, test } from 'vitest';
import { DEMO } from '../demo/index.ts';
import type { Kit } from './kit.ts';
import { registerMember } from './membership.ts';

const [TRADER] = DEMO as [(typeof DEMO)[number]];

export function describeBalance(kit: Kit): void {
  const { ok, rejected, signIn, newPerson, signUp, newKey, pay, deletionToken } = kit;
  const keyed = (token: string, key = newKey()) => ({
    token,
    headers: { 'Idempotency-Key': key },
    locale: 'en' as const,
  });
  const newUser = async () => {
    const person = newPerson();
    await signUp(person);
    return { person, token: await signIn(person.phone, person.password) };
  };
  const newMember = async () => {
    const user = await newUser();
    await registerMember(kit, user.token);
    return user;
  };
  const balanceOf = async (token: string) => ok('getBalance', {}, { token });
  const deposit = async (token: string, amount: number) => {
    const { checkout } = await ok('createBalanceCheckout', { amount, brand: 'mada' }, keyed(token));
    await pay(checkout.checkout_id, 'paid');
    return (await ok('verifyCheckout', { checkout_id: checkout.checkout_id })).checkout_state;
  };
  const contributionOf = async (token: string) => (await ok('getContribution', {}, { token })).contribution;
  /** Sells all shares to the highest bids of the book. */
  const sellShares = async (token: string) => {
    expect((await ok('getShareBook', {})).share_book.buy[0]).toBeDefined();
    await ok(
      'placeShareOffer',
      { type: 'sell', shares: (await contributionOf(token)).shares, price: 1_00, expires_in_days: 7 },
      keyed(token),
    );
  };
  const closingLink = async ({ person, token }: Awaited<ReturnType<typeof newMember>>) => {
    await ok('requestAccountDeletion', {}, { token });
    return deletionToken(person.phone);
  };

  describe('the balance', () => {
    test('is topped up by a checkout, booked once, and is not a donation', async () => {
      const { token } = await newMember();
      const before = await balanceOf(token);
      expect(before.balance).toEqual({
        cash: 0,
        reserved_for_offers: 0,
        reserved_for_payouts: 0,
        available_cash: 0,
        iban_end: '7519',
        payable_from: null,
      });
      const state = await deposit(token, 250_050);
      expect(state).toMatchObject({
        purpose: 'balance',
        status: 'paid',
        amount: 250_050,
        total: 250_050,
        months: 1,
        receipt: null,
        gift_code: null,
      });
      await Promise.all([1, 2, 3].map(() => ok('verifyCheckout', { checkout_id: state.checkout_id })));
      const after = await balanceOf(token);
      expect(after.balance).toMatchObject({ cash: 250_050, available_cash: 250_050 });
      expect(after.balance_movements[0]).toMatchObject({ kind: 'deposit', amount: 250_050 });
      expect(after.pagination.total).toBe(before.pagination.total + 1);
      expect((await ok('getContribution', {}, { token })).contribution.available_cash).toBe(250_050);
      expect((await ok('listOrders', {}, { token })).orders).toEqual([]);
      expect((await ok('listReceipts', {}, { token })).receipts).toEqual([]);
    });

    test('retries a declined checkout with the same key and order', async () => {
      const { token } = await newMember();
      const options = keyed(token);
      const { checkout: first } = await ok('createBalanceCheckout', { amount: 100_00, brand: 'mada' }, options);
      await pay(first.checkout_id, 'declined');
      expect((await ok('verifyCheckout', { checkout_id: first.checkout_id })).checkout_state.status).toBe('failed');
      const { checkout: second } = await ok('createBalanceCheckout', { amount: 100_00, brand: 'visa' }, options);
      expect([second.order_number, second.checkout_id === first.checkout_id]).toEqual([first.order_number, false]);
      await pay(second.checkout_id, 'declined');
      await ok('verifyCheckout', { checkout_id: second.checkout_id });
      const { checkout: third } = await ok(
        'repayOrder',
        { number: first.order_number, code: first.order_code, brand: 'mada' },
        keyed(token),
      );
      await pay(third.checkout_id, 'paid');
      expect((await ok('verifyCheckout', { checkout_id: third.checkout_id })).checkout_state).toMatchObject({
        purpose: 'balance',
        status: 'paid',
      });
      expect((await balanceOf(token)).balance.cash).toBe(100_00);
      expect((await rejected('createBalanceCheckout', { amount: 200_00, brand: 'mada' }, 409, options)).code).toBe(
        'conflict',
      );
    });

    test.each([
      [{ amount: 99, brand: 'mada' }, 'amount'],
      [{ amount: 10_000_001, brand: 'mada' }, 'amount'],
      [{ amount: 100.5, brand: 'mada' }, 'amount'],
      [{ brand: 'mada' }, 'amount'],
      [{ amount: 100 }, 'brand'],
      [{ amount: 100, brand: 'amex' }, 'brand'],
    ])('rejects a checkout of %j', async (input, field) => {
      const token = await signIn(TRADER.phone, TRADER.password);
      expect(Object.keys((await rejected('createBalanceCheckout', input, 422, keyed(token))).errors ?? {})).toEqual([
        field,
      ]);
    });

    test('is available to members only', async () => {
      const { token } = await newUser();
      for (const id of ['getBalance', 'createBalanceCheckout', 'requestPayout', 'cancelPayout'] as const)
        await rejected(id, {}, 403, keyed(token));
      await rejected('getBalance', {}, 401);
    });

    test('reserves a payout at once, once per key, and releases it when cancelled', async () => {
      const { token } = await newMember();
      await deposit(token, 500_00);
      const options = keyed(token);
      const first = await ok('requestPayout', { amount: 300_00 }, options);
      expect(first.payout).toMatchObject({
        amount: 300_00,
        status: 'requested',
        iban_end: '7519',
        decided_at: null,
        reason: null,
        closes_account: false,
      });
      expect(await ok('requestPayout', { amount: 300_00 }, options)).toEqual(first);
      expect((await rejected('requestPayout', { amount: 100_00 }, 409, options)).code).toBe('conflict');
      expect((await balanceOf(token)).balance).toMatchObject({
        cash: 500_00,
        reserved_for_payouts: 300_00,
        available_cash: 200_00,
      });
      expect(await rejected('requestPayout', { amount: 200_01 }, 409, keyed(token))).toMatchObject({
        code: 'insufficient_cash',
        errors: { amount: ['Your available balance is SAR 200.00'] },
      });
      expect(Object.keys((await rejected('requestPayout', { amount: 99 }, 422, keyed(token))).errors ?? {})).toEqual([
        'amount',
      ]);
      const { reference } = first.payout;
      const { token: stranger } = await newMember();
      await rejected('cancelPayout', { reference }, 404, keyed(stranger));
      const { message, payout } = await ok('cancelPayout', { reference }, keyed(token));
      expect([message, payout.status]).toEqual([
        'The transfer is cancelled. The money is back in your balance',
        'cancelled',
      ]);
      expect((await ok('cancelPayout', { reference }, keyed(token))).payout.status).toBe('cancelled');
      expect((await balanceOf(token)).balance).toMatchObject({
        cash: 500_00,
        reserved_for_payouts: 0,
        available_cash: 500_00,
      });
    });
  });

  describe('closing an account with a balance', () => {
    test('pays it out first and can be cancelled', async () => {
      const member = await newMember();
      const { token } = member;
      await deposit(token, 40_00);
      expect((await rejected('requestAccountDeletion', {}, 409, { token })).code).toBe('holds_shares');
      await sellShares(token);
      const { shares, cash } = await contributionOf(token);
      expect([shares, cash > 40_00]).toEqual([0, true]);
      const link = await closingLink(member);
      const closing = await ok('confirmAccountDeletion', { token: link }, { locale: 'en' });
      expect(closing).toMatchObject({
        state: 'closing',
        message: 'Your account is being closed. We are transferring your balance to your bank account',
        payout: { amount: cash, status: 'requested', closes_account: true },
      });
      // The client may have lost the response: the link returns the same again.
      expect((await ok('confirmAccountDeletion', { token: link }, { locale: 'en' })).payout?.reference).toBe(
        closing.payout?.reference,
      );
      expect((await balanceOf(token)).payouts[0]).toEqual(closing.payout);
      for (const id of ['createBalanceCheckout', 'requestPayout'] as const)
        expect(
          (
            await rejected(
              id,
              { amount: 100_00, ...(id === 'createBalanceCheckout' && { brand: 'mada' }) },
              409,
              keyed(token),
            )
          ).code,
        ).toBe('account_closing');
      expect((await rejected('requestAccountDeletion', {}, 409, { token })).code).toBe('account_closing');
      await ok('cancelPayout', { reference: closing.payout?.reference ?? '' }, keyed(token));
      expect((await balanceOf(token)).balance).toMatchObject({ cash, available_cash: cash });
      await ok('createBalanceCheckout', { amount: 100_00, brand: 'mada' }, keyed(token));
    });

    test('is cancelled with an earlier payout', async () => {
      const member = await newMember();
      const { token } = member;
      await deposit(token, 40_00);
      await sellShares(token);
      const { payout: earlier } = await ok('requestPayout', { amount: 15_00 }, keyed(token));
      await ok('confirmAccountDeletion', { token: await closingLink(member) });
      expect((await balanceOf(token)).payouts.map(({ status, closes_account }) => [status, closes_account])).toEqual([
        ['requested', true],
        ['requested', true],
      ]);
      await ok('cancelPayout', { reference: earlier.reference }, keyed(token));
      expect((await balanceOf(token)).payouts.map(({ status, closes_account }) => [status, closes_account])).toEqual([
        ['requested', false],
        ['cancelled', false],
      ]);
      expect((await ok('requestPayout', { amount: 15_00 }, keyed(token))).payout).toMatchObject({
        status: 'requested',
        closes_account: false,
      });
    });
  });
}
