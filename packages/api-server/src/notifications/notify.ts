import type { Text, Tx } from '../db/schema.ts';
import type { Messenger } from './messages.ts';

/** Notification in both languages. */
export interface Notice {
  title: Text;
  text: Text;
}

/** Sends a text message in Arabic: the user's preferred language is unknown. */
export const sendNotice = (tx: Tx, messenger: Messenger, phone: string, { title, text }: Notice): Promise<void> =>
  messenger.send(tx, { channel: 'sms', recipient: phone, subject: title.ar, body: text.ar });

/** Adds a notification to the user's notifications page. */
export async function addNotification(tx: Tx, userId: number, { title, text }: Notice): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      user_id: userId,
      title: JSON.stringify(title),
      text: JSON.stringify(text),
      created_at: new Date(),
      read_at: null,
    })
    .execute();
}

/** Adds a notification to the user's notifications page and sends it to the phone. */
export async function notifyUser(
  tx: Tx,
  messenger: Messenger,
  user: { id: number; phone: string },
  notice: Notice,
): Promise<void> {
  await addNotification(tx, user.id, notice);
  await sendNotice(tx, messenger, user.phone, notice);
}

/** Notifies the owner of an account or a payout; no effect when the user was deleted (`null`). */
export async function notifyOwner(tx: Tx, messenger: Messenger, userId: number | null, notice: Notice): Promise<void> {
  const user =
    userId === null
      ? undefined
      : await tx.selectFrom('users').select(['id', 'phone']).where('id', '=', userId).executeTakeFirst();
  if (user) await notifyUser(tx, messenger, user, notice);
}
