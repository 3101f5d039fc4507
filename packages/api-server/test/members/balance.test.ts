import { riyadhDay } from '@taawun/domain';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newApplication } from '@taawun/api-client/contract';
import { createBalanceCheckout, type Owner } from '../../src/balance/checkout.ts';
import { closeAccounts } from '../../src/profile/close.ts';
import { cancelPayout, requestPayout } from '../../src/balance/payouts.ts';
import { listPayouts, payOut, payPayout, refundDeposit, rejectPayoutByReference } from '../../src/balance/staff.ts';
import { closingPayouts } from '../../src/db/migrations/closing-payouts.ts';
import { outbox } from '../../src/notifications/messages.ts';
import { paymentOf } from '../../src/giving/state.ts';
import { reconcile } from '../../src/giving/reconcile.ts';
import { repayOrder } from '../../src/giving/orders.ts';
import { settlePayment } from '../../src/payments/settle.ts';
import { GatewayAway } from '../../src/gateways/shared/port.ts';
import { createSharesCheckout } from '../../src/membership/pay.ts';
import { approveMember, rejectMember } from '../../src/membership/staff.ts';
import { payoutIban } from '../../src/personal-data/members.ts';
import { createServer, type Server } from '../../src/server.ts';
import type { Services } from '../../src/context/services.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { bookCash } from '../../src/shares/staff.ts';
import { paidOutcome, puppet, servicesWith, type Puppet } from '../kit/giving.ts';
import { confirmedSignUp, databases, newestToken, testConfig, type TestDatabase } from '../kit/kit.ts';

