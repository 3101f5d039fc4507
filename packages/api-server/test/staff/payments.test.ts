import { riyadhToday } from '@taawun/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyReceipt } from '../../src/giving/public-reads.ts';
import { getOrder } from '../../src/giving/orders.ts';
import { reconcile } from '../../src/giving/reconcile.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { commandsOn } from '../kit/commands.ts';
import { givingOn, paidOutcome } from '../kit/giving.ts';
import { databases, startServer } from '../kit/kit.ts';
import { runStatements } from '../kit/raw-sql.ts';

describe.each(databases)('payments of the staff on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const giving = givingOn(() => running.server);
  let scene: ReturnType<typeof giving.renew>;
  const command = commandsOn(() => scene.services);
  const db = () => running.server.database.db;
  const totals = async () =>
    (await db().selectFrom('giving_totals').selectAll().where('target_type', '=', 'general').executeTakeFirst()) ?? {
      raised: 0,
      donors: 0,
    };
  const receiptOf = (number: string) =>
    db().selectFrom('receipts').selectAll().where('order_number', '=', number).executeTakeFirstOrThrow();
  const rowOf = async (id: number) => {
    const { id: _, ...row } = await db()
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row;
  };
  const ending = (reference: string) =>
    command(['payments', 'refund', reference, '--reason', 'x', '--end-subscription']);
  const donor = { donor_name: '=cmd|A0', donor_email: 'donor@example.com', show_on_wall: true };

  beforeAll(async () => {
    running = await startServer(kind);
  });
  beforeEach(() => (scene = giving.renew()));
  afterAll(() => running.stop());

  test('a donation is given back once, also by two commands at once', async () => {
    const before = await totals();
    const { payment, asker } = await giving.given(donor);
    const { code } = await receiptOf(asker.number);
    expect(await verifyReceipt(scene.services, code, 'en')).toMatchObject({ valid: true });
    expect(await totals()).toMatchObject({ raised: before.raised + 5_000, donors: before.donors + 1 });
    const refund = ['payments', 'refund', payment.reference, '--reason', 'twice'];
    const outputs = await Promise.all([command(refund), command(refund)]);
    for (const output of outputs) expect(output).toMatch(/^The donation of SAR 50\.00 is (being )?refunded/);
    expect(await command(refund)).toBe('The donation of SAR 50.00 is refunded.');
    expect(await totals()).toMatchObject(before);
    expect(await verifyReceipt(scene.services, code, 'en')).toMatchObject({ valid: false });
    expect(await getOrder(scene.services, asker, 'en')).toMatchObject({ paid: 0, payments: [{ status: 'refunded' }] });
    const refunds = await db().selectFrom('giving_refunds').selectAll().where('payment_id', '=', payment.id).execute();
    expect(refunds).toMatchObject([{ amount: 5_000, reason: 'twice' }]);
    expect(new Set(scene.gateway.refunds)).toEqual(new Set([payment.reference]));
    const messages = await giving.messagesTo('donor@example.com');
    expect(messages.filter(({ subject }) => subject === 'Your donation was refunded')).toHaveLength(1);
    await expect(db().updateTable('giving_refunds').set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
    expect((await auditBooks(db())).differences).toEqual([]);
  });

  test('the audit holds refunds against payments and their ledger', async () => {
    const [given, paid] = [await giving.given(), await giving.given()];
    await command(['payments', 'refund', given.payment.reference, '--reason', 'x']);
    const sound = await auditBooks(db());
    expect(sound.differences).toEqual([]);
    expect(await command(['audit'])).toContain(`given back SAR ${(sound.refunds / 100).toFixed(2)}.`);
    const { id, reference } = paid.payment;
    await db()
      .insertInto('giving_refunds')
      .values({ payment_id: id, amount: 4_999, at: new Date(), reason: 'x' })
      .execute();
    expect((await auditBooks(db())).differences).toEqual([
      `payment ${reference} (paid): booked is 1 and should be 5000`,
      `payment ${reference} (given back): booked is 4999 and should be 5000`,
    ]);
    // Only an owner of the database can change it.
    const unlocked = (statement: string) =>
      runStatements(db(), [
        'alter table giving_refunds disable trigger user',
        statement,
        'alter table giving_refunds enable trigger user',
      ]);
    await unlocked(`delete from giving_refunds where payment_id in (${id}, ${given.payment.id})`);
    expect((await auditBooks(db())).differences).toEqual([
      `payment ${given.payment.reference} (refunded): booked is 5000 and should be 0`,
    ]);
    await unlocked(`insert into giving_refunds values (${given.payment.id}, 5000, now(), 'x')`);
    expect((await auditBooks(db())).differences).toEqual([]);
  });

  test('the audit finds a paid donation over several months without its plan', async () => {
    const [once, monthly] = [await giving.given(), await giving.given({ months: 3 })];
    expect((await auditBooks(db())).differences).toEqual([]);
    const plans = db().selectFrom('subscriptions').selectAll();
    const [plan] = await plans.where('order_number', '=', monthly.asker.number).execute();
    expect(await plans.where('order_number', '=', once.asker.number).execute()).toEqual([]);
    if (!plan) throw new Error('The donation has no plan.');
    await db().deleteFrom('subscriptions').where('order_number', '=', plan.order_number).execute();
    expect((await auditBooks(db())).differences).toEqual([
      `order ${plan.order_number}: is paid for several months, and has no plan for the others`,
    ]);
    await db().insertInto('subscriptions').values(plan).execute();
    expect((await auditBooks(db())).differences).toEqual([]);
  });

  test('the remaining months end with a refund where the staff say so, once', async () => {
    const email = 'monthly@example.com';
    const { payment, asker } = await giving.given({ months: 3, donor_email: email });
    const plan = () =>
      db()
        .selectFrom('subscriptions')
        .select(['status', 'next_charge_on', 'token'])
        .where('order_number', '=', asker.number)
        .executeTakeFirstOrThrow();
    const refund = ['payments', 'refund', payment.reference, '--reason', 'not wanted'];
    await command(refund);
    expect(await plan()).toMatchObject({ status: 'active', next_charge_on: expect.any(String) });
    // Also after the payment was given back.
    expect(await command([...refund, '--end-subscription'])).toBe(
      'The donation of SAR 50.00 is refunded. The monthly donation has ended: the 2 months left are not charged.',
    );
    expect(await plan()).toEqual({ status: 'cancelled', next_charge_on: null, token: null });
    expect(await command([...refund, '--end-subscription'])).toBe(
      'The donation of SAR 50.00 is refunded. The monthly donation had ended already.',
    );
    const messages = await giving.messagesTo(email);
    expect(messages.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your donation receipt/),
      'Your donation was refunded',
      'Your monthly donation has ended',
    ]);
    expect(messages.at(-1)?.body).toMatch(/^We have ended your monthly donation .*no longer store your card/);
    const log = await db().selectFrom('staff_log').select('command').orderBy('id', 'desc').limit(1).execute();
    expect(log[0]?.command).toContain('--end-subscription');
  });

  test('nothing is given back when there are no months to end, or one is being charged', async () => {
    const once = await giving.given();
    await expect(ending(once.payment.reference)).rejects.toThrow(/is of no monthly donation/);
    const monthly = await giving.given({ months: 2 });
    await db()
      .insertInto('payments')
      .values({
        ...(await rowOf(monthly.payment.id)),
        checkout_id: 'charging',
        reference: 'charging',
        period: 2,
        gateway_payment: null,
        initiator: 'runner',
        status: 'open',
        settled_at: null,
      })
      .execute();
    await expect(ending(monthly.payment.reference)).rejects.toThrow(/^We are taking this month’s payment now/);
    for (const { payment } of [once, monthly]) expect((await rowOf(payment.id)).status).toBe('paid');
    await db().deleteFrom('payments').where('reference', '=', 'charging').execute();
  });

  test('a refund without a response of the gateway is repeated by reconciliation', async () => {
    const { payment } = await giving.given();
    const { refund } = scene.gateway;
    scene.gateway.refund = () => Promise.resolve(false);
    expect(await command(['payments', 'refund', payment.reference, '--reason', 'x'])).toMatch(/is being refunded/);
    scene.gateway.refund = refund;
    await reconcile(scene.services, { all: true });
    expect(await command(['payments', 'refund', payment.reference, '--reason', 'x'])).toMatch(/is refunded\.$/);
    expect(scene.gateway.refunds).toEqual([payment.reference]);
  });

  test('only a paid payment is given back', async () => {
    const { payment } = await giving.open();
    await expect(command(['payments', 'refund', payment.reference, '--reason', 'x'])).rejects.toThrow(
      /is open: only a paid one/,
    );
    await expect(command(['payments', 'refund', 'T-NONE', '--reason', 'x'])).rejects.toThrow(
      /No payment has the reference/,
    );
    await expect(command(['payments', 'refund', payment.reference])).rejects.toThrow(/--reason/);
  });

  test('a payment that the gateway never decides is booked like any other, or ends as failed', async () => {
    const { payment, asker } = await giving.open();
    const pending = { ...paidOutcome(payment.reference, payment.amount), status: 'pending' as const };
    scene.gateway.says.set(payment.reference, pending);
    const decide = (...args: string[]) =>
      command(['payments', 'decide', payment.reference, ...args, '--reason', 'seen']);
    await expect(decide()).rejects.toThrow(/--paid <payment> or --failed/);
    await expect(decide('--failed', '--paid', 'P')).rejects.toThrow(/--paid <payment> or --failed/);
    expect(await decide('--paid', 'GATEWAY-7')).toBe(`The payment ${payment.reference} of SAR 50.00 is paid.`);
    expect(await giving.counted(asker.number)).toEqual({ receipts: 1, ledger: [5_000] });
    expect(await decide('--failed')).toMatch(/is paid already: nothing was decided/);
    const row = await db().selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ gateway_payment: 'GATEWAY-7', note: 'Decided by the staff: seen' });

    const other = await giving.open();
    scene.gateway.says.set(other.payment.reference, { ...pending, reference: other.payment.reference, payment: 'p2' });
    expect(await command(['payments', 'decide', other.payment.reference, '--failed', '--reason', 'x'])).toMatch(
      /is failed\.$/,
    );
    // The money has come after all: it is not lost.
    scene.gateway.says.set(other.payment.reference, paidOutcome(other.payment.reference, other.payment.amount));
    await reconcile(scene.services, { all: true });
    expect(await giving.counted(other.asker.number)).toEqual({ receipts: 1, ledger: [5_000] });
  });

  test('the answer of the gateway counts, where there is one', async () => {
    const { payment } = await giving.open();
    scene.gateway.says.set(payment.reference, paidOutcome(payment.reference, payment.amount));
    expect(await command(['payments', 'decide', payment.reference, '--failed', '--reason', 'x'])).toMatch(
      /is paid already: nothing was decided/,
    );
  });

  test('totals and export, with donors masked and formulas disarmed', async () => {
    const { payment } = await giving.given(donor);
    const today = riyadhToday();
    const days = ['--from', today, '--to', today];
    expect(await command(['payments', 'totals', ...days])).toMatch(/^donation\tsandbox\tpaid\t\d+\tSAR [\d.]+$/m);
    const masked = await command(['payments', 'export', ...days]);
    expect(masked).toContain(payment.reference);
    expect(masked).not.toContain('donor@example.com');
    const full = await command(['payments', 'export', ...days, '--full', '--bom']);
    expect(full.startsWith('\uFEFFsettled_on,reference,')).toBe(true);
    expect(full).toContain("'=cmd|A0,donor@example.com");
    const json = JSON.parse(await command(['payments', 'export', ...days, '--json'])) as { reference: string }[];
    expect(json.map(({ reference }) => reference)).toContain(payment.reference);
    const log = await db().selectFrom('staff_log').select('command').orderBy('id', 'desc').limit(2).execute();
    expect(log.map(({ command: text }) => text)).toEqual([
      'payments export --from --to --json',
      'payments export --from --to --bom --full',
    ]);
  });
});
