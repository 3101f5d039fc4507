import { parseUsername } from '@taawun/domain';
import type { AccessToken, SignIn } from '@taawun/api-client';
import type { Db, Tx } from '../db/schema.ts';
import { networkOf } from '../limits/network.ts';
import { invalidField } from '../shared/failure.ts';
import { checkPassword, createToken, sha256 } from '../shared/secrets.ts';
import { deviceOf } from './device.ts';
import { forgetAttempts, noteAttempt, noteGrowing } from './throttle.ts';
import { findByUsername, type UserRow } from './users.ts';

const MINUTE = 60_000;
const TOKEN_LIFE = 30 * 24 * 60 * MINUTE;
const MAX_SESSIONS = 20;
/** Attempts from one network on one account. */
const STRICT = { max: 10, within: 15 * MINUTE };
/** Attempts from all unfamiliar networks on one account: free ones, then each waits twice as long as the one before. */
const GROWING = { free: 20, within: 60 * MINUTE, first: 1_000, longest: 15 * MINUTE };

/** Who signs in, and from where. */
export interface Visitor {
  userAgent: string | null;
  address: string;
  /** Receives the account's id, for the log of security events. */
  concerns: (userId: number) => void;
}

/**
 * Names an account in counters; an unknown username has its own counter, so that the responses do not reveal whether an
 * account exists.
 */
export const accountKey = (user: UserRow | undefined, username: string): string =>
  user ? `user ${user.id}` : `name ${sha256(JSON.stringify(parseUsername(username)))}`;

const networkHash = (userId: number, address: string): string => sha256(`${userId} ${networkOf(address)}`).slice(0, 32);

/** Returns whether the account has signed in from this network before. Strangers cannot shut its owner out there. */
async function isFamiliar(db: Db, userId: number, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('network', '=', networkHash(userId, address))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the network of a user who has proven who they are. */
export async function rememberNetwork(db: Db | Tx, userId: number, address: string): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ user_id: userId, network: networkHash(userId, address), seen_at: new Date() })
    .onConflict((on) => on.columns(['user_id', 'network']).doUpdateSet({ seen_at: new Date() }))
    .execute();
}

/** Ends the sessions beyond the newest 20. */
async function endOldest(tx: Tx, userId: number): Promise<void> {
  const beyond = tx
    .selectFrom('access_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(MAX_SESSIONS);
  await tx.deleteFrom('access_tokens').where('token_hash', 'in', beyond).execute();
}

/**
 * Checks the password of an account, and counts the attempt before. The counters are those of sign-ins, wherever the
 * password is given: a session must not allow further guesses.
 * @throws Failure `rate_limited`
 */
export async function checkPasswordOf(
  db: Db,
  { user, username, address }: { user: UserRow | undefined; username: string; address: string },
  password: string,
): Promise<boolean> {
  const account = accountKey(user, username);
  const key = `signin ${account} from ${sha256(networkOf(address)).slice(0, 32)}`;
  await noteAttempt(db, key, STRICT);
  if (!(await isFamiliar(db, user?.id ?? 0, address))) await noteGrowing(db, `signin ${account}`, GROWING);
  const fits = (await checkPassword(user?.password_hash ?? null, password)) && user?.locked_at === null;
  if (fits) await forgetAttempts(db, key);
  return fits;
}

/**
 * Creates an access token for the device of this `User-Agent`. An unknown account and a wrong password have the same
 * error and the same response time.
 * @throws Failure `validation` at `password`; `rate_limited`
 */
export async function signIn(
  db: Db,
  { username, password, fb_web_token = null }: SignIn,
  { userAgent, address, concerns }: Visitor,
): Promise<AccessToken> {
  const user = await findByUsername(db, username);
  if (user) concerns(user.id);
  const fits = await checkPasswordOf(db, { user, username, address }, password);
  // A locked account gets the response to a wrong password, which does not reveal that it is locked.
  if (!user || !fits) throw invalidField('password', 'credentials');
  const { token, hash } = createToken();
  const expires_at = new Date(Date.now() + TOKEN_LIFE);
  await db.transaction().execute(async (tx) => {
    // The password may have changed during verification: no session may outlive a password change.
    const still = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('locked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!still) throw invalidField('password', 'credentials');
    await tx
      .insertInto('access_tokens')
      .values({ token_hash: hash, user_id: user.id, fb_web_token, ...deviceOf(userAgent), expires_at })
      .execute();
    await endOldest(tx, user.id);
    await rememberNetwork(tx, user.id, address);
  });
  return { access_token: token, token_type: 'Bearer', expires_at: expires_at.toISOString() };
}
