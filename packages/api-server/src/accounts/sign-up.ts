import { randomUUID } from 'node:crypto';
import { parseEmail, parseMobile } from '@taawun/domain';
import type { ContentSource } from '@taawun/api-client/content';
import type { Locale, NewAccount, PendingSignUp, SignUp, User } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import { recordConsents } from '../consents/consents.ts';
import { violatedConstraint } from '../db/errors.ts';
import { lockInTransaction } from '../db/open.ts';
import type { Database, Db } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import { sendAccountMessage } from '../notifications/account-messages.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { checkPassword, hashPassword, sha256 } from '../shared/secrets.ts';
import { CODE_LIFE, CODE_LIMIT, MAX_GUESSES, newCode, RESEND_AFTER } from './credentials/one-time-code.ts';
import { checkNewPassword, type PasswordSite } from './credentials/passwords.ts';
import type { AccountPort } from './port.ts';
import { noteAttempt } from './limits/throttle.ts';
import { toUser } from './users.ts';

interface SignUpPort extends Pick<AccountPort, 'db' | 'messenger' | 'content' | 'config'> {
  limits: Pick<Limits, 'spendSms'>;
}

type Row = Selectable<Database['sign_up_codes']>;

const pending = ({ id, phone, sent_at, expires_at }: Row): PendingSignUp => ({
  id,
  recipient: phone,
  sent_at: sent_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/**
 * Validates and normalises the details.
 * @throws Failure `validation` for an invalid phone, or a password that is easy to guess
 */
async function checkDetails({ firstname, lastname, password, ...typed }: NewAccount, site: PasswordSite) {
  const phone = parseMobile(typed.phone);
  if (phone === null) throw invalidField('phone', 'phone');
  const email = typed.email === undefined ? null : parseEmail(typed.email);
  await checkNewPassword('password', password, { firstname, lastname, phone, email }, site);
  return { firstname, lastname, phone, email };
}

/**
 * Sends a code to the phone of a new account. Within a minute of the last code to this phone none is sent, and that one
 * is valid for the returned sign-up too. The phone of another account is answered alike: its owner is notified, and the
 * code is not sent.
 * @throws Failure `validation`, `rate_limited`
 */
export async function requestSignUpCode(
  { db, messenger, limits, content, config }: SignUpPort,
  input: NewAccount,
  locale: Locale,
): Promise<PendingSignUp> {
  const { phone } = await checkDetails(input, { source: await content.read(), publicOrigin: config.publicOrigin });
  await noteAttempt(db, `signup ${sha256(phone)}`, CODE_LIMIT);
  await limits.spendSms();
  const code = newCode();
  // Hashing is slow: keep it out of the transaction.
  const code_hash = await hashPassword(code);
  const now = new Date();
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `signup ${phone}`);
    const latest = await tx
      .selectFrom('sign_up_codes')
      .select(['code_hash', 'sent_at', 'expires_at'])
      .where('phone', '=', phone)
      .where('user_id', 'is', null)
      .where('sent_at', '>', new Date(now.getTime() - RESEND_AFTER))
      .orderBy('sent_at', 'desc')
      .executeTakeFirst();
    const row = await tx
      .insertInto('sign_up_codes')
      .values({
        id: randomUUID(),
        phone,
        user_id: null,
        ...(latest ?? { code_hash, sent_at: now, expires_at: new Date(now.getTime() + CODE_LIFE) }),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (latest) return pending(row);
    const owner = await tx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
    const to = { channel: 'sms', recipient: phone } as const;
    await (owner
      ? sendAccountMessage(tx, messenger, to, 'signUpWithOwnPhone', {}, locale)
      : sendAccountMessage(tx, messenger, to, 'code', { code, until: row.expires_at }, locale));
    return pending(row);
  });
}

/**
 * Counts an attempt before the code is checked, so that concurrent attempts count.
 * @throws Failure `code_expired`, also for an unknown sign-up
 */
async function noteGuess(db: Db, id: string, phone: string): Promise<Row> {
  const row = await db
    .updateTable('sign_up_codes')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('phone', '=', phone)
    .where('attempts', '<', MAX_GUESSES)
    .where('expires_at', '>', new Date())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure('code_expired');
  return row;
}

/**
 * Creates an account with the code that was sent to its phone; it accepts the legal documents that the sign-up names. A
 * repetition with the same code and password returns the same account.
 * @throws Failure `validation` for a wrong code, an invalid phone, or a password that is easy to guess; `code_expired`
 */
export async function signUp(
  db: Db,
  input: SignUp,
  { publicOrigin, ...shown }: { locale: Locale; source: ContentSource; publicOrigin: string },
): Promise<User> {
  const details = await checkDetails(input, { source: shown.source, publicOrigin });
  const { user_id, code_hash } = await noteGuess(db, input.sign_up_id, details.phone);
  if (!(await checkPassword(code_hash, input.code))) throw invalidField('code', 'code');
  if (user_id !== null) return createdBefore(db, user_id, input.password);
  const password_hash = await hashPassword(input.password);
  try {
    return await db.transaction().execute(async (tx) => {
      const row = await tx
        .insertInto('users')
        .values({ ...details, email_confirmed_at: null, password_hash })
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordConsents(tx, { userId: row.id, occasion: 'sign_up', ...shown });
      await tx.updateTable('sign_up_codes').set({ user_id: row.id }).where('id', '=', input.sign_up_id).execute();
      return toUser(tx, row);
    });
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    // A concurrent call of the same sign-up was faster, or another sign-up with a code to the same phone.
    const { user_id: id } = await db
      .selectFrom('sign_up_codes')
      .select('user_id')
      .where('id', '=', input.sign_up_id)
      .executeTakeFirstOrThrow();
    if (id === null) throw invalidField('phone', 'phoneTaken');
    return createdBefore(db, id, input.password);
  }
}

/** @throws Failure `code_expired` when the password is another one */
async function createdBefore(db: Db, userId: number, password: string): Promise<User> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!row || !(await checkPassword(row.password_hash, password))) throw new Failure('code_expired');
  return toUser(db, row);
}
