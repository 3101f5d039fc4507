import type { Db } from '../db/schema.ts';
import { masks } from '../shared/mask.ts';

/** Returns the newest messages, or the dead ones, as the command prints them. */
export async function printOutbox(
  db: Db,
  { dead = false, full = false }: { dead?: boolean; full?: boolean } = {},
): Promise<string> {
  const show = masks(full);
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(dead, (query) => query.where('state', '=', 'dead'))
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return (
    rows
      .map((row) => {
        const state = [row.state, row.tries > 0 && `${row.tries} tries`, row.last_error].filter(Boolean).join(', ');
        return `#${row.id} ${row.created_at.toISOString()} ${row.channel} ${show.text(row.recipient)} (${state})\n${row.subject}\n${show.text(row.body)}\n`;
      })
      .join('\n') || (dead ? 'No dead messages.' : 'No messages.')
  );
}

/**
 * Sends a message again that was given up, also to an address that has bounced.
 * @throws Error when there is no such message, or nothing of it is left
 */
export async function retryMessage(db: Db, id: number): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('outbox').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row?.state !== 'dead')
      throw new Error(`#${id} is no dead message. \`taawun-api outbox list --dead\` shows them.`);
    if (row.body === '' || (row.expires_at !== null && row.expires_at.getTime() <= Date.now()))
      throw new Error(`#${id} has ended: its text is gone, or its code or link is over. Let it be requested again.`);
    await tx
      .deleteFrom('bounced_addresses')
      .where('channel', '=', row.channel)
      .where('address', '=', row.recipient)
      .execute();
    await tx
      .updateTable('outbox')
      .set({ state: 'waiting', tries: 0, next_try_at: new Date(), done_at: null })
      .where('id', '=', id)
      .execute();
    return `#${id} is sent again within a minute.`;
  });
}

/**
 * Deletes a message that was not sent.
 * @throws Error when there is none
 */
export async function dropMessage(db: Db, id: number): Promise<string> {
  const gone = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Error(`#${id} is no message that waits or was given up.`);
  return `#${id} is deleted.`;
}
