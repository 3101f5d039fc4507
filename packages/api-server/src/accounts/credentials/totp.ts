import { Secret, TOTP } from 'otpauth';
import type { TwoStepSecret } from '@taawun/api-client';
import type { Db, Tx } from '../../db/schema.ts';
import { vaultOf, type Place } from '../../encryption/vault.ts';

/** What all authenticator apps can do (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the current one that are accepted: clocks of phones differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const place = (userId: number): Place => ({ table: 'two_step', column: 'secret_enc', row: userId });

/** Returns a new secret as base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const encryptSecret = (db: Db | Tx, userId: number, secret: string): string =>
  vaultOf(db).encrypt(place(userId), secret);

/**
 * Returns what an authenticator app needs.
 * @param issuer name of the site in the app
 * @param label name of the account in the app
 */
export const secretFor = (secret: string, { issuer, label }: { issuer: string; label: string }): TwoStepSecret => ({
  secret,
  // A colon separates issuer and account.
  uri: new TOTP({ ...FORM, secret, label, issuer: issuer.replaceAll(':', ' ') }).toString(),
});

/** Returns the time step of a code; `null` for a wrong one, and for one that is too old or too new. */
export function stepOf(
  db: Db | Tx,
  { user_id, secret_enc }: { user_id: number; secret_enc: string },
  code: string,
  now: Date,
): number | null {
  const secret = Secret.fromBase32(vaultOf(db).decrypt(place(user_id), secret_enc));
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...FORM, secret, token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp }) + delta;
}
