import { ledgerChange } from '@taawun/domain/shares';
import type { Tx } from '../db/schema.ts';
import { notifyUser } from '../notifications/notify.ts';
import { isMember } from '../accounts/users.ts';
import { accountOf, lockShareMarket, systemAccounts, writeChange } from '../shares/market.ts';
import { NOTICES } from './texts.ts';
import type { PaymentRow } from '../db/giving-schema.ts';
import type { Booking, DecidedPayment } from '../context/services.ts';

/** Records that a payment was credited to an account; the primary key makes a second record fail. */
export async function noteDeposit(tx: Tx, payment: PaymentRow, account_id: number, at: Date): Promise<void> {
  await tx
    .insertInto('cash_payments')
    .values({ payment_id: payment.id, kind: 'deposit', account_id, amount: payment.amount, at })
    .execute();
}

/**
 * Credits a captured deposit to the payer's balance, in the transaction that sets the payment to paid.
 * @returns `null`, or the note of the refund when the deposit cannot be credited
 */
async function bookDeposit({ tx, services, order, payment, now }: DecidedPayment): Promise<string | null> {
  const user =
    order.user_id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['id', 'phone', 'closing_since'])
          .where('id', '=', order.user_id)
          .executeTakeFirst();
  if (!user || user.closing_since !== null || !(await isMember(tx, user.id)))
    return 'The account is closed or being closed: it is given back.';
  const { treasury } = await systemAccounts(tx);
  const own = await accountOf(tx, user.id);
  await writeChange(tx, ledgerChange([], [{ from: treasury.id, to: own.id, amount: payment.amount, kind: 'deposit' }]));
  await noteDeposit(tx, payment, own.id, now);
  await tx
    .updateTable('orders')
    .set({ status: 'succeeded', paid_at: now })
    .where('number', '=', order.number)
    .execute();
  await notifyUser(tx, services.messenger, user, NOTICES.deposited(payment.amount));
  return null;
}

/** Deposits on a member's balance. */
export const depositBooking: Booking = { lock: lockShareMarket, book: bookDeposit };
