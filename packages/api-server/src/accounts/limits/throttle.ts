import { lockInTransaction } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { Failure } from '../../shared/failure.ts';

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

interface Growing {
  /** Attempts without a wait. */
  free: number;
  /** Milliseconds in which attempts are counted. */
  within: number;
  /** Wait before the first attempt beyond the free ones, in ms; each further one waits twice as long. */
  first: number;
  longest: number;
}

/**
 * Records an attempt that has to wait longer after each one before it. A rejected attempt does not prolong the wait.
 * @throws Failure `rate_limited`
 */
export async function noteGrowing(
  db: Db,
  key: string,
  { free, within, first, longest }: Growing,
  now = new Date(),
): Promise<void> {
  const since = new Date(now.getTime() - within);
  const wait = await db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `attempts ${key}`);
    const { count, latest } = await tx
      .selectFrom('attempts')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('at').as('latest')])
      .where('key', '=', key)
      .where('at', '>', since)
      .executeTakeFirstOrThrow();
    const beyond = Number(count) - free;
    const next = beyond >= 0 && latest ? latest.getTime() + Math.min(first * 2 ** beyond, longest) : 0;
    if (next > now.getTime()) return next - now.getTime();
    await tx.insertInto('attempts').values({ key, at: now }).execute();
    return 0;
  });
  if (wait > 0) throw new Failure('rate_limited', [], Math.ceil(wait / 1_000));
}
