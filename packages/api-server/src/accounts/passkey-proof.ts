import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeySignIn } from '@taawun/api-client';
import type { FactorDatabase } from '../db/factor-schema.ts';
import type { Selectable } from 'kysely';
import { sha256 } from '../shared/secrets.ts';
import { networkKey } from './limits/networks.ts';
import { takeChallenge } from './passkey-challenges.ts';
import type { AccountPort } from './port.ts';
import { expectedOrigin, relyingPartyId } from './credentials/relying-party.ts';
import { forgetAttempts, noteAttempt } from './limits/throttle.ts';

type Row = Selectable<FactorDatabase['passkeys']>;
type Proof = Pick<PasskeySignIn, 'challenge_id' | 'credential'>;

/** Attempts from one network with one passkey's account. */
const STRICT = { max: 10, within: 15 * 60_000 };

/** Bytes that name an account to devices, as base64url. */
export const handleText = (handle: string): string =>
  Buffer.from(handle.replaceAll('-', ''), 'hex').toString('base64url');

/** Returns the counter of a signature by this passkey over the challenge; `null` when anything is wrong. */
async function verify(
  { config }: Pick<AccountPort, 'config'>,
  { credential_id, public_key, counter }: Row,
  { clientDataJSON, authenticatorData, signature }: PasskeyAssertion['response'],
  expectedChallenge: string,
): Promise<{ counter: number; backedUp: boolean } | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential_id,
        rawId: credential_id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge,
      expectedOrigin: expectedOrigin(config, clientDataJSON),
      expectedRPID: relyingPartyId(config),
      requireUserVerification: true,
      credential: { id: credential_id, publicKey: isoBase64URL.toBuffer(public_key), counter },
    });
    return verified
      ? { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
      : null;
  } catch {
    // The library throws for every rejection; the answer is the same for all of them.
    return null;
  }
}

/**
 * Verifies the signature of a passkey over a challenge of `requestPasskeyChallenge`, which is used up, and stores its
 * use. Counts the attempt before.
 * @param userId whose passkey it must be; `null`: any user's, whom the passkey must name
 * @returns the passkey's user; `null` when the passkey or the challenge is unknown or anything does not fit
 * @throws Failure `rate_limited`
 */
export async function verifyPasskey(
  port: AccountPort,
  { challenge_id, credential }: Proof,
  { userId, address }: { userId: number | null; address: string },
): Promise<number | null> {
  const { db } = port;
  const challenge = await takeChallenge(db, challenge_id, null, port.now());
  const passkey = await db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .selectAll('p')
    .select('u.passkey_handle')
    .where('p.credential_id', '=', credential.id)
    .executeTakeFirst();
  const owner = userId ?? passkey?.user_id;
  const account = owner === undefined ? `credential ${sha256(credential.id)}` : `user ${owner}`;
  const key = `passkey ${account} from ${networkKey(address)}`;
  await noteAttempt(db, key, STRICT);
  if (challenge === null || !passkey || passkey.user_id !== owner) return null;
  const named = credential.response.userHandle ?? null;
  const handle = handleText(passkey.passkey_handle ?? '');
  if (named === null ? userId === null : named !== handle) return null;
  const used = await verify(port, passkey, credential.response, challenge);
  if (!used) return null;
  // Of two uses at once with one counter, one wins: the other one may be of a copy.
  const stored = await db
    .updateTable('passkeys')
    .set({ counter: used.counter, backed_up: used.backedUp, last_used_at: port.now() })
    .where('id', '=', passkey.id)
    .where((eb) => (used.counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', used.counter)))
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) return null;
  await forgetAttempts(db, key);
  return stored.user_id;
}
