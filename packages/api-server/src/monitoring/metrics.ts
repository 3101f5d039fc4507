import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: cached pages take a millisecond, documents seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measurements of one server. Labels are bounded: operations, kinds of pages, jobs; never paths, ids or addresses. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the measurements of one server. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  const sources: (() => Promise<void> | void)[] = [];
  const outboxAge = gauge(
    'taawun_outbox_oldest_waiting_seconds',
    'Age of the oldest message that waits; 0 without one',
  );
  const auditAge = gauge(
    'taawun_audit_clean_age_seconds',
    'Age of the last audit without a difference, of the nightly job or the command; +Inf before the first one',
  );
  const replicaLag = gauge('taawun_replica_lag_seconds', 'Age of the data of the replica');
  const replicaServes = gauge('taawun_replica_serves', '1 while public reads go to the replica');
  // Absent until they are measured: 0 would say that all is well.
  outboxAge.remove();
  auditAge.remove();
  replicaLag.remove();
  replicaServes.remove();
  return {
    requests: new Histogram({
      name: 'taawun_http_request_duration_seconds',
      help: 'Requests by operation or kind of page',
      labelNames: ['operation', 'method', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    gatewayCalls: new Counter({
      name: 'taawun_gateway_calls_total',
      help: 'Calls of the payment gateway by their outcome',
      labelNames: ['gateway', 'call', 'outcome'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'taawun_job_runs_total',
      help: 'Runs of periodic jobs in this server',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'taawun_security_events_total',
      help: 'Security events, sign_in_failed and throttled among them',
      labelNames: ['event'],
      registers,
    }),
    publicReads: new Counter({
      name: 'taawun_public_reads_total',
      help: 'Public reads by the database that has answered them',
      labelNames: ['database'],
      registers,
    }),
    replicaLag,
    replicaServes,
    queued: gauge('taawun_queue_waiting', 'Work that waits for its turn in this server', ['queue']),
    databaseUp: gauge('taawun_database_up', '1 when the database answered this scrape'),
    outbox: gauge('taawun_outbox_messages', 'Messages that wait, and that were given up', ['state']),
    outboxAge,
    jobFailures: gauge('taawun_job_failures', 'Failed runs of a job since its last success, of all servers', ['job']),
    auditAge,
    /** Adds a source that is read at each scrape. */
    addSource: (read: () => Promise<void> | void) => void sources.push(read),
    /** Adds event loop, memory, processor and garbage collection of the process. */
    addProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    /** Returns everything in Prometheus' text format. */
    scrape: async () => {
      await Promise.all(sources.map(async (read) => read()));
      return registry.metrics();
    },
    close: () => registry.clear(),
  };
}
