import { parseEmail, parseMobile, parseUsername } from '@taawun/domain';
import {
  type AccessToken,
  type ChangePassword,
  type InputOf,
  type Locale,
  type SignIn,
  type SignUp,
  type User,
} from '@taawun/api-client';
import { successText, type Fault } from '@taawun/api-client/validation';
import type { Config } from '../config/config.ts';
import { violatedConstraint } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { deviceOf } from './device.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import type { Messenger } from '../notifications/messages.ts';
import { checkPassword, createToken, hashPassword, sha256 } from '../shared/secrets.ts';
import { forgetAttempts, noteAttempt } from './throttle.ts';
import { findByUsername, toUser, type UserRow } from './users.ts';

const MINUTE = 60_000;
const TOKEN_LIFE = 30 * 24 * 60 * MINUTE;
const RESET_LIFE = 60 * MINUTE;
const SIGN_IN_LIMIT = { max: 10, within: 15 * MINUTE };
const RESET_LIMIT = { max: 5, within: 60 * MINUTE };

/**
 * Throttles per account; an unknown username has its own counter, so that the responses do not reveal whether an
 * account exists.
 */
function attemptKey(purpose: string, user: UserRow | undefined, username: string): string {
  return user ? `${purpose} user ${user.id}` : `${purpose} name ${sha256(JSON.stringify(parseUsername(username)))}`;
}

async function takenFaults(db: Db, phone: string, email: string | null): Promise<Fault[]> {
  const rows = await db
    .selectFrom('users')
    .select(['phone', 'email'])
    .where((eb) => eb.or([eb('phone', '=', phone), ...(email === null ? [] : [eb('email', '=', email)])]))
    .execute();
  return [
    ...(rows.some((row) => row.phone === phone) ? [{ field: 'phone', rule: 'phoneTaken' } as const] : []),
    ...(email !== null && rows.some((row) => row.email === email)
      ? [{ field: 'email', rule: 'emailTaken' } as const]
      : []),
  ];
}

/**
 * Creates an account. The unique constraints resolve concurrent sign-ups.
 * @throws Failure `validation` for a phone or e-mail that is invalid or taken
 */
export async function signUp(db: Db, input: SignUp): Promise<User> {
  const phone = parseMobile(input.phone);
  if (phone === null) throw invalidField('phone', 'phone');
  const email = input.email === undefined ? null : parseEmail(input.email);
  const taken = await takenFaults(db, phone, email);
  if (taken.length) throw new Failure('validation', taken);
  const { firstname, lastname } = input;
  const password_hash = await hashPassword(input.password);
  try {
    const row = await db
      .insertInto('users')
      .values({ firstname, lastname, phone, email, password_hash })
      .returningAll()
      .executeTakeFirstOrThrow();
    return await toUser(db, row);
  } catch (error) {
    if (violatedConstraint(error) === null) throw error;
    throw new Failure('validation', await takenFaults(db, phone, email));
  }
}

/**
 * Creates an access token for the device of this `User-Agent`. An unknown account and a wrong password have the same
 * error and the same response time.
 */
export async function signIn(
  db: Db,
  { username, password, fb_web_token = null }: SignIn,
  userAgent: string | null = null,
  concerns: (userId: number) => void = () => undefined,
): Promise<AccessToken> {
  const user = await findByUsername(db, username);
  if (user) concerns(user.id);
  const key = attemptKey('signin', user, username);
  await noteAttempt(db, key, SIGN_IN_LIMIT);
  const fits = await checkPassword(user?.password_hash ?? null, password);
  if (!user || !fits) throw invalidField('password', 'credentials');
  await forgetAttempts(db, key);
  const { token, hash } = createToken();
  const expires_at = new Date(Date.now() + TOKEN_LIFE);
  await db.transaction().execute(async (tx) => {
    // The password may have changed during verification: no session may outlive a password change.
    const still = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .forUpdate()
      .executeTakeFirst();
    if (!still) throw invalidField('password', 'credentials');
    await tx
      .insertInto('access_tokens')
      .values({ token_hash: hash, user_id: user.id, fb_web_token, ...deviceOf(userAgent), expires_at })
      .execute();
  });
  return { access_token: token, token_type: 'Bearer', expires_at: expires_at.toISOString() };
}

