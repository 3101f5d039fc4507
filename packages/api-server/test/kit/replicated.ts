import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnPostgres, startReplica, type OwnPostgres } from '../../../../tools/dev/postgres.ts';
import { createServer } from '../../src/server.ts';
import { emptyPostgres } from './empty-databases.ts';
import { testConfig } from './kit.ts';

const PASSWORD = 'of-the-reader';
const READER = join(import.meta.dirname, '../../../../docs/examples/replica-reader.sql');

/** A PostgreSQL with a streaming replica, which replays each write as the primary sends it. */
export interface Replicated {
  primary: OwnPostgres;
  replica: OwnPostgres;
  /** Address of a migrated and seeded database, for the server. */
  url: string;
  /** Its address on the replica, for the role of the documentation. */
  readerUrl: string;
  /** Stops replaying: the replica's data stays as it is. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Waits until the replica has what the primary has. */
  caughtUp: () => Promise<void>;
  /** Runs a statement of a superuser. */
  onPrimary: (statement: string) => Promise<pg.QueryResultRow[]>;
  onReplica: (statement: string) => Promise<pg.QueryResultRow[]>;
  stop: () => Promise<void>;
}

async function query(url: string, statement: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as pg.QueryResultRow[];
  } finally {
    await client.end();
  }
}

/** Starts both; `null` where PostgreSQL is not installed. */
export async function startReplicated(): Promise<Replicated | null> {
  const primary = await startOwnPostgres();
  if (!primary) return null;
  const { name, href: url } = await emptyPostgres(primary.url);
  const server = await createServer(testConfig({ DATABASE_URL: url }));
  await server.close();
  await query(url, readFileSync(READER, 'utf8').replace('<password>', PASSWORD));
  const replica = await startReplica(primary);
  const replicaUrl = new URL(replica.url);
  replicaUrl.pathname = `/${name}`;
  const readerUrl = new URL(replicaUrl);
  readerUrl.username = 'taawun_reader';
  readerUrl.password = PASSWORD;
  const onReplica = (statement: string) => query(replicaUrl.href, statement);
  const onPrimary = (statement: string) => query(url, statement);
  return {
    primary,
    replica,
    url,
    readerUrl: readerUrl.href,
    pause: async () => void (await onReplica('select pg_wal_replay_pause()')),
    resume: async () => void (await onReplica('select pg_wal_replay_resume()')),
    caughtUp: async () => {
      const [row] = await onPrimary('select pg_current_wal_flush_lsn()::text as position');
      const reached = `select pg_last_wal_replay_lsn() >= '${row?.['position']}'::pg_lsn as yes`;
      while ((await onReplica(reached))[0]?.['yes'] !== true) continue;
    },
    onPrimary,
    onReplica,
    stop: async () => {
      await replica.stop();
      await primary.stop();
    },
  };
}
