import { sql } from 'kysely';
import { DatabaseError, DISK_FULL } from '../errors.ts';
import type { Db } from '../schema.ts';

const PROBE_MS = 2_000;
/** Rows of the table that needs space: about 2 MB. */
const PROBE_ROWS = 50_000;

/** Whether PostgreSQL's disk has space for writes. */
interface Space {
  /** A statement has found no space. */
  foundFull: (error: unknown) => void;
  /** @throws DatabaseError while the disk is full */
  rejectFull: () => void;
  end: () => void;
}

/** Writes a table of its own, which does not remain. */
async function needSpace(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`create temporary table space_probe on commit drop as select n from generate_series(1, ${sql.lit(PROBE_ROWS)}) as n`.execute(
      tx,
    );
  });
}

/**
 * Remembers that PostgreSQL has found no space (53100), and probes it until it has.
 * @param notify receives one line for each change
 */
export function watchSpace(probe: Db, address: string, notify: (line: string) => void): Space {
  let timer: NodeJS.Timeout | null = null;
  const end = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };
  const check = async () => {
    try {
      await needSpace(probe);
    } catch {
      return;
    }
    if (timer) notify(`The disk of PostgreSQL at ${address} has space again: writes are accepted.`);
    end();
  };
  return {
    foundFull: (error) => {
      if (timer) return;
      notify(
        `The disk of PostgreSQL at ${address} is full (${(error as Error).message}): writes are rejected with 503 until there is space. Free some space.`,
      );
      timer = setInterval(() => void check(), PROBE_MS);
      timer.unref();
    },
    rejectFull: () => {
      if (timer) throw new DatabaseError(DISK_FULL, `The disk of PostgreSQL at ${address} is full.`);
    },
    end,
  };
}
