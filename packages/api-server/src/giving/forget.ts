import type { Tx } from '../db/schema.ts';
import { cancelAll } from './subscriptions.ts';

/**
 * A person goes: what they gave stays, without a name, and nothing is charged any more. The application goes with the user: PostgreSQL checks a row
 * that this transaction has changed again when the user is deleted, so it must not name it then.
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
