import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/schema.ts';

/** Rows that are parsed at once: the event loop runs between two batches. */
const BATCH = 500;

/** A running audit. */
export interface Reading {
  tx: Tx;
  signal: AbortSignal | undefined;
}

/**
 * Reads the rows of a query without parameters through a cursor: they may not fit into memory, and requests are answered
 * meanwhile.
 * @throws the signal's reason
 */
export async function* rowsOf<Row>({ tx, signal }: Reading, query: RawBuilder<Row>): AsyncGenerator<Row> {
  signal?.throwIfAborted();
  await sql`declare audit_rows no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from audit_rows`.execute(tx);
    yield* rows;
    if (rows.length < BATCH) break;
    await setImmediate();
    signal?.throwIfAborted();
  }
  await sql`close audit_rows`.execute(tx);
}
