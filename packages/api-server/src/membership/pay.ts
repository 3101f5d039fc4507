import type { Brand, Checkout } from '@taawun/api-client';
import { checkoutOf, orderOfKey, type Owner } from '../balance/checkout.ts';
import { noteDeposit } from '../balance/book.ts';
import { lockInTransaction } from '../db/open.ts';
import type { Tx } from '../db/schema.ts';
import { Failure } from '../domain/failure.ts';
import type { OrderRow, PaymentRow } from '../giving/rows.ts';
import type { Services } from '../services.ts';
import { accountOf } from '../shares/market.ts';
import { admit } from './admit.ts';

/**
 * Opens a checkout for the shares of the user's accepted application. An application has one order, whatever the key: it cannot be paid twice.
 * @throws Failure `application_closed` where none is accepted
 */
export async function createSharesCheckout(services: Services, owner: Owner, brand: Brand, key: string): Promise<Checkout> {
  const order = await services.db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `application ${owner.user.id}`);
    const application = await tx.selectFrom('member_applications').selectAll().where('user_id', '=', owner.user.id).where('status', '=', 'accepted').executeTakeFirst();
    if (!application) throw new Failure('application_closed');
    const known = await tx.selectFrom('orders').selectAll().where('application_id', '=', application.id).executeTakeFirst();
    return known ?? orderOfKey(tx, owner, { purpose: 'shares', amount: application.fields.shares_count * application.share_price, applicationId: application.id, key });
  });
  return checkoutOf(services, order, owner, brand);
}

/**
 * Admits the applicant whose shares a gateway's payment has paid for, in the transaction that makes it paid.
 * @returns null, or the note with which the money is given back
 */
export async function admitPaid(tx: Tx, { messenger }: Services, order: OrderRow, payment: PaymentRow, now: Date): Promise<string | null> {
  const application = order.application_id === null ? undefined : await tx.selectFrom('member_applications').selectAll().where('id', '=', order.application_id).forUpdate().executeTakeFirst();
  if (application?.status !== 'accepted') return 'The application is not accepted any more: it is given back.';
  await admit(tx, messenger, application);
  const own = await accountOf(tx, application.user_id);
  await noteDeposit(tx, payment, own.id, now);
  await tx.updateTable('orders').set({ status: 'succeeded', paid_at: now }).where('number', '=', order.number).execute();
  return null;
}
