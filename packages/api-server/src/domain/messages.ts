import type { Db, Tx } from '../db/schema.ts';

/** A message to a person. */
export interface Message {
  channel: 'email' | 'sms';
  /** Address or phone number in stored form. */
  recipient: string;
  subject: string;
  body: string;
}

/** How messages leave the house. Given the transaction of what they tell about, so that neither happens without the other. */
export interface Messenger {
  send: (tx: Tx | Db, message: Message) => Promise<void>;
}

/** The default: messages are put into a table, to be read at /dev/outbox or with `taawun-api outbox list`. */
export const outbox: Messenger = {
  send: async (tx, message) => {
    await tx.insertInto('outbox').values(message).execute();
  },
};

/** The newest messages of the outbox. */
export function listOutbox(db: Db, limit = 50) {
  return db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
