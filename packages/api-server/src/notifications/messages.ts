import type { Db, Tx } from '../db/schema.ts';

/** Message to one recipient. */
export interface Message {
  channel: 'email' | 'sms';
  /** Normalised e-mail address or phone number. */
  recipient: string;
  subject: string;
  body: string;
}

/** Delivers messages. `send` takes the transaction of the event, so that either both are stored or neither. */
export interface Messenger {
  send: (tx: Tx | Db, message: Message) => Promise<void>;
}

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** Default messenger: stores messages in a table; read it at /dev/outbox or with `taawun-api outbox list`. */
export const outbox: Messenger = {
  send: async (tx, message) => {
    await tx
      .insertInto('outbox')
      .values({ ...message, subject: oneLine(message.subject), recipient: oneLine(message.recipient) })
      .execute();
  },
};

/** Returns the newest messages of the outbox, of one recipient or all. */
export function listOutbox(db: Db, recipient?: string, limit = 50) {
  const newest = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
  return (recipient === undefined ? newest : newest.where('recipient', '=', recipient)).execute();
}
