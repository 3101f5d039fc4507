import { lockInTransaction } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';

interface Limit {
  max: number;
  /** Milliseconds. */
  within: number;
}

/**
 * Records an attempt before it runs, so that concurrent attempts count. Attempts are stored in the database, so that
 * several servers share the limit.
 * @throws Failure `rate_limited` when the limit is reached
 */
export async function noteAttempt(db: Db, key: string, { max, within }: Limit, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - within);
  const retryAfter = await db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `attempts ${key}`);
    const recent = await tx
      .selectFrom('attempts')
      .select('at')
      .where('key', '=', key)
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .limit(max)
      .execute();
    const oldest = recent[max - 1];
    if (oldest) return Math.max(1, Math.ceil((oldest.at.getTime() + within - now.getTime()) / 1000));
    await tx.deleteFrom('attempts').where('key', '=', key).where('at', '<=', since).execute();
    await tx.insertInto('attempts').values({ key, at: now }).execute();
    return null;
  });
  if (retryAfter !== null) throw new Failure('rate_limited', [], retryAfter);
}

/** Deletes the attempts after a successful one. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}
