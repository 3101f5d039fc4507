import type { Tx } from '../db/schema.ts';
import type { Messenger } from '../domain/messages.ts';
import type { ApplicationRow } from './reads.ts';
import { notify } from './texts.ts';

/** An application in these states is open: its applicant cannot make another one. */
export const OPEN = ['applied', 'accepted'] as const;

/** Agrees to an application: the shares are paid for next. Within the transaction that holds it. */
export const accept = (tx: Tx, { id }: ApplicationRow): Promise<ApplicationRow> =>
  tx
    .updateTable('member_applications')
    .set({ status: 'accepted' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Tells an applicant who has waited to pay for the shares. */
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
