import type { Tx } from '../db/schema.ts';
import { cancelAll } from './subscriptions.ts';

/**
 * Anonymises a deleted user's orders, deletes the messages about them, and cancels the monthly donations. `application_id` is cleared because deleting
 * the user deletes the application, and PostgreSQL rechecks the foreign keys of rows that this transaction changed.
 */
export async function forgetDonor(tx: Tx, userId: number): Promise<void> {
  await cancelAll(tx, userId);
  const orders = await tx
    .selectFrom('orders')
    .select(['donor_email', 'donor_mobile', 'gift_code'])
    .where('user_id', '=', userId)
    .execute();
  const reached = [...new Set(orders.flatMap(({ donor_email, donor_mobile }) => [donor_email, donor_mobile]))].filter(
    (each) => each !== null,
  );
  if (reached.length) await tx.deleteFrom('outbox').where('recipient', 'in', reached).execute();
  // Messages to receivers of gifts name the donor.
  for (const { gift_code } of orders)
    if (gift_code !== null) await tx.deleteFrom('outbox').where('body', 'like', `%/gift/${gift_code}%`).execute();
  await tx
    .updateTable('orders')
    .set({
      donor_name: null,
      donor_email: null,
      donor_mobile: null,
      message: null,
      show_on_wall: false,
      anonymous: true,
      gift: null,
      gift_code: null,
      gift_notify_on: null,
      application_id: null,
    })
    .where('user_id', '=', userId)
    .execute();
}
