import { noteDeposit } from '../balance/deposits.ts';
import { accountOf, lockShareMarket } from '../shares/market.ts';
import { admit } from './admit.ts';
import type { Booking, DecidedPayment } from '../context/services.ts';

/**
 * Admits the applicant whose shares are paid, in the transaction that sets the payment to paid.
 * @returns `null`, or the note of the refund when the application is no longer accepted
 */
async function admitPaid({ tx, services, order, payment, now }: DecidedPayment): Promise<string | null> {
  const application =
    order.application_id === null
      ? undefined
      : await tx
          .selectFrom('member_applications')
          .selectAll()
          .where('id', '=', order.application_id)
          .forUpdate()
          .executeTakeFirst();
  if (application?.status !== 'accepted') return 'The application is not accepted any more: it is given back.';
  await admit(tx, services.messenger, application);
  const own = await accountOf(tx, application.user_id);
  await noteDeposit(tx, payment, own.id, now);
  await tx
    .updateTable('orders')
    .set({ status: 'succeeded', paid_at: now })
    .where('number', '=', order.number)
    .execute();
  return null;
}

/** The membership fee and the first shares of an applicant. */
export const admissionBooking: Booking = { lock: lockShareMarket, book: admitPaid };