/** Revokes the token. */
export async function signOut(db: Db, token: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('token_hash', '=', sha256(token)).execute();
}

const RESET_MESSAGE = {
  ar: {
    subject: 'إعادة تعيين كلمة المرور',
    body: (link: string) =>
      `لإعادة تعيين كلمة المرور افتح الرابط الآتي خلال ساعة واحدة:\n${link}\nإن لم تطلب ذلك فتجاهل هذه الرسالة.`,
  },
  en: {
    subject: 'Reset your password',
    body: (link: string) =>
      `To reset your password, open this link within one hour:\n${link}\nIf you did not ask for it, ignore this message.`,
  },
};

interface ResetPort {
  messenger: Messenger;
  config: Pick<Config, 'publicOrigin'>;
}

/**
 * Sends a reset link if the account exists; the response does not reveal whether it does.
 * @param redirect path that the user continues to after signing in
 */
export async function forgotPassword(
  db: Db,
  { messenger, config }: ResetPort,
  { username, redirect }: InputOf<'forgotPassword'>,
  locale: Locale,
): Promise<void> {
  const user = await findByUsername(db, username);
  await noteAttempt(db, attemptKey('reset', user, username), RESET_LIMIT);
  if (!user) return;
  const name = parseUsername(username);
  const { token, hash } = createToken();
  const link = `${config.publicOrigin}${locale === 'en' ? '/en' : ''}/resetpassword?token=${token}${redirect === undefined ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;
  const { subject, body } = RESET_MESSAGE[locale];
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('reset_tokens')
      .values({ token_hash: hash, user_id: user.id, expires_at: new Date(Date.now() + RESET_LIFE) })
      .execute();
    const to =
      name && 'email' in name
        ? ({ channel: 'email', recipient: name.email } as const)
        : ({ channel: 'sms', recipient: user.phone } as const);
    await messenger.send(tx, { ...to, subject, body: body(link) });
  });
}

/**
 * Sets a new password; revokes all access tokens and all other reset links of the account.
 * @throws Failure `validation` at `token` for an invalid or expired token
 */
export async function resetPassword(db: Db, token: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    const used = await tx
      .deleteFrom('reset_tokens')
      .where('token_hash', '=', sha256(token))
      .where('expires_at', '>', new Date())
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw invalidField('token', 'resetToken');
    const { user_id } = used;
    await tx.updateTable('users').set({ password_hash }).where('id', '=', user_id).execute();
    await tx.deleteFrom('access_tokens').where('user_id', '=', user_id).execute();
    await tx.deleteFrom('reset_tokens').where('user_id', '=', user_id).execute();
    await tx.deleteFrom('attempts').where('key', '=', `signin user ${user_id}`).execute();
  });
}

/**
 * Sets a new password for a user who gives the old one; revokes all other access tokens.
 * @throws Failure `validation` at `old_password`
 */
export async function changePassword(
  db: Db,
  user: UserRow,
  token: string | null,
  { old_password, new_password }: ChangePassword,
): Promise<void> {
  const key = `password user ${user.id}`;
  await noteAttempt(db, key, SIGN_IN_LIMIT);
  if (!(await checkPassword(user.password_hash, old_password))) throw invalidField('old_password', 'oldPassword');
  await forgetAttempts(db, key);
  const password_hash = await hashPassword(new_password);
  await db.transaction().execute(async (tx) => {
    // Concurrent changes: the old password of the second one no longer matches.
    const changed = await tx
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw invalidField('old_password', 'oldPassword');
    await tx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute();
    await tx
      .deleteFrom('access_tokens')
      .where('user_id', '=', user.id)
      .where('token_hash', '!=', token === null ? '' : sha256(token))
      .execute();
  });
}

/** Returns the success message of a completed step. */
export const done = (key: Parameters<typeof successText>[0], locale: Locale): { message: string } => ({
  message: successText(key, locale),
});
