import { ledgerChange } from '@taawun/domain/shares';
import type { Tx } from '../db/schema.ts';
import { notifyUser } from '../domain/notify.ts';
import { isMember } from '../domain/users.ts';
import type { OrderRow, PaymentRow } from '../giving/rows.ts';
import type { Services } from '../services.ts';
import { accountOf, systemAccounts, writeChange } from '../shares/market.ts';
import { NOTICES } from './texts.ts';

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
export async function bookDeposit(
  tx: Tx,
  { messenger }: Services,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<string | null> {
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
  await notifyUser(tx, messenger, user, NOTICES.deposited(payment.amount));
  return null;
}
