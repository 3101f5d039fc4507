import type { Tx } from '../db/schema.ts';
import { cancelAll } from './subscriptions.ts';

/**
 * Anonymises a deleted user's orders and cancels the monthly donations. `application_id` is cleared because deleting
 * the user deletes the application, and PostgreSQL rechecks the foreign keys of rows that this transaction changed.
 */
export async function forgetDonor(tx: Tx, userId: number): Promise<void> {
  await cancelAll(tx, userId);
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
