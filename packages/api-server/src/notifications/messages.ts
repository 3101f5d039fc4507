import type { Locale } from '@taawun/api-client';
import type { Db, MessageLayout, Tx } from '../db/schema.ts';

/** Message to one recipient. */
export interface Message {
  channel: 'email' | 'sms';
  /** Normalised e-mail address or phone number. */
  recipient: string;
  subject: string;
  body: string;
  /** Language of the text. @default 'ar' */
  locale?: Locale;
  /** End of the code or link in it: it is not sent later. */
  expiresAt?: Date;
  layout?: MessageLayout;
}

/** Delivers messages. `send` takes the transaction of the event, so that either both are stored or neither. */
export interface Messenger {
  send: (tx: Tx | Db, message: Message) => Promise<void>;
}

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/**
 * Creates a messenger that stores messages in a table, from which the server delivers them.
 * @param onStored called for each message, in its transaction
 */
export const createOutbox = (onStored: () => void = () => undefined): Messenger => ({
  send: async (tx, { expiresAt, layout, locale = 'ar', ...message }) => {
    await tx
      .insertInto('outbox')
      .values({
        ...message,
        subject: oneLine(message.subject),
        recipient: oneLine(message.recipient),
        locale,
        expires_at: expiresAt ?? null,
        layout: layout ? JSON.stringify(layout) : null,
      })
      .execute();
    onStored();
  },
});

/** Messenger of commands: the server delivers what they store within a minute. */
export const outbox: Messenger = createOutbox();

/** Returns the newest messages of the outbox, of one recipient or all. */
export function listOutbox(db: Db, recipient?: string, limit = 50) {
  const newest = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
  return (recipient === undefined ? newest : newest.where('recipient', '=', recipient)).execute();
}
