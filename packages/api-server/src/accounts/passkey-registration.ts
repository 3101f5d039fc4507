import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { Locale, PasskeyAttestation, PasskeyRegistration } from '@taawun/api-client';
import type { Selectable } from 'kysely';
import type { FactorDatabase } from '../db/factor-schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { settingOf } from '../shared/print.ts';
import { CHALLENGE_LIFE, storeChallenge } from './passkey-challenges.ts';
import { handleText } from './passkey-proof.ts';
import type { AccountPort } from './port.ts';
import { expectedOrigin, relyingPartyId } from './credentials/relying-party.ts';
import type { UserRow } from './users.ts';

const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256: what devices have, whatever this Node can do. */
const ALGORITHMS = [-8, -7, -257];

/** Returns a user's passkeys with their keys, the oldest first. */
export const passkeysOf = (db: Db | Tx, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

/** @throws Failure `passkey_limit` for ten passkeys */
export function requireFewPasskeys(passkeys: readonly unknown[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new Failure('passkey_limit');
}

/** Returns the name of an account for devices, which never changes and says nothing about the user. */
async function handleOf(db: Db, userId: number): Promise<string> {
  const { passkey_handle } = await db
    .updateTable('users')
    .set((eb) => ({ passkey_handle: eb.fn.coalesce('passkey_handle', eb.val(randomUUID())) }))
    .where('id', '=', userId)
    .returning('passkey_handle')
    .executeTakeFirstOrThrow();
  return handleText(passkey_handle ?? '');
}

/**
 * Returns the options with which a device creates a passkey: discoverable, with user verification.
 * @throws Failure `passkey_limit`
 */
export async function requestPasskeyRegistration(
  port: AccountPort,
  user: UserRow,
  locale: Locale,
): Promise<PasskeyRegistration> {
  const existing = await passkeysOf(port.db, user.id);
  requireFewPasskeys(existing);
  const id = relyingPartyId(port.config);
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: id,
    rpName: id,
    userName: user.phone,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge_id: await storeChallenge(port, challenge, user.id),
    options: {
      challenge,
      rp: { id, name: settingOf(await port.content.read(), 'association_short_name', locale) || id },
      user: {
        id: await handleOf(port.db, user.id),
        name: user.phone,
        displayName: `${user.firstname} ${user.lastname}`,
      },
      pubKeyCredParams,
      timeout: CHALLENGE_LIFE,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: existing.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key',
        ...(transports.length > 0 && { transports }),
      })),
    },
  };
}

/**
 * Returns whether the attestation is none or the device's own. Certificates are not requested, and verifying one would
 * make the server call addresses that it names.
 */
function isUncertified(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Returns the columns of a passkey that a device has created for the challenge; `null` when anything is wrong. */
export async function verifyRegistration(
  { config }: Pick<AccountPort, 'config'>,
  { id, rawId, response: { clientDataJSON, attestationObject, transports = [] } }: PasskeyAttestation,
  expectedChallenge: string,
): Promise<Pick<
  Selectable<FactorDatabase['passkeys']>,
  'credential_id' | 'public_key' | 'counter' | 'backed_up' | 'transports'
> | null> {
  try {
    if (!isUncertified(attestationObject)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: expectedOrigin(config, clientDataJSON),
      expectedRPID: relyingPartyId(config),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== id) return null;
    return {
      credential_id: id,
      public_key: isoBase64URL.fromBuffer(registrationInfo.credential.publicKey),
      counter: registrationInfo.credential.counter,
      backed_up: registrationInfo.credentialBackedUp,
      transports,
    };
  } catch {
    // The library throws for every rejection; the answer is the same for all of them.
    return null;
  }
}
