import type { Locale, SignInSecurity, TwoStepSecret } from '@taawun/api-client';
import type { Db, Tx } from '../db/schema.ts';
import { Failure, invalidField } from '../shared/failure.ts';
import { settingOf } from '../shared/print.ts';
import { listPasskeys } from './passkeys.ts';
import type { AccountPort } from './port.ts';
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from './credentials/recovery-codes.ts';
import { relyingPartyId } from './credentials/relying-party.ts';
import { sendSecurityNotice } from './security-notice.ts';
import { forgetAttempts, noteAttempt } from './limits/throttle.ts';
import { encryptSecret, newSecret, secretFor, stepOf } from './credentials/totp.ts';
import type { UserRow } from './users.ts';

const MINUTE = 60_000;
/** How long a requested secret waits for the first code of the app, in ms. */
export const REQUEST_LIFE = 60 * MINUTE;
const LIMIT = { max: 10, within: 15 * MINUTE };

const rowOf = (db: Db | Tx, userId: number) =>
  db.selectFrom('two_step').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Returns the secret and the state of an account whose two-step sign-in is on; `null` where it is off. */
export async function readTwoStep(db: Db | Tx, userId: number) {
  const row = await rowOf(db, userId);
  return row?.enabled_at ? row : null;
}

/** Returns how a user signs in beside the password; no secrets. */
export async function readSignInSecurity(db: Db, userId: number): Promise<SignInSecurity> {
  const enabledAt = (await readTwoStep(db, userId))?.enabled_at;
  return {
    passkeys: await listPasskeys(db, userId),
    two_step: enabledAt ? { enabled_at: enabledAt.toISOString() } : null,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
}

/**
 * Creates a secret for the authenticator app; a new one replaces it until it is used.
 * @throws Failure `two_step_on`
 */
export async function requestTwoStep(port: AccountPort, user: UserRow, locale: Locale): Promise<TwoStepSecret> {
  const { db, now } = port;
  const issuer = settingOf(await port.content.read(), 'association_short_name', locale) || relyingPartyId(port.config);
  const secret = newSecret();
  const requested = { secret_enc: encryptSecret(db, user.id, secret), requested_at: now(), last_step: null };
  const stored = await db
    .insertInto('two_step')
    .values({ ...requested, user_id: user.id, enabled_at: null, recovery_salt: null })
    .onConflict((on) => on.column('user_id').doUpdateSet(requested).where('two_step.enabled_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) throw new Failure('two_step_on');
  return secretFor(secret, { issuer, label: user.phone });
}

/**
 * Turns two-step sign-in on with a code of the app, and notifies the user on every channel.
 * @returns the recovery codes, which are not shown again
 * @throws Failure `validation` at `code`; `two_step_off` without a request of the last hour; `two_step_on`;
 *   `rate_limited`
 */
export async function enableTwoStep(port: AccountPort, user: UserRow, code: string, locale: Locale): Promise<string[]> {
  const { db, messenger } = port;
  const requested = await rowOf(db, user.id);
  if (requested?.enabled_at) throw new Failure('two_step_on');
  const now = port.now();
  if (!requested || requested.requested_at.getTime() + REQUEST_LIFE < now.getTime()) throw new Failure('two_step_off');
  const key = `two-step user ${user.id}`;
  await noteAttempt(db, key, LIMIT);
  const step = stepOf(db, requested, code, now);
  if (step === null) throw invalidField('code', 'code');
  const fresh = await newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    const enabled = await tx
      .updateTable('two_step')
      .set({ enabled_at: now, last_step: step, recovery_salt: fresh.salt })
      .where('user_id', '=', user.id)
      .where('secret_enc', '=', requested.secret_enc)
      .where('enabled_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!enabled) throw new Failure('two_step_on');
    await storeRecoveryCodes(tx, user.id, fresh);
    await sendSecurityNotice(tx, messenger, user, 'twoStepOn', {}, locale);
  });
  await forgetAttempts(db, key);
  return fresh.codes;
}

/**
 * Turns two-step sign-in off and deletes its secret and codes. Notifies the user on every channel if it was on.
 * @param notice who has turned it off: the user, or the staff
 */
export async function disableTwoStep(
  tx: Tx,
  { messenger }: Pick<AccountPort, 'messenger'>,
  user: UserRow,
  locale: Locale,
  notice: 'twoStepOff' | 'twoStepReset' = 'twoStepOff',
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('two_step')
    .where('user_id', '=', user.id)
    .returning('enabled_at')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  const wasOn = (removed?.enabled_at ?? null) !== null;
  if (wasOn) await sendSecurityNotice(tx, messenger, user, notice, {}, locale);
  return wasOn;
}

/**
 * Replaces the recovery codes, and notifies the user on every channel.
 * @throws Failure `two_step_off`
 */
export async function renewRecoveryCodes(
  { db, messenger }: Pick<AccountPort, 'db' | 'messenger'>,
  user: UserRow,
  locale: Locale,
): Promise<string[]> {
  // Without hashing anything where there is nothing to renew.
  if (!(await readTwoStep(db, user.id))) throw new Failure('two_step_off');
  const fresh = await newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    const renewed = await tx
      .updateTable('two_step')
      .set({ recovery_salt: fresh.salt })
      .where('user_id', '=', user.id)
      .where('enabled_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!renewed) throw new Failure('two_step_off');
    await storeRecoveryCodes(tx, user.id, fresh);
    await sendSecurityNotice(tx, messenger, user, 'recoveryCodesRenewed', {}, locale);
  });
  return fresh.codes;
}