describe.each(databases)('balances on $name', (kind) => {
  let database: TestDatabase;
  let server: Server;
  let gateway: Puppet;
  let services: Services;
  const db = () => server.database.db;
  beforeAll(async () => {
    database = await kind.open();
    server = await createServer({ ...testConfig(database.env), membershipApproval: 'manual', payouts: 'manual' });
  });
  beforeEach(() => {
    gateway = puppet();
    services = servicesWith(server, gateway);
  });
  afterAll(async () => {
    expect((await auditBooks(db())).differences).toEqual([]);
    await server.close();
    await database.drop();
  });

  let serial = 0;
  const send = (method: 'GET' | 'POST', url: string, token: string, body?: object) =>
    server.app.inject({
      method,
      url,
      headers: {
        'x-locale': 'en',
        'idempotency-key': `balance-key-${++serial}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { payload: body }),
    });
  const newUser = async () => {
    const phone = `0565${String(++serial).padStart(6, '0')}`;
    const person = {
      firstname: 'نورة',
      lastname: 'العتيبي',
      phone,
      password: 'nakhla-9',
      confirm_password: 'nakhla-9',
    };
    await send('POST', '/api/signup', '', await confirmedSignUp(server, person));
    const { access_token: token } = (
      await send('POST', '/api/signin', '', { username: phone, password: 'nakhla-9' })
    ).json<{ access_token: string }>();
    const user = await db()
      .selectFrom('users')
      .selectAll()
      .where('phone', '=', `+966${phone.slice(1)}`)
      .executeTakeFirstOrThrow();
    return { phone, token, id: user.id, owner: { user, address: '192.0.2.1', locale: 'en' } satisfies Owner };
  };
  const newMember = async () => {
    const member = await newUser();
    await send('POST', '/api/member', member.token, newApplication({ shares_count: 5 }));
    await approveMember(db(), outbox, member.phone, { paid: true });
    return member;
  };
  type Person = Awaited<ReturnType<typeof newUser>>;
  const cashOf = async ({ id }: Person) =>
    db()
      .selectFrom('share_accounts')
      .select(['cash', 'reserved_cash'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
  const openDeposit = async ({ owner }: Person, amount: number, key: string = randomUUID()) => {
    const checkout = await createBalanceCheckout(services, owner, { amount, brand: 'mada' }, key);
    return { checkout, payment: await paymentOf(services, checkout.checkout_id) };
  };
  const takes = ({ reference, amount }: { reference: string; amount: number }) =>
    gateway.says.set(reference, paidOutcome(reference, amount));
  const deposit = async (member: Person, amount: number) => {
    const { payment } = await openDeposit(member, amount);
    takes(payment);
    await settlePayment(services, payment.id);
    return payment;
  };
  const statusOf = async (id: number) =>
    await db().selectFrom('payments').select(['status', 'note']).where('id', '=', id).executeTakeFirstOrThrow();
  const payouts = async ({ id }: Person) =>
    db().selectFrom('payouts').selectAll().where('user_id', '=', id).orderBy('id').execute();
  const request = (member: Person, amount: number) =>
    requestPayout(services, { userId: member.id, key: randomUUID() }, amount, 'en');
  const isThere = async ({ id }: Person) =>
    (await db().selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

  const close = async (member: Person) => {
    await send('POST', '/api/share-offers', member.token, { type: 'sell', shares: 5, price: 100, expires_in_days: 7 });
    expect((await send('POST', '/api/account-deletion', member.token)).statusCode).toBe(200);
    const link = await newestToken(server);
    return send('POST', '/api/account-deletion/confirm', '', { token: link });
  };
  const accepted = async () => {
    const applicant = await newUser();
    await send('POST', '/api/member', applicant.token, newApplication({ shares_count: 8 }));
    await approveMember(db(), outbox, applicant.phone);
    return applicant;
  };
  const isMember = async ({ id }: Person) =>
    (await db().selectFrom('members').select('user_id').where('user_id', '=', id).executeTakeFirst()) !== undefined;
  const openShares = async ({ owner }: Person) =>
    paymentOf(services, (await createSharesCheckout(services, owner, 'mada', randomUUID())).checkout_id);

  test('a deposit is booked once under concurrent and repeated requests', async () => {
    const member = await newMember();
    const { payment } = await openDeposit(member, 250_00);
    takes(payment);
    await Promise.all(Array.from({ length: 8 }, () => settlePayment(services, payment.id)));
    await reconcile(services, { all: true });
    expect(await cashOf(member)).toEqual({ cash: 250_00, reserved_cash: 0 });
    const { notifications } = (await send('GET', '/api/notifications', member.token)).json<{
      notifications: { title: string }[];
    }>();
    expect(notifications.filter(({ title }) => title === 'Money was added to your balance')).toHaveLength(1);
    // It is no donation: no receipt, no total, nothing in the ledger of giving.
    expect(await db().selectFrom('receipts').select('number').where('payment_id', '=', payment.id).execute()).toEqual(
      [],
    );
    expect(
      await db().selectFrom('giving_ledger').select('amount').where('payment_id', '=', payment.id).execute(),
    ).toEqual([]);
  });

  test('keys belong to their user; the same key is the same order, and two at once make one', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const key = randomUUID();
    const orders = await Promise.all([
      ...Array.from({ length: 5 }, () => openDeposit(one, 100_00, key)),
      openDeposit(other, 100_00, key),
    ]);
    expect(new Set(orders.slice(0, 5).map(({ checkout }) => checkout.checkout_id)).size).toBe(1);
    expect(orders[5]?.checkout.order_number).not.toBe(orders[0]?.checkout.order_number);
  });

  test('what the gateway takes after the account is closed is given back', async () => {
    const member = await newMember();
    const { payment } = await openDeposit(member, 70_00);
    await db().updateTable('users').set({ closing_since: new Date() }).where('id', '=', member.id).execute();
    takes(payment);
    await settlePayment(services, payment.id);
    expect([await statusOf(payment.id), gateway.refunds]).toEqual([
      { status: 'refunded', note: 'The account is closed or being closed: it is given back.' },
      [payment.reference],
    ]);
    expect((await cashOf(member)).cash).toBe(0);
    await db().updateTable('users').set({ closing_since: null }).where('id', '=', member.id).execute();
  });

  test('a wrong amount or currency books nothing', async () => {
    const member = await newMember();
    const { payment } = await openDeposit(member, 70_00);
    gateway.says.set(payment.reference, paidOutcome(payment.reference, 7_00));
    await settlePayment(services, payment.id);
    expect([(await statusOf(payment.id)).status, (await cashOf(member)).cash]).toEqual(['failed', 0]);
  });

  test('the staff gives a deposit back to its card once, also while the gateway is away, and only what is available', async () => {
    const member = await newMember();
    const payment = await deposit(member, 90_00);
    await request(member, 50_00);
    await expect(refundDeposit(services, payment.reference)).rejects.toThrow(
      'Only SAR 40.00 of the balance is available and the deposit was SAR 90.00',
    );
    const [payout] = await payouts(member);
    await cancelPayout(db(), member.id, payout!.reference, 'en');
    const { refund } = gateway;
    gateway.refund = () => Promise.reject(new GatewayAway('no answer'));
    expect(await refundDeposit(services, payment.reference)).toContain('the refund is repeated');
    expect(await cashOf(member)).toEqual({ cash: 0, reserved_cash: 0 });
    gateway.refund = refund;
    await reconcile(services, { all: true });
    expect([(await statusOf(payment.id)).status, gateway.refunds]).toEqual(['refunded', [payment.reference]]);
    await expect(refundDeposit(services, payment.reference)).rejects.toThrow('is refunded: only a paid one');
    await expect(refundDeposit(services, 'nothing')).rejects.toThrow('No deposit has the reference nothing');
  });

  test('two payouts at once never take more than there is', async () => {
    const member = await newMember();
    await deposit(member, 100_00);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => request(member, 40_00)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await cashOf(member)).toEqual({ cash: 100_00, reserved_cash: 80_00 });
  });

  test('the staff pays or rejects a payout, once', async () => {
    const member = await newMember();
    await deposit(member, 100_00);
    const { reference: paid } = await request(member, 60_00);
    const { reference: rejected } = await request(member, 30_00);
    expect(await listPayouts(db(), { full: true })).toContain(
      `${paid} ${riyadhDay(new Date())} SAR 60.00 SA0380000000608010167519 نورة بنت فهد العتيبي`,
    );
    expect(await payPayout(db(), outbox, paid)).toBe(`Payout ${paid} is paid: SAR 60.00 to نورة بنت فهد العتيبي.`);
    await expect(payPayout(db(), outbox, paid)).rejects.toThrow('is paid already');
    await expect(cancelPayout(db(), member.id, paid, 'en')).rejects.toThrow('payout_closed');
    await rejectPayoutByReference(db(), outbox, rejected, {
      ar: 'الآيبان غير معروف',
      en: 'The bank does not know the IBAN',
    });
    await expect(rejectPayoutByReference(db(), outbox, 'P-00000000', { ar: 'لا', en: 'no' })).rejects.toThrow(
      'There is no payout P-00000000',
    );
    expect(await cashOf(member)).toEqual({ cash: 40_00, reserved_cash: 0 });
    const { balance_movements: movements, payouts: shown } = (await send('GET', '/api/balance', member.token)).json<{
      balance_movements: object[];
      payouts: object[];
    }>();
    expect(movements[0]).toMatchObject({ kind: 'withdrawal', amount: -60_00 });
    expect(shown).toMatchObject([
      { status: 'rejected', reason: 'The bank does not know the IBAN' },
      { status: 'paid' },
    ]);
  });

  describe('closing an account', () => {
    test('ends by itself once the payout is paid', async () => {
      const member = await newMember();
      const { state, payout } = (await close(member)).json<{ state: string; payout: { reference: string } }>();
      expect([state, await isThere(member)]).toEqual(['closing', true]);
      expect(await closeAccounts(services)).toBe(0);
      await payPayout(db(), outbox, payout.reference);
      expect(await closeAccounts(services)).toBe(1);
      expect(await isThere(member)).toBe(false);
      const messages = await db()
        .selectFrom('outbox')
        .select('body')
        .where('recipient', '=', member.owner.user.phone)
        .execute();
      expect(messages.map(({ body }) => body)).toEqual([expect.stringContaining('deleted your account as you asked')]);
      // The bookkeeping keeps whom the bank has paid.
      const paid = await db()
        .selectFrom('payouts')
        .selectAll()
        .where('reference', '=', payout.reference)
        .executeTakeFirstOrThrow();
      expect(paid).toMatchObject({ user_id: null, status: 'paid' });
      expect(payoutIban(db(), paid)).toBe('SA0380000000608010167519');
    });

    test('waits for a payout that was requested before', async () => {
      const member = await newMember();
      await bookCash(db(), member.phone, 10_00, 'deposit');
      await request(member, 10_00);
      await close(member);
      const [first, second] = await payouts(member);
      await payPayout(db(), outbox, second!.reference);
      expect([await closeAccounts(services), await isThere(member)]).toEqual([0, true]);
      await payPayout(db(), outbox, first!.reference);
      expect([await closeAccounts(services), await isThere(member)]).toEqual([1, false]);
    });

    test('is taken back by cancelling the payout, or when the bank cannot pay it', async () => {
      for (const end of ['cancel', 'reject'] as const) {
        const member = await newMember();
        const { payout } = (await close(member)).json<{ payout: { reference: string } }>();
        if (end === 'cancel') await cancelPayout(db(), member.id, payout.reference, 'en');
        else
          await rejectPayoutByReference(db(), outbox, payout.reference, {
            ar: 'الآيبان غير معروف',
            en: 'The bank does not know the IBAN',
          });
        expect([await closeAccounts(services), await isThere(member), (await cashOf(member)).reserved_cash]).toEqual([
          0,
          true,
          0,
        ]);
      }
    });

    test.each(['cancel', 'reject'] as const)(
      'ends when a payout that was requested before it is taken back: %s',
      async (end) => {
        const member = await newMember();
        await bookCash(db(), member.phone, 10_00, 'deposit');
        const { reference } = await request(member, 10_00);
        const { payout } = (await close(member)).json<{ payout: { reference: string } }>();
        expect((await payouts(member)).map(({ closes_account }) => closes_account)).toEqual([true, true]);
        if (end === 'cancel') await cancelPayout(db(), member.id, reference, 'en');
        else
          await rejectPayoutByReference(db(), outbox, reference, {
            ar: 'الآيبان غير معروف',
            en: 'The bank does not know the IBAN',
          });
        expect((await payouts(member)).map(({ status, closes_account }) => [status, closes_account])).toEqual([
          [end === 'cancel' ? 'cancelled' : 'rejected', false],
          ['requested', false],
        ]);
        const texts = await db().selectFrom('notifications').select('text').where('user_id', '=', member.id).execute();
        expect(texts.filter(({ text }) => text.en.includes('your account stays open'))).toHaveLength(
          end === 'reject' ? 1 : 0,
        );
        await payPayout(db(), outbox, payout.reference);
        expect([await closeAccounts(services), await isThere(member), await cashOf(member)]).toEqual([
          0,
          true,
          { cash: 10_00, reserved_cash: 0 },
        ]);
        expect(await request(member, 10_00)).toMatchObject({ status: 'requested', closes_account: false });
      },
    );

    test('turns the only payout that was requested before into the closing one', async () => {
      const member = await newMember();
      await send('POST', '/api/share-offers', member.token, {
        type: 'sell',
        shares: 5,
        price: 100,
        expires_in_days: 7,
      });
      const { reference } = await request(member, (await cashOf(member)).cash);
      await send('POST', '/api/account-deletion', member.token);
      const link = await newestToken(server);
      const answers = [
        await send('POST', '/api/account-deletion/confirm', '', { token: link }),
        await send('POST', '/api/account-deletion/confirm', '', { token: link }),
      ];
      for (const answer of answers)
        expect(answer.json()).toMatchObject({ state: 'closing', payout: { reference, closes_account: true } });
      await cancelPayout(db(), member.id, reference, 'en');
      expect(await closeAccounts(services)).toBe(0);
      await request(member, 1_00);
    });

    test('that could never end is repaired by the migration', async () => {
      const [waiting, stuck] = [await newMember(), await newMember()];
      for (const { phone } of [waiting, stuck]) await bookCash(db(), phone, 9_00, 'deposit');
      const { reference } = await request(waiting, 9_00);
      for (const { id } of [waiting, stuck])
        await db().updateTable('users').set({ closing_since: new Date() }).where('id', '=', id).execute();
      await sql`create unique index payouts_closing on payouts (account_id) where closes_account and status = 'requested'`.execute(
        db(),
      );
      await closingPayouts.up(db());
      const closing = async ({ id }: Person) =>
        (await db().selectFrom('users').select('closing_since').where('id', '=', id).executeTakeFirstOrThrow())
          .closing_since !== null;
      expect([
        await closing(waiting),
        await closing(stuck),
        (await payouts(waiting)).map(({ closes_account }) => closes_account),
      ]).toEqual([true, false, [true]]);
      await cancelPayout(db(), waiting.id, reference, 'en');
      expect(await closing(waiting)).toBe(false);
    });

    test('pays out what came to the balance after it began, too', async () => {
      const member = await newMember();
      const { payout } = (await close(member)).json<{ payout: { reference: string } }>();
      await bookCash(db(), member.phone, 7_00, 'deposit');
      await payPayout(db(), outbox, payout.reference);
      expect([await closeAccounts(services), await isThere(member)]).toEqual([0, true]);
      const [, rest] = await payouts(member);
      expect(rest).toMatchObject({ amount: 7_00, status: 'requested', closes_account: true });
      expect([await closeAccounts(services), await payouts(member)]).toEqual([0, [expect.anything(), rest]]);
      await payPayout(db(), outbox, rest!.reference);
      expect([await closeAccounts(services), await isThere(member)]).toEqual([1, false]);
    });

    test('is paid out without a bank only where the settings say so', async () => {
      const member = await newMember();
      await close(member);
      expect(await payOut({ ...services, config: { ...services.config, payouts: 'manual' } })).toBe(0);
      await payOut({ ...services, config: { ...services.config, payouts: 'auto' } });
      expect([await closeAccounts(services), await isThere(member)]).toEqual([1, false]);
    });
  });

  describe('the shares of a new member', () => {
    test('that were paid by card leave with the account like any other', async () => {
      const applicant = await accepted();
      const payment = await openShares(applicant);
      takes(payment);
      await settlePayment(services, payment.id);
      await send('POST', '/api/share-offers', applicant.token, {
        type: 'sell',
        shares: 8,
        price: 100,
        expires_in_days: 7,
      });
      await send('POST', '/api/account-deletion', applicant.token);
      const { payout } = (
        await send('POST', '/api/account-deletion/confirm', '', { token: await newestToken(server) })
      ).json<{ payout: { reference: string } }>();
      await payPayout(db(), outbox, payout.reference);
      await closeAccounts(services);
      expect(await isThere(applicant)).toBe(false);
      expect(
        await db()
          .selectFrom('orders')
          .select(['user_id', 'application_id'])
          .where('number', '=', payment.order_number)
          .executeTakeFirst(),
      ).toEqual({ user_id: null, application_id: null });
    });

    test('are issued once per payment under concurrent requests', async () => {
      const applicant = await accepted();
      const [payment, same] = await Promise.all([openShares(applicant), openShares(applicant)]);
      expect(same.id).toBe(payment.id);
      takes(payment);
      await Promise.all(Array.from({ length: 6 }, () => settlePayment(services, payment.id)));
      expect(await isMember(applicant)).toBe(true);
      const { shares, cash } = await db()
        .selectFrom('share_accounts')
        .select(['shares', 'cash'])
        .where('user_id', '=', applicant.id)
        .executeTakeFirstOrThrow();
      expect([shares, cash]).toEqual([8, 0]);
    });

    test.each([
      ['rejection', (applicant: Person) => rejectMember(db(), outbox, applicant.phone, { ar: 'لا', en: 'no' })],
      ['second admission', (applicant: Person) => approveMember(db(), outbox, applicant.phone, { paid: true })],
    ] as const)('a %s that arrives while their payment is being booked changes nothing', async (_, decide) => {
      const applicant = await accepted();
      const payment = await openShares(applicant);
      takes(payment);
      const [admitting, decided] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      // Block the payment's transaction at its message: the applicant is a member, but the application is still open.
      const send: typeof outbox.send = async (tx, message) => {
        admitting.resolve();
        await decided.promise;
        return outbox.send(tx, message);
      };
      const settled = settlePayment({ ...services, messenger: { send } }, payment.id);
      await admitting.promise;
      const decision = decide(applicant).then(
        (answer) => answer,
        (reason: unknown) => (reason as Error).message,
      );
      // The embedded database has one connection: there the decision waits for it.
      const isWaiting = async () =>
        kind.name !== 'PostgreSQL' ||
        (
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            db(),
          )
        ).rows.length > 0;
      await expect.poll(isWaiting).toBe(true);
      decided.resolve();
      await settled;
      expect(await decision).toContain('is a member already');
      const { status } = await db()
        .selectFrom('member_applications')
        .select('status')
        .where('user_id', '=', applicant.id)
        .executeTakeFirstOrThrow();
      expect([status, await isMember(applicant), (await statusOf(payment.id)).status]).toEqual([
        'approved',
        true,
        'paid',
      ]);
    });

    test.each([
      ['withdrawn', (applicant: Person) => send('POST', '/api/member-application/withdraw', applicant.token)],
      ['rejected', (applicant: Person) => rejectMember(db(), outbox, applicant.phone, { ar: 'لا', en: 'no' })],
    ])('a payment for an application that was %s meanwhile is given back', async (_, end) => {
      const applicant = await accepted();
      const payment = await openShares(applicant);
      await end(applicant);
      takes(payment);
      await settlePayment(services, payment.id);
      expect([await isMember(applicant), await statusOf(payment.id), gateway.refunds]).toEqual([
        false,
        { status: 'refunded', note: 'The application is not accepted any more: it is given back.' },
        [payment.reference],
      ]);
      const order = await db()
        .selectFrom('orders')
        .select(['number', 'code'])
        .where('number', '=', payment.order_number)
        .executeTakeFirstOrThrow();
      await expect(
        repayOrder(services, { userId: applicant.id, ...order }, applicant.owner, { brand: 'mada', key: randomUUID() }),
      ).rejects.toThrow('application_closed');
    });
  });
});
