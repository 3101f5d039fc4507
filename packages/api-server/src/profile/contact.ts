import { parseEmail, parseMobile } from '@taawun/domain';
import { randomUUID } from 'node:crypto';
import { type ContactChange, type Locale, type User } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import { violatedConstraint } from '../db/errors.ts';
import type { Database, Db } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import type { Messenger } from '../notifications/messages.ts';
import { checkPassword, hashPassword } from '../shared/secrets.ts';
import { CODE_LIFE, CODE_LIMIT, MAX_GUESSES, newCode, RESEND_AFTER } from '../accounts/credentials/one-time-code.ts';
import { noteAttempt } from '../accounts/limits/throttle.ts';
import { confirmedEmail, hasBounced, ownerOf, toUser, type UserRow } from '../accounts/users.ts';
import { sendAccountMessage } from '../notifications/account-messages.ts';

type Kind = ContactChange['kind'];
type Row = Selectable<Database['contact_changes']>;

const TAKEN = { phone: 'phoneTaken', email: 'emailTaken' } as const;
const CHANNEL = { phone: 'sms', email: 'email' } as const;

const shown = ({ id, kind, value, sent_at, expires_at }: Row): ContactChange => ({
  id,
  kind,
  recipient: value,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

interface ChangeRequest {
  kind: Kind;
  /** As typed by the user. */
  value: string;
}

/**
 * Validates and normalises the new phone or e-mail. The current e-mail address may be confirmed, and confirmed again
 * after messages to it came back.
 * @throws Failure `validation` at the field when it is invalid or unchanged
 */
async function newValue(db: Db, user: UserRow, { kind, value }: ChangeRequest): Promise<string> {
  const stored = kind === 'phone' ? parseMobile(value) : parseEmail(value);
  if (stored === null) throw invalidField(kind, kind);
  if (stored !== user[kind]) return stored;
  const mayConfirm = kind === 'email' && (user.email_confirmed_at === null || (await hasBounced(db, stored)));
  if (!mayConfirm) throw invalidField(kind, 'unchanged');
  return stored;
}

/**
 * Sends a code to a new phone or e-mail address. Within a minute of the last code it returns that change instead. One
 * that another account has is answered alike: its owner is notified, and the code is not sent.
 * @throws Failure `validation`, `rate_limited`
 */
export async function requestContactChange(
  { db, messenger, limits }: Pick<Services, 'db' | 'messenger' | 'limits'>,
  user: UserRow,
  request: ChangeRequest,
  locale: Locale,
): Promise<ContactChange> {
  const { kind } = request;
  const value = await newValue(db, user, request);
  const under = await db
    .selectFrom('contact_changes')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .where('value', '=', value)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('sent_at', '>', new Date(Date.now() - RESEND_AFTER))
    .executeTakeFirst();
  if (under) return shown(under);
  await noteAttempt(db, `contact user ${user.id}`, CODE_LIMIT);
  if (kind === 'phone') await limits.spendSms();
  const code = newCode();
  // Hashing is slow: keep it out of the transaction.
  const code_hash = await hashPassword(code);
  const now = new Date();
  return db.transaction().execute(async (tx) => {
    // Serialises concurrent requests: the later code replaces the earlier one.
    await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().executeTakeFirst();
    await tx
      .updateTable('contact_changes')
      .set({ expires_at: now })
      .where('user_id', '=', user.id)
      .where('kind', '=', kind)
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', now)
      .execute();
    const row = await tx
      .insertInto('contact_changes')
      .values({
        id: randomUUID(),
        user_id: user.id,
        kind,
        value,
        code_hash,
        sent_at: now,
        expires_at: new Date(now.getTime() + CODE_LIFE),
        confirmed_at: null,
        previous: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const owner = await ownerOf(tx, kind, value);
    const to = { channel: CHANNEL[kind], recipient: value };
    await (owner && owner.id !== user.id
      ? sendAccountMessage(tx, messenger, to, 'contactInUse', {}, locale)
      : sendAccountMessage(tx, messenger, to, 'code', { code, until: row.expires_at }, locale));
    return shown(row);
  });
}

/**
 * Counts an attempt before the code is checked, so that concurrent attempts count.
 * @throws Failure `code_expired`, `not_found`
 */
async function noteGuess(db: Db, userId: number, id: string): Promise<Row> {
  const row = await db
    .updateTable('contact_changes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('attempts', '<', MAX_GUESSES)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
  if (row) return row;
  const closed = await db
    .selectFrom('contact_changes')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  throw new Failure(closed ? 'code_expired' : 'not_found');
}

/**
 * Changes phone or e-mail with the code sent there; a repeated call has no effect. Notifies the previous address.
 * @throws Failure `validation` at `code` for a wrong code; `code_expired`, `not_found`
 */
export async function confirmContactChange(
  db: Db,
  messenger: Messenger,
  user: UserRow,
  { id, code }: { id: string; code: string },
  locale: Locale,
): Promise<{ kind: Kind; user: User }> {
  const { kind, value, code_hash } = await noteGuess(db, user.id, id);
  if (!(await checkPassword(code_hash, code))) throw invalidField('code', 'code');
  try {
    return await db.transaction().execute(async (tx) => {
      const before = await tx.selectFrom('users').selectAll().where('id', '=', user.id).forUpdate().executeTakeFirst();
      if (!before) throw new Failure('unauthenticated');
      const now = new Date();
      const first = await tx
        .updateTable('contact_changes')
        .set({ confirmed_at: now, previous: before[kind] })
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('id')
        .executeTakeFirst();
      const done =
        first ??
        (await tx
          .selectFrom('contact_changes')
          .select('id')
          .where('id', '=', id)
          .where('confirmed_at', 'is not', null)
          .executeTakeFirst());
      if (!done) throw new Failure('code_expired');
      if (!first) return { kind, user: await toUser(tx, before) };
      const after = await tx
        .updateTable('users')
        .set(kind === 'phone' ? { phone: value } : { email: value, email_confirmed_at: now })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // Accounts that only name the address lose it.
      if (kind === 'email')
        await tx
          .updateTable('users')
          .set({ email: null })
          .where('email', '=', value)
          .where('email_confirmed_at', 'is', null)
          .execute();
      await tx.deleteFrom('bounced_addresses').where('address', '=', value).execute();
      // Revoke links that were sent to the previous address.
      await tx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute();
      await tx.deleteFrom('deletion_tokens').where('user_id', '=', user.id).execute();
      const previous = confirmedEmail(before);
      const to =
        kind === 'email' && previous !== null
          ? ({ channel: 'email', recipient: previous } as const)
          : ({ channel: 'sms', recipient: before.phone } as const);
      if (kind === 'phone')
        await sendAccountMessage(tx, messenger, to, 'phoneChanged', { end: value.slice(-3) }, locale);
      else await sendAccountMessage(tx, messenger, to, 'emailChanged', { end: value }, locale);
      return { kind, user: await toUser(tx, after) };
    });
  } catch (error) {
    throw violatedConstraint(error) === null ? error : invalidField(kind, TAKEN[kind]);
  }
}
