import { IDLE_MS } from '../accounts/callers.ts';
import type { Session } from '@taawun/api-client';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import { sha256 } from '../shared/secrets.ts';

const hashOf = (token: string | null): string => (token === null ? '' : sha256(token));

/** Returns a user's sessions: the session of `token` first, then by last use. */
export async function listSessions(db: Db, userId: number, token: string | null): Promise<Session[]> {
  const own = hashOf(token);
  const rows = await db
    .selectFrom('access_tokens')
    .select(['id', 'token_hash', 'browser', 'system', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .where('last_seen_at', '>', new Date(Date.now() - IDLE_MS))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map(({ id, token_hash, browser, system, created_at, last_seen_at }): Session => ({
    id,
    browser,
    system,
    current: token_hash === own,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return [...sessions.filter(({ current }) => current), ...sessions.filter(({ current }) => !current)];
}

/**
 * Ends one session of a user.
 * @throws Failure `not_found` when it has ended or belongs to another user
 */
export async function endSession(db: Db, userId: number, id: string): Promise<void> {
  const ended = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Failure('not_found');
}

/** Ends all sessions of a user except that of `token`. */
export async function endOtherSessions(db: Db, userId: number, token: string | null): Promise<void> {
  await db.deleteFrom('access_tokens').where('user_id', '=', userId).where('token_hash', '!=', hashOf(token)).execute();
}
