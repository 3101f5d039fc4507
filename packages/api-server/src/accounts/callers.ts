import type { Db } from '../db/schema.ts';
import { inBatches } from '../shared/batches.ts';
import { sha256 } from '../shared/secrets.ts';
import type { UserRow } from './users.ts';

/** User of an access token, whether the user is a member, and when the user last proved their identity. */
export interface TokenHolder {
  user: UserRow;
  member: boolean;
  confirmedAt: Date | null;
}

const MAX_BATCH = 256;
/** A session that has not been used for this long has ended. */
export const IDLE_MS = 14 * 86_400_000;
/** Accuracy of a session's last use, in ms. */
const SEEN_WITHIN = 3_600_000;

async function readHolders(db: Db, hashes: readonly string[]): Promise<Map<string, TokenHolder>> {
  const now = Date.now();
  const rows = await db
    .selectFrom('access_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .leftJoin('members as m', 'm.user_id', 'u.id')
    .selectAll('u')
    .select(['t.token_hash', 't.last_seen_at', 't.confirmed_at', 'm.user_id as member'])
    .where('t.token_hash', 'in', [...new Set(hashes)])
    .where('t.expires_at', '>', new Date(now))
    .where('t.last_seen_at', '>', new Date(now - IDLE_MS))
    .where('u.locked_at', 'is', null)
    .execute();
  const unseen: string[] = [];
  const holders = new Map<string, TokenHolder>();
  for (const { token_hash, last_seen_at, confirmed_at, member, ...user } of rows) {
    holders.set(token_hash, { user, member: member !== null, confirmedAt: confirmed_at });
    if (now - last_seen_at.getTime() > SEEN_WITHIN) unseen.push(token_hash);
  }
  if (unseen.length)
    await db
      .updateTable('access_tokens')
      .set({ last_seen_at: new Date(now) })
      .where('token_hash', 'in', unseen)
      .execute();
  return holders;
}

/**
 * Returns a lookup from token to user, or `null` for an invalid token. Concurrent lookups share one query. Nothing is
 * cached: each query starts after its lookups were requested, so that a revoked token is invalid immediately, on every
 * server.
 */
export function createTokenHolders(db: Db): (token: string) => Promise<TokenHolder | null> {
  interface Call {
    hash: string;
    resolve: (holder: TokenHolder | null) => void;
    reject: (failure: unknown) => void;
  }
  const lookUp = inBatches<Call>(MAX_BATCH, async (calls) => {
    try {
      const holders = await readHolders(
        db,
        calls.map(({ hash }) => hash),
      );
      for (const { hash, resolve } of calls) resolve(holders.get(hash) ?? null);
    } catch (failure) {
      for (const { reject } of calls) reject(failure);
    }
  });
  return (token) => new Promise((resolve, reject) => lookUp({ hash: sha256(token), resolve, reject }));
}
