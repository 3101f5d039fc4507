import { parseUsername } from '@taawun/domain';
import type { ChangePassword, InputOf, Locale } from '@taawun/api-client';
import type { Config } from '../config/config.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Limits } from '../limits/limits.ts';
import type { Messenger } from '../notifications/messages.ts';
import { sendAccountMessage } from '../notifications/account-messages.ts';
import { atLeast } from '../shared/at-least.ts';
import { invalidField } from '../shared/failure.ts';
import { checkPassword, createToken, hashPassword, sha256 } from '../shared/secrets.ts';
import { checkNewPassword } from './credentials/passwords.ts';
import type { AccountPort } from './port.ts';
import { rememberNetwork } from './limits/networks.ts';
import { accountKey, type Visitor } from './sign-in.ts';
import { forgetAttempts, noteAttempt } from './limits/throttle.ts';
import { channelOf, findByUsername, type UserRow } from './users.ts';

const MINUTE = 60_000;
const RESET_LIFE = 60 * MINUTE;
const RESET_LIMIT = { max: 5, within: 60 * MINUTE };
const CHANGE_LIMIT = { max: 10, within: 15 * MINUTE };
/** Longer than storing a link and a message takes. */
const RESET_ANSWER_MS = 250;

type PasswordPort = Pick<AccountPort, 'db' | 'messenger' | 'content' | 'config'>;

const siteOf = async ({ content, config }: PasswordPort) => ({
  source: await content.read(),
  publicOrigin: config.publicOrigin,
});

/** Notifies the owner of an account of its new password. */
const sendPasswordChanged = (tx: Tx, messenger: Messenger, user: UserRow, locale: Locale): Promise<void> =>
  sendAccountMessage(tx, messenger, channelOf(user), 'passwordChanged', {}, locale);

interface ResetPort {
  messenger: Messenger;
  config: Pick<Config, 'publicOrigin'>;
  limits: Pick<Limits, 'checkSms' | 'spendSms'>;
}

/**
 * Sends a reset link if the account exists; neither the response nor its time reveals whether it does.
 * @param redirect path that the user continues to after signing in
 */
export const forgotPassword = (...request: Parameters<typeof sendResetLink>): Promise<void> =>
  atLeast(RESET_ANSWER_MS, () => sendResetLink(...request));

async function sendResetLink(
  db: Db,
  { messenger, config, limits }: ResetPort,
  { username, redirect }: InputOf<'forgotPassword'>,
  locale: Locale,
): Promise<void> {
  const user = await findByUsername(db, username);
  await noteAttempt(db, `reset ${accountKey(user, username)}`, RESET_LIMIT);
  const name = parseUsername(username);
  const email = name && 'email' in name ? name.email : null;
  const bySms = name !== null && email === null;
  if (bySms) await limits.checkSms();
  if (!user) return;
  if (bySms) await limits.spendSms();
  const { token, hash } = createToken();
  const link = `${config.publicOrigin}${locale === 'en' ? '/en' : ''}/resetpassword?token=${token}${redirect === undefined ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;
  await db.transaction().execute(async (tx) => {
    const until = new Date(Date.now() + RESET_LIFE);
    await tx.insertInto('reset_tokens').values({ token_hash: hash, user_id: user.id, expires_at: until }).execute();
    const to = { channel: email === null ? 'sms' : 'email', recipient: email ?? user.phone } as const;
    await sendAccountMessage(tx, messenger, to, 'reset', { link, until }, locale);
  });
}

/**
 * Sets a new password; revokes all access tokens and all other reset links of the account.
 * @throws Failure `validation` at `token` for an invalid or expired token
 */
export async function resetPassword(
  port: PasswordPort,
  { token, password }: Pick<InputOf<'resetPassword'>, 'token' | 'password'>,
  { address, concerns, locale }: Pick<Visitor, 'address' | 'concerns'> & { locale: Locale },
): Promise<void> {
  const { db, messenger } = port;
  // A guessed token must not cost a hash.
  const owner = await db
    .selectFrom('reset_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .selectAll('u')
    .where('t.token_hash', '=', sha256(token))
    .where('t.expires_at', '>', new Date())
    .executeTakeFirst();
  if (!owner) throw invalidField('token', 'resetToken');
  concerns(owner.id);
  await checkNewPassword('password', password, owner, await siteOf(port));
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
    // An unconfirmed address may be another person's.
    await tx
      .updateTable('users')
      .set({ email: null })
      .where('id', '=', user_id)
      .where('email_confirmed_at', 'is', null)
      .execute();
    await tx.deleteFrom('access_tokens').where('user_id', '=', user_id).execute();
    await tx.deleteFrom('reset_tokens').where('user_id', '=', user_id).execute();
    await tx
      .deleteFrom('attempts')
      .where((eb) =>
        eb.or([eb('key', '=', `signin user ${user_id}`), eb('key', 'like', `signin user ${user_id} from %`)]),
      )
      .execute();
    await rememberNetwork(tx, user_id, address);
    await sendPasswordChanged(tx, messenger, owner, locale);
  });
}

/**
 * Sets a new password for a user who gives the old one; revokes all other access tokens.
 * @throws Failure `validation` at `old_password`
 */
export async function changePassword(
  port: PasswordPort,
  user: UserRow,
  { token, locale }: { token: string | null; locale: Locale },
  { old_password, new_password }: ChangePassword,
): Promise<void> {
  const { db, messenger } = port;
  const key = `password user ${user.id}`;
  await noteAttempt(db, key, CHANGE_LIMIT);
  if (!(await checkPassword(user.password_hash, old_password))) throw invalidField('old_password', 'oldPassword');
  await forgetAttempts(db, key);
  await checkNewPassword('new_password', new_password, user, await siteOf(port));
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
    await sendPasswordChanged(tx, messenger, user, locale);
  });
}
