import type { Db } from '../schema.ts';

const replicas = new WeakSet<Db>();

/** A read finds on a replica that something must be written first: the primary answers it. */
export class PrimaryNeeded extends Error {
  override readonly name = 'PrimaryNeeded';
}

/** Marks a database as a replica. */
export function markReplica(db: Db): Db {
  replicas.add(db);
  return db;
}

/**
 * Precedes a write that reads cause.
 * @throws PrimaryNeeded on a replica
 */
export function needPrimary(db: Db): void {
  if (replicas.has(db)) throw new PrimaryNeeded('Something must be written before this can be read.');
}
