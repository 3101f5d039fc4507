import { riyadhDay } from '@taawun/domain';
import type { Locale } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import type { Messenger } from '../notifications/messages.ts';
import { masks } from '../shared/mask.ts';

const TEXTS: Record<
  Locale,
  { subject: (reference: string) => string; body: (answer: string, name: string) => string }
> = {
  ar: {
    subject: (reference) => `رد على رسالتك ${reference}`,
    body: (answer, name) =>
      `الأخ/الأخت «${name}»،\n\n${answer}\n\nللمتابعة اكتب لنا من صفحة «تواصل معنا» واذكر رقم رسالتك.`,
  },
  en: {
    subject: (reference) => `Reply to your message ${reference}`,
    body: (answer, name) =>
      `Dear “${name}”,\n\n${answer}\n\nTo reply, use the contact page and give your message number.`,
  },
};

const noMessage = (reference: string): Error =>
  new Error(`There is no message ${reference}. The open ones: taawun-api contact list --open`);

async function topicNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('content').select('data').where('kind', '=', 'topics').execute();
  return new Map(
    rows.map(({ data }) => {
      const { id, name } = data as { id: number; name: { ar: string } | string };
      return [id, typeof name === 'string' ? name : name.ar];
    }),
  );
}

/** Lists the messages of visitors, oldest first, one per line. */
export async function listContact(db: Db, { open, full }: { open: boolean; full: boolean }): Promise<string> {
  let query = db.selectFrom('contact_messages').selectAll().orderBy('id', 'desc').limit(500);
  if (open) query = query.where('status', '=', 'open');
  const [rows, topics, show] = [await query.execute(), await topicNames(db), masks(full)];
  const lines = rows.map(({ created_at, reference, status, topic_id, user_name }) =>
    [riyadhDay(created_at), reference, status, topics.get(topic_id) ?? topic_id, show.name(user_name)].join('\t'),
  );
  return lines.toReversed().join('\n') || 'No messages.';
}

/** Returns a message with its answers. */
export async function readContact(db: Db, reference: string, full: boolean): Promise<string> {
  const row = await db.selectFrom('contact_messages').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!row) throw noMessage(reference);
  const answers = await db
    .selectFrom('contact_answers')
    .selectAll()
    .where('message_id', '=', row.id)
    .orderBy('id')
    .execute();
  const [topics, show] = [await topicNames(db), masks(full)];
  return [
    `${row.reference}, ${row.created_at.toISOString()}, ${row.status}`,
    `From: ${show.name(row.user_name)} <${show.email(row.user_email)}>, language ${row.locale}`,
    `Topic: ${topics.get(row.topic_id) ?? row.topic_id}`,
    '',
    show.text(row.message),
    ...answers.flatMap(({ at, who, text }) => ['', `Answer of ${who}, ${at.toISOString()}:`, text]),
  ].join('\n');
}

/**
 * Sends an answer to the sender of a message, in their language, and stores it.
 * @throws Error for an unknown or closed message
 */
export async function answerContact(
  db: Db,
  messenger: Messenger,
  { reference, text, who }: { reference: string; text: string; who: string },
): Promise<string> {
  const answer = text.trim();
  if (answer === '') throw new Error('The answer is empty. Write it after --text.');
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('contact_messages')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw noMessage(reference);
    if (row.status === 'closed') throw new Error(`The message ${reference} is closed.`);
    await tx.insertInto('contact_answers').values({ message_id: row.id, who, text: answer }).execute();
    await tx.updateTable('contact_messages').set({ status: 'answered' }).where('id', '=', row.id).execute();
    const { subject, body } = TEXTS[row.locale];
    await messenger.send(tx, {
      channel: 'email',
      recipient: row.user_email,
      subject: subject(reference),
      body: body(answer, row.user_name),
    });
    return `The answer to ${reference} is on its way.`;
  });
}

/** Closes a message; a closed one stays closed. */
export async function closeContact(db: Db, reference: string): Promise<string> {
  const closed = await db
    .updateTable('contact_messages')
    .set((eb) => ({ status: 'closed', closed_at: eb.fn.coalesce('closed_at', eb.val(new Date())) }))
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst();
  if (!closed) throw noMessage(reference);
  return `The message ${reference} is closed.`;
}
