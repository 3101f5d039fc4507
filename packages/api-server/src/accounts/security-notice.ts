import type { Locale } from '@taawun/api-client';
import type { Tx } from '../db/schema.ts';
import { accountNotice, sendAccountMessage, type AccountMessages } from '../notifications/account-messages.ts';
import type { Messenger } from '../notifications/messages.ts';
import { addNotification } from '../notifications/notify.ts';
import { confirmedEmail, type UserRow } from './users.ts';

/**
 * Reports a sensitive change to every channel of a user: the phone, the confirmed e-mail address and the notifications.
 * One of them may be in the hands of another person, who made the change.
 */
export async function sendSecurityNotice<Kind extends keyof AccountMessages>(
  tx: Tx,
  messenger: Messenger,
  user: Pick<UserRow, 'id' | 'phone' | 'email' | 'email_confirmed_at'>,
  kind: Kind,
  facts: AccountMessages[Kind],
  locale: Locale,
): Promise<void> {
  const email = confirmedEmail(user);
  const channels = [
    { channel: 'sms', recipient: user.phone } as const,
    ...(email === null ? [] : [{ channel: 'email', recipient: email } as const]),
  ];
  for (const to of channels) await sendAccountMessage(tx, messenger, to, kind, facts, locale);
  await addNotification(tx, user.id, accountNotice(kind, facts));
}
