import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Periodic job. */
export interface Job {
  name: string;
  /** Milliseconds between the starts of two runs. */
  every: number;
  run: () => Promise<unknown>;
}

/** A job that has failed several times in a row, of whichever server. */
export interface FailingJob {
  name: string;
  /** Time of its last success; `null`: it never succeeded. */
  succeeded_at: string | null;
}

interface JobOptions {
  /** Receives the name and the error of each failed run. */
  onError: (job: string, error: unknown) => void;
  /** Receives each run of a job. */
  onRun?: (job: string, outcome: 'done' | 'failed') => void;
  /** Receives the failing jobs at each query of what is due. */
  onState?: (failing: FailingJob[]) => void;
  /** Milliseconds between two queries of what is due. @default 5000 */
  pollMs?: number;
  /** Milliseconds after which a server that has not renewed its claim is taken for dead. @default 60000 */
  leaseMs?: number;
}

/** Failures in a row from which a job counts as failing: one may be a short break of the network. */
const FAILING = 3;
/** A failed job is repeated after a minute, or at its next time when that is earlier. */
const RETRY_MS = 60_000;
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 300);

/** All times are the database's: the clocks of the servers may differ. */
const after = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;

/** Claims a due job that no living server runs. */
async function claim(db: Db, name: string, server: string, leaseMs: number): Promise<boolean> {
  const claimed = await db
    .updateTable('jobs')
    .set({ claimed_by: server, lease_until: after(leaseMs), started_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('due_at', '<=', sql<Date>`now()`)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

const owned = (db: Db, name: string, server: string) =>
  db.updateTable('jobs').where('name', '=', name).where('claimed_by', '=', server);

/**
 * Runs periodic jobs so that each runs once for all servers of a database: a server claims a due job for a while and
 * renews the claim while it runs it. When a server dies, another runs the job once the claim has lapsed. A failed job
 * runs again.
 * @returns a function that stops the jobs and resolves when the running one is done
 */
export function startJobs(
  db: Db,
  jobs: readonly Job[],
  { onError, onRun = () => undefined, onState = () => undefined, pollMs = 5_000, leaseMs = 60_000 }: JobOptions,
): () => Promise<void> {
  const server = randomUUID();
  let isStopping = false;
  let isRegistered = false;
  let under: Promise<void> | null = null;

  async function runClaimed({ name, every, run }: Job): Promise<void> {
    const renewal = setInterval(() => {
      owned(db, name, server)
        .set({ lease_until: after(leaseMs) })
        .execute()
        .catch((error: unknown) => onError(name, error));
    }, leaseMs / 3);
    renewal.unref();
    try {
      await run();
      await owned(db, name, server)
        .set({
          due_at: sql`greatest(started_at + make_interval(secs => ${every / 1_000}), now())`,
          lease_until: null,
          ended_at: sql<Date>`now()`,
          failures: 0,
          last_error: null,
          succeeded_at: sql<Date>`now()`,
        })
        .execute();
      onRun(name, 'done');
    } catch (error) {
      onError(name, error);
      onRun(name, 'failed');
      await owned(db, name, server)
        .set({
          due_at: after(Math.min(every, RETRY_MS)),
          lease_until: null,
          ended_at: sql<Date>`now()`,
          failures: sql`failures + 1`,
          last_error: reasonOf(error),
        })
        .execute();
    } finally {
      clearInterval(renewal);
    }
  }

  async function work(): Promise<void> {
    if (!isRegistered) {
      const rows = jobs.map(({ name, every }) => ({ name, due_at: after(every) }));
      await db
        .insertInto('jobs')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      isRegistered = true;
    }
    const rows = await db
      .selectFrom('jobs')
      .select(['name', 'failures', 'succeeded_at'])
      .select(sql<boolean>`due_at <= now() and coalesce(lease_until < now(), true)`.as('is_due'))
      .orderBy('name')
      .execute();
    onState(
      rows
        .filter(({ failures }) => failures >= FAILING)
        .map(({ name, succeeded_at }) => ({ name, succeeded_at: succeeded_at?.toISOString() ?? null })),
    );
    const names = new Set(rows.filter(({ is_due }) => is_due).map(({ name }) => name));
    for (const job of jobs) {
      if (isStopping) return;
      if (names.has(job.name) && (await claim(db, job.name, server, leaseMs))) await runClaimed(job);
    }
  }
  const timer = setInterval(() => {
    under ??= work()
      .catch((error: unknown) => onError('jobs', error))
      .finally(() => (under = null));
  }, pollMs);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await under;
  };
}

/** Returns the state of all jobs, as the command prints it. */
export async function printJobs(db: Db): Promise<string> {
  const rows = await db.selectFrom('jobs').selectAll().orderBy('name').execute();
  return (
    rows
      .map(({ name, ended_at, due_at, failures, last_error, succeeded_at }) =>
        [
          name.padEnd(18),
          `ended ${ended_at?.toISOString() ?? 'never'}, due ${due_at.toISOString()}`,
          failures > 0 &&
            `FAILED ${failures} times, last success ${succeeded_at?.toISOString() ?? 'never'}: ${last_error}`,
        ]
          .filter(Boolean)
          .join('  '),
      )
      .join('\n') || 'No server has run a job yet.'
  );
}
