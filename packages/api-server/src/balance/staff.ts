import { riyadhDay } from '@taawun/domain';
import { IBAN_WAIT, ledgerChange, payableFrom } from '@taawun/domain/shares';
import type { Db, Text, Tx } from '../db/schema.ts';
import { payoutIban } from '../personal-data/members.ts';
import type { Messenger } from '../notifications/messages.ts';
import { sarText } from '../shared/money.ts';
import { printer } from '../shared/print.ts';
import { masks } from '../shared/mask.ts';
import { notifyOwner } from '../notifications/notify.ts';
import { settlePayment } from '../payments/settle.ts';
import type { Services } from '../context/services.ts';
import { lockShareMarket, systemAccounts, writeChange } from '../shares/market.ts';
import { bookPayout, lockPayout, payableFromOf, rejectPayout, type PayoutRow } from './payouts.ts';
import { NOTICES } from './texts.ts';

/** Says in a command when a payout may be transferred. */
const whenText = (from: Date) => `${printer('en').time(from)} (Riyadh)`;

/** Lists requested payouts, oldest first, one per line: reference, day, amount, IBAN, name, and until when it waits. */
export async function listPayouts(
  db: Db,
  { all = false, full = false, now = new Date() }: { all?: boolean; full?: boolean; now?: Date } = {},
): Promise<string> {
  const show = masks(full);
  let query = db
    .selectFrom('payouts')
    .leftJoin('members', 'members.user_id', 'payouts.user_id')
    .selectAll('payouts')
    .select('members.iban_changed_at')
    .orderBy('id');
  if (!all) query = query.where('status', '=', 'requested');
  type Row = PayoutRow & { iban_changed_at: Date | null };
  const line = ({ reference, requested_at, amount, holder, status, closes_account, iban_changed_at, ...iban }: Row) => {
    const from = status === 'requested' ? payableFrom(iban_changed_at, now) : null;
    return [
      reference,
      riyadhDay(requested_at),
      sarText(amount),
      show.id(payoutIban(db, { reference, ...iban })),
      show.name(holder),
      ...(all ? [status] : []),
      ...(closes_account ? ['closes the account'] : []),
      ...(from ? [`waits until ${whenText(from)}: the IBAN was changed`] : []),
    ].join(' ');
  };
  return (await query.execute()).map(line).join('\n') || 'No requested payouts.';
}

async function requested(tx: Tx, reference: string): Promise<PayoutRow> {
  const payout = await lockPayout(tx, reference);
  if (!payout) throw new Error(`There is no payout ${reference}. The requested ones: taawun-api payouts list`);
  if (payout.status !== 'requested') throw new Error(`Payout ${reference} is ${payout.status} already.`);
  return payout;
}

/**
 * Books a payout that the bank has executed.
 * @throws Error while the payout waits after a change of the IBAN
 */
export function payPayout(db: Db, messenger: Messenger, reference: string, now = new Date()): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const payout = await requested(tx, reference);
    const from = await payableFromOf(tx, payout.user_id, now);
    if (from)
      throw new Error(
        `The member changed the IBAN, so payout ${reference} waits until ${whenText(from)}. Ask the member by phone whether the change is theirs; transfer the money then.`,
      );
    await bookPayout(tx, messenger, payout);
    return `Payout ${reference} is paid: ${sarText(payout.amount)} to ${payout.holder}.`;
  });
}

/** Rejects a payout, for example one whose IBAN the bank does not recognise; the member is notified of the reason. */
export function rejectPayoutByReference(
  db: Db,
  messenger: Messenger,
  reference: string,
  reason: Text,
): Promise<string> {
  if (!reason.ar.trim() || !reason.en.trim()) throw new Error('The member must read why. Write the reason.');
  return db.transaction().execute(async (tx) => {
    const payout = await requested(tx, reference);
    await rejectPayout(tx, messenger, payout, reason);
    return `Payout ${reference} is rejected: ${sarText(payout.amount)} is in the balance again.`;
  });
}

/** Pays all requested payouts automatically when no bank is involved: with the sandbox gateway (`PAYOUTS=auto`). */
export async function payOut({
  db,
  messenger,
  config,
  now,
}: Pick<Services, 'db' | 'messenger' | 'config' | 'now'>): Promise<number> {
  if (config.payouts !== 'auto') return 0;
  const rows = await db
    .selectFrom('payouts')
    .leftJoin('members', 'members.user_id', 'payouts.user_id')
    .select('reference')
    .where('status', '=', 'requested')
    .where((eb) =>
      eb.or([eb('iban_changed_at', 'is', null), eb('iban_changed_at', '<=', new Date(now().getTime() - IBAN_WAIT))]),
    )
    .orderBy('payouts.id')
    .limit(200)
    .execute();
  for (const { reference } of rows) {
    await db.transaction().execute(async (tx) => {
      const payout = await lockPayout(tx, reference);
      if (payout?.status === 'requested' && !(await payableFromOf(tx, payout.user_id, now())))
        await bookPayout(tx, messenger, payout);
    });
  }
  return rows.length;
}

/**
 * Refunds a deposit to its card: debits the balance first, then requests the refund from the gateway. Reconciliation
 * repeats the request while the gateway is unavailable. The money must be available on the balance.
 */
export async function refundDeposit(services: Services, reference: string): Promise<string> {
  const { db, messenger } = services;
  const payment = await db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!payment || payment.purpose !== 'balance')
    throw new Error(`No deposit has the reference ${reference}. References: taawun-api payments list --all`);
  await db.transaction().execute(async (tx) => {
    await lockShareMarket(tx);
    const { status } = await tx
      .selectFrom('payments')
      .select('status')
      .where('id', '=', payment.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (status === 'refunding') return;
    if (status !== 'paid') throw new Error(`The deposit ${reference} is ${status}: only a paid one can be given back.`);
    const { account_id } = await tx
      .selectFrom('cash_payments')
      .select('account_id')
      .where('payment_id', '=', payment.id)
      .where('kind', '=', 'deposit')
      .executeTakeFirstOrThrow();
    const account = await tx
      .selectFrom('share_accounts')
      .select(['user_id', 'cash', 'reserved_cash'])
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow();
    const available = account.cash - account.reserved_cash;
    if (available < payment.amount)
      throw new Error(
        `Only ${sarText(available)} of the balance is available and the deposit was ${sarText(payment.amount)}: the rest is spent or reserved.`,
      );
    const { treasury } = await systemAccounts(tx);
    const now = new Date();
    await writeChange(
      tx,
      ledgerChange([], [{ from: account_id, to: treasury.id, amount: payment.amount, kind: 'withdrawal' }]),
    );
    await tx
      .insertInto('cash_payments')
      .values({ payment_id: payment.id, kind: 'refund', account_id, amount: payment.amount, at: now })
      .execute();
    await tx
      .updateTable('payments')
      .set({ status: 'refunding', note: 'Given back by the staff.', checks: 0, checked_at: null })
      .where('id', '=', payment.id)
      .execute();
    await notifyOwner(tx, messenger, account.user_id, NOTICES.refunded(payment.amount));
  });
  const { payment: after } = await settlePayment(services, payment.id);
  return after.status === 'refunded'
    ? `The deposit of ${sarText(payment.amount)} is refunded.`
    : `The deposit of ${sarText(payment.amount)} is being refunded: the gateway does not respond yet, and the refund is repeated.`;
}
