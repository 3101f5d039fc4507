import type { AccessToken } from '@taawun/api-client';
import type { Tx } from '../db/schema.ts';
import { createToken } from '../shared/secrets.ts';
import { deviceOf } from './device.ts';
import { rememberNetwork } from './limits/networks.ts';

const TOKEN_LIFE = 30 * 24 * 3_600_000;
const MAX_SESSIONS = 20;

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

/** Creates an access token for the device of this `User-Agent`. The caller has locked the user's row. */
export async function openSession(
  tx: Tx,
  userId: number,
  { fb_web_token, userAgent, address }: { fb_web_token: string | null; userAgent: string | null; address: string },
): Promise<AccessToken> {
  const { token, hash } = createToken();
  const expires_at = new Date(Date.now() + TOKEN_LIFE);
  await tx
    .insertInto('access_tokens')
    .values({ token_hash: hash, user_id: userId, fb_web_token, ...deviceOf(userAgent), expires_at })
    .execute();
  await endOldest(tx, userId);
  await rememberNetwork(tx, userId, address);
  return { access_token: token, token_type: 'Bearer', expires_at: expires_at.toISOString() };
}
