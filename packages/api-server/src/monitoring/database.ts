import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Replica } from '../db/replica/replica.ts';
import type { Db } from '../db/schema.ts';
import type { Metrics } from './metrics.ts';

/** Measures a replica at each scrape. While it does not answer its lag is absent. */
export function measureReplica({ addSource, replicaServes, replicaLag }: Metrics, replica: Replica): void {
  addSource(() => {
    replicaServes.set(replica.serves() ? 1 : 0);
    const lag = replica.lagMs();
    if (lag === null) replicaLag.remove();
    else replicaLag.set(lag / 1_000);
  });
}

interface Row {
  waiting: number;
  dead: number;
  oldest: number | null;
  audit: number | null;
  jobs: readonly { name: string; failures: number }[] | null;
}

/** A scrape does not wait for a database that is busy with one statement. */
const SCRAPE_MS = 2_000;

const rejectAfter = async (ms: number): Promise<never> => {
  await delay(ms, undefined, { ref: false });
  throw new Error(`The database did not answer within ${ms} ms.`);
};

/**
 * Measures what all servers of a database share, at each scrape. While the database is away the values are absent: old
 * ones would hide an outage.
 * @param probe is not delayed by requests
 */
export function measureDatabase(
  { addSource, databaseUp, outbox, outboxAge, jobFailures, auditAge }: Metrics,
  probe: Db,
): void {
  addSource(async () => {
    try {
      const answer = sql<Row>`
        select (select count(*)::int from outbox where state = 'waiting') as waiting,
          (select count(*)::int from outbox where state = 'dead') as dead,
          (select extract(epoch from now() - min(created_at))::float8 from outbox where state = 'waiting') as oldest,
          (select extract(epoch from now() - max(ended_at))::float8 from audits where differences = 0) as audit,
          (select json_agg(json_build_object('name', name, 'failures', failures)) from jobs) as jobs`.execute(probe);
      const { rows } = await Promise.race([answer, rejectAfter(SCRAPE_MS)]);
      const row = rows[0];
      if (!row) throw new Error('The database gave no row.');
      jobFailures.reset();
      databaseUp.set(1);
      outbox.set({ state: 'waiting' }, row.waiting);
      outbox.set({ state: 'dead' }, row.dead);
      outboxAge.set(row.oldest ?? 0);
      auditAge.set(row.audit ?? Infinity);
      for (const { name, failures } of row.jobs ?? []) jobFailures.set({ job: name }, failures);
    } catch {
      databaseUp.set(0);
      for (const gauge of [outbox, jobFailures]) gauge.reset();
      for (const gauge of [outboxAge, auditAge]) gauge.remove();
    }
  });
}
