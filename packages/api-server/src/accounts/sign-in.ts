import { parseUsername } from '@taawun/domain';
import type { AccessToken, Locale, SignIn } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { invalidField } from '../shared/failure.ts';
import { checkPassword, sha256 } from '../shared/secrets.ts';
import { isFamiliar, networkKey } from './limits/networks.ts';
import { openSession } from './open-session.ts';
import type { AccountPort } from './port.ts';
import { checkSecondFactor } from './second-factor.ts';
import { forgetAttempts, noteAttempt, noteGrowing } from './limits/throttle.ts';
import { findByUsername, type UserRow } from './users.ts';

const MINUTE = 60_000;
/** Attempts from one network on one account. */
const STRICT = { max: 10, within: 15 * MINUTE };
/** Attempts from all unfamiliar networks on one account: free ones, then each waits twice as long as the one before. */
const GROWING = { free: 20, within: 60 * MINUTE, first: 1_000, longest: 15 * MINUTE };

/** Who signs in, and from where. */
export interface Visitor {
  userAgent: string | null;
  address: string;
  locale: Locale;
  /** Receives the account's id, for the log of security events. */
  concerns: (userId: number) => void;
}

/**
 * Names an account in counters; an unknown username has its own counter, so that the responses do not reveal whether an
 * account exists.
 */
export const accountKey = (user: UserRow | undefined, username: string): string =>
  user ? `user ${user.id}` : `name ${sha256(JSON.stringify(parseUsername(username)))}`;

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
  const key = `signin ${account} from ${networkKey(address)}`;
  await noteAttempt(db, key, STRICT);
  if (!(await isFamiliar(db, user?.id ?? 0, address))) await noteGrowing(db, `signin ${account}`, GROWING);
  const fits = (await checkPassword(user?.password_hash ?? null, password)) && user?.locked_at === null;
  if (fits) await forgetAttempts(db, key);
  return fits;
}

/**
 * Creates an access token for the device of this `User-Agent`. An unknown account and a wrong password have the same
 * error and the same response time; whether the account has two-step sign-in is read after the right password only.
 * @throws Failure `validation` at `password`; `second_factor_required`, `validation` at the field of the second factor;
 *   `rate_limited`
 */
export async function signIn(
  port: AccountPort,
  { username, password, second_factor, fb_web_token = null }: SignIn,
  visitor: Visitor,
): Promise<AccessToken> {
  const { db } = port;
  const user = await findByUsername(db, username);
  if (user) visitor.concerns(user.id);
  const fits = await checkPasswordOf(db, { user, username, address: visitor.address }, password);
  // A locked account gets the response to a wrong password, which does not reveal that it is locked.
  if (!user || !fits) throw invalidField('password', 'credentials');
  await checkSecondFactor(port, user, second_factor, visitor);
  return db.transaction().execute(async (tx) => {
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
    return openSession(tx, user.id, { ...visitor, fb_web_token });
  });
}
