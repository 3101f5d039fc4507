import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { composeMail } from './mail.ts';
import type { Outcome, Sender } from './outcome.ts';

type Channel = 'email' | 'sms';
/** Senders by channel; `null`: its messages stay in the outbox. */
export type Senders = Readonly<Record<Channel, Sender | null>>;

/** Messages that one server sends at once. */
const AT_ONCE = 4;
/** Longer than any sender takes. After it another server may repeat the attempt. */
const LEASE_SECONDS = 180;
/** Seconds between two attempts; the last one ends with the message's death. */
const RETRY_SECONDS = [30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800] as const;
export const MAX_TRIES = RETRY_SECONDS.length + 1;
/** Why a message with a code or a link is not sent any more. */
const ENDED = 'its code or link has ended';

type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** Counts the attempt before it begins, so that one that ends with its process is counted, too. */
function claim(db: Db, channels: readonly Channel[]) {
  return db
    .updateTable('outbox')
    .set({
      tries: sql`tries + 1`,
      next_try_at: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', sql<Date>`now()`)
        .where('channel', 'in', channels)
        .orderBy('next_try_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Gives up what has been due for a day: sent now, after a long stop or a restore, it would only confuse. */
async function giveUpStale(db: Db, channels: readonly Channel[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dead', done_at: new Date(), last_error: 'it was due for more than a day' })
    .where('state', '=', 'waiting')
    .where('channel', 'in', channels)
    .where('next_try_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/** A server that repeated the attempt records its outcome: `tries` identifies the attempt. */
const ownRow = (db: Db, { id, tries }: Claimed) =>
  db.updateTable('outbox').where('id', '=', id).where('tries', '=', tries).where('state', '=', 'waiting');

async function giveUp(db: Db, row: Claimed, reason: string): Promise<void> {
  // The text of what has ended is of no use; the rest can be sent again by a command.
  const isOver = row.expires_at !== null && row.expires_at.getTime() <= Date.now();
  await ownRow(db, row)
    .set({ state: 'dead', done_at: new Date(), last_error: reason, ...(isOver && { body: '', layout: null }) })
    .execute();
}

async function record(db: Db, row: Claimed, outcome: Outcome): Promise<void> {
  const address = { channel: row.channel, address: row.recipient };
  if (outcome.kind === 'sent') {
    await ownRow(db, row)
      .set({ state: 'sent', done_at: new Date(), last_error: null, body: '', layout: null })
      .execute();
    await db
      .deleteFrom('bounced_addresses')
      .where('channel', '=', row.channel)
      .where('address', '=', row.recipient)
      .execute();
    return;
  }
  if (outcome.kind === 'rejected') {
    await giveUp(db, row, outcome.reason);
    if (outcome.bounced)
      await db
        .insertInto('bounced_addresses')
        .values({ ...address, reason: outcome.reason, bounced_at: new Date() })
        .onConflict((conflict) =>
          conflict.columns(['channel', 'address']).doUpdateSet({ reason: outcome.reason, bounced_at: new Date() }),
        )
        .execute();
    return;
  }
  const seconds = RETRY_SECONDS[row.tries - 1];
  if (seconds === undefined) return giveUp(db, row, outcome.reason);
  await ownRow(db, row)
    .set({
      next_try_at: new Date(Date.now() + Math.max(seconds, outcome.afterSeconds ?? 0) * 1_000),
      last_error: outcome.reason,
    })
    .execute();
}

/** Returns why a claimed message is not sent, or `null`. */
async function obstacle(db: Db, row: Claimed): Promise<string | null> {
  if (row.expires_at !== null && row.expires_at.getTime() <= Date.now()) return ENDED;
  if (row.tries > MAX_TRIES) return row.last_error ?? 'its attempts ended with their process';
  // Codes and links are requested now by a person, who may have repaired the address.
  if (row.expires_at !== null) return null;
  const bounced = await db
    .selectFrom('bounced_addresses')
    .select('address')
    .where('channel', '=', row.channel)
    .where('address', '=', row.recipient)
    .executeTakeFirst();
  return bounced ? 'the address has bounced' : null;
}

async function deliverOne(db: Db, senders: Senders, row: Claimed): Promise<void> {
  const reason = await obstacle(db, row);
  if (reason !== null) return giveUp(db, row, reason);
  const sender = senders[row.channel];
  if (!sender) return;
  const { subject, text, html } =
    row.channel === 'email' ? composeMail(row) : { subject: row.subject, text: row.body, html: '' };
  const outcome = await sender.send({ id: row.message_id, recipient: row.recipient, subject, text, html });
  await record(db, row, outcome);
}

/**
 * Sends the due messages, a few at once; no transaction is open meanwhile. Several servers may do so on one database.
 * Each message is sent at least once: a process that ends between sending and recording leaves a message that is sent
 * again after three minutes, with the same id, and at most `MAX_TRIES` times.
 * @returns the number of attempts
 */
export async function deliverDue(db: Db, senders: Senders, isStopping: () => boolean = () => false): Promise<number> {
  const channels = (['email', 'sms'] as const).filter((channel) => senders[channel]);
  let attempts = 0;
  if (channels.length > 0) await giveUpStale(db, channels);
  while (channels.length > 0 && !isStopping()) {
    const rows = await claim(db, channels);
    if (rows.length === 0) break;
    attempts += rows.length;
    const results = await Promise.allSettled(rows.map((row) => deliverOne(db, senders, row)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }
  return attempts;
}

const SENT_DAYS = 30;
const DEAD_BODY_DAYS = 7;

/**
 * Deletes messages of the past, and empties dead ones that were not sent again. Without a sender of their channel messages
 * wait: their codes and links end, and they are deleted after the same days.
 */
export async function removeDelivered(db: Db, now = new Date()): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .updateTable('outbox')
    .set({ state: 'dead', done_at: now, last_error: ENDED, body: '', layout: null })
    .where('state', '=', 'waiting')
    .where('expires_at', '<', now)
    .execute();
  await db.deleteFrom('outbox').where('state', '=', 'waiting').where('next_try_at', '<', before(SENT_DAYS)).execute();
  await db.deleteFrom('outbox').where('state', '<>', 'waiting').where('done_at', '<', before(SENT_DAYS)).execute();
  await db
    .updateTable('outbox')
    .set({ body: '', layout: null })
    .where('state', '=', 'dead')
    .where('body', '<>', '')
    .where((eb) => eb.or([eb('done_at', '<', before(DEAD_BODY_DAYS)), eb('expires_at', '<', now)]))
    .execute();
}
