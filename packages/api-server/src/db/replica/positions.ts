import { sql } from 'kysely';
import type { Db } from '../schema.ts';
import { parsePosition, type Position } from './lag.ts';

/**
 * Where the primary is: everything that a statement has seen is before it. A commit that need not reach the disk is seen
 * before it is flushed. `null` on a server that is no primary.
 */
export const PRIMARY_POSITION = sql<string | null>`
  case when pg_is_in_recovery() then null
    when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()::text else pg_current_wal_flush_lsn()::text end`;

/** Where a replica is: everything before it can be read. `null` on a server that is no replica. */
export const REPLICA_POSITION = sql<string | null>`
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end`;

/** Which database of which cluster it is: equal on a primary and its replicas. */
const IDENTITY = sql<string>`(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

export interface Place {
  identity: string;
  position: Position | null;
}

async function readPlace(db: Db, at: typeof PRIMARY_POSITION): Promise<Place> {
  const { rows } = await sql<{ identity: string; position: string | null }>`
    select ${IDENTITY} as identity, ${at} as position`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL has not said where it is.');
  return { identity: row.identity, position: row.position === null ? null : parsePosition(row.position) };
}

export const readPrimary = (db: Db): Promise<Place> => readPlace(db, PRIMARY_POSITION);
export const readReplica = (db: Db): Promise<Place> => readPlace(db, REPLICA_POSITION);
