import type { Tx } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';
import type { ApplicationRow } from './reads.ts';
import { notify } from './texts.ts';

/** Statuses of an open application: its applicant cannot submit another one. */
export const OPEN = ['applied', 'accepted'] as const;

/** Accepts an application, which is paid next. Call it in the transaction that locks the application. */
export const accept = (tx: Tx, { id }: ApplicationRow): Promise<ApplicationRow> =>
  tx
    .updateTable('member_applications')
    .set({ status: 'accepted' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notifies an applicant that the shares can be paid. */
export async function notifyAccepted(
  tx: Tx,
  messenger: Messenger,
  { user_id, fields, share_price }: ApplicationRow,
): Promise<void> {
  const user = await tx.selectFrom('users').select(['id', 'phone']).where('id', '=', user_id).executeTakeFirstOrThrow();
  await notify(tx, messenger, user, 'accepted', {
    shares: fields.shares_count,
    total: fields.shares_count * share_price,
  });
}
