import { randomUUID } from 'node:crypto';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyChallenge } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import type { AccountPort } from './port.ts';
import { relyingPartyId } from './credentials/relying-party.ts';

/** Validity of a challenge, in ms. */
export const CHALLENGE_LIFE = 5 * 60_000;

/** Stores a challenge and returns its id. `userId`: who adds a passkey; `null` for a proof. */
export async function storeChallenge(
  { db, now }: Pick<AccountPort, 'db' | 'now'>,
  challenge: string,
  userId: number | null,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('passkey_challenges')
    .values({
      id,
      challenge,
      user_id: userId,
      purpose: userId === null ? 'proof' : 'registration',
      expires_at: new Date(now().getTime() + CHALLENGE_LIFE),
    })
    .execute();
  return id;
}

/**
 * Uses up a challenge, whether it is still valid or not.
 * @returns the challenge; `null` when it is unknown, expired, of another user, or for something else
 */
export async function takeChallenge(db: Db, id: string, userId: number | null, now: Date): Promise<string | null> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .returning(['challenge', 'user_id', 'expires_at'])
    .executeTakeFirst();
  return taken && taken.user_id === userId && taken.expires_at > now ? taken.challenge : null;
}

/** Creates a challenge for a sign-in, a second factor or a confirmation. It names no passkey, and so reveals none. */
export async function requestPasskeyChallenge(port: AccountPort): Promise<PasskeyChallenge> {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(port.config),
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
  });
  const { challenge, rpId = '' } = options;
  return {
    challenge_id: await storeChallenge(port, challenge, null),
    options: { challenge, rpId, timeout: CHALLENGE_LIFE, userVerification: 'required' },
  };
}
