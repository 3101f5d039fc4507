import type { ContactRequest, Locale } from '@taawun/api-client';
import { lockInTransaction } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { sha256, shortId } from '../shared/secrets.ts';

const SAME_MESSAGE = 60_000;

/**
 * Stores a contact message once and returns its reference. The same idempotency key, or without a key the same content
 * within a minute, is a duplicate.
 * @throws Failure `conflict` when the key was used for another message
 */
export function storeContact(
  db: Db,
  { user_name, user_email, topic_id, message }: ContactRequest,
  idempotencyKey: string | null,
  locale: Locale,
): Promise<string> {
  const content_hash = sha256(JSON.stringify([user_name, user_email, topic_id, message]));
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `contact ${idempotencyKey ?? content_hash}`);
    const now = new Date();
    const stored = tx.selectFrom('contact_messages').select(['reference', 'content_hash']);
    const known = await (
      idempotencyKey === null
        ? stored
            .where('content_hash', '=', content_hash)
            .where('idempotency_key', 'is', null)
            .where('created_at', '>', new Date(now.getTime() - SAME_MESSAGE))
        : stored.where('idempotency_key', '=', idempotencyKey)
    ).executeTakeFirst();
    if (known && known.content_hash !== content_hash) throw new Failure('conflict');
    if (known) return known.reference;
    const reference = `C-${shortId()}`;
    await tx
      .insertInto('contact_messages')
      .values({
        reference,
        user_name,
        user_email,
        topic_id,
        locale,
        message,
        idempotency_key: idempotencyKey,
        content_hash,
        created_at: now,
      })
      .execute();
    return reference;
  });
}
