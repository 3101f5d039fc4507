import { showDatabaseUrl } from '../../config/config.ts';
import { codeOf, isUnavailable } from '../errors.ts';
import { createPool, PROBES, type PoolLimits } from '../postgres/pool.ts';
import type { Db } from '../schema.ts';
import { createLag, parsePosition, type Position } from './lag.ts';
import { readPrimary, readReplica } from './positions.ts';

/** A replica that does not answer must not delay a page for long: the primary can. */
const READS: PoolLimits = { max: 10, connectMs: 1_000, statementMs: 3_000, lockMs: 1_000 };
/** Time between two checks. */
const CHECK_MS = 500;

/** Why public reads go to the primary. */
type Passed = 'not checked yet' | 'away' | 'no replica' | 'behind';

/** A streaming replica for public reads. */
export interface Replica {
  db: Db;
  /** Whether public reads go to it now: it answers, is not too old, and not older than what was shown already. */
  serves: () => boolean;
  /** Age of its data in ms; `null` while it is unknown. */
  lagMs: () => number | null;
  /**
   * Records that data of this position was shown, in PostgreSQL's notation: the replica does not serve before it has
   * reached it.
   * @param isOwn whether the replica itself was read
   */
  shown: (position: string | null, isOwn: boolean) => void;
  /** Records that a read has failed on it. Without a connection it does not serve before the next check. */
  failed: (error: unknown) => void;
  /** Checks once; then again and again. Before, the replica does not serve. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ReplicaOptions {
  /** Milliseconds that its data may be old. */
  maxLagMs: number;
  /** Connections to the primary that requests do not occupy. */
  primary: Db;
  /** Receives one line each time public reads go to the other database. */
  notify: (line: string) => void;
}

/** The read was given up, or must be repeated; the connection is well. */
const isOfOneStatement = (error: unknown): boolean => /^(57014|55P03|40)/.test(codeOf(error));

/**
 * Opens a replica, which may be away. It serves while its data is at most `maxLagMs` old, is passed over otherwise, and
 * serves again by itself once its data is at most half as old.
 */
export async function openReplica(
  connectionString: string,
  { maxLagMs, primary, notify }: ReplicaOptions,
): Promise<Replica> {
  const address = showDatabaseUrl(connectionString);
  const lag = createLag();
  /**
   * The newest position that has been shown, at first that of the primary at the start, after its migrations; and the
   * one that the replica is known to have reached.
   */
  let needed: Position | null = null;
  let neededSince = 0;
  let reached: Position = -1n;
  let passed: Passed | null = 'not checked yet';
  let said: Passed | null = 'not checked yet';
  let lagMs: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const say = (reason: string) => {
    if (isClosed || said === passed) return;
    said = passed;
    notify(
      passed === null
        ? `Public reads go to the replica at ${address}.`
        : `Public reads go to the primary: the replica at ${address} ${reason}.`,
    );
  };
  const passOver = (why: Passed, reason: string) => {
    passed = why;
    // It may come back as it was before what it had reached.
    reached = -1n;
    say(reason);
  };
  const failed = (error: unknown) => {
    if (!isUnavailable(error) || isOfOneStatement(error)) return;
    lagMs = null;
    passOver('away', `does not answer (${(error as Error).message || codeOf(error)})`);
  };
  const options = { readOnly: true, onError: failed, onBroken: failed };
  const db = await createPool(connectionString, READS, options);
  const probe = await createPool(connectionString, { ...PROBES, max: 1 }, { ...options, onError: () => undefined });

  async function check(): Promise<void> {
    const at = performance.now();
    // While the primary is away, the last measurement counts.
    const own = await readPrimary(primary).catch(() => null);
    if (own?.position != null) {
      lag.primaryAt(own.position, at);
      // After a change of the primary the log may go on before what was shown.
      if (needed === null || (own.position < needed && neededSince < at)) needed = own.position;
    }
    const { identity, position } = await readReplica(probe);
    if (position === null || (own?.position != null && own.identity !== identity)) {
      lagMs = null;
      return passOver('no replica', 'is no replica of DATABASE_URL');
    }
    if (own?.position != null || lagMs === null) lagMs = lag.replicaAt(position, performance.now());
    if (lagMs === null) return;
    if (lagMs > maxLagMs || (passed === 'behind' && lagMs > maxLagMs / 2))
      return passOver('behind', `is ${(lagMs / 1_000).toFixed(1)} s behind, ${maxLagMs / 1_000} s are allowed`);
    reached = position > reached ? position : reached;
    if (passed === null || needed === null || reached < needed) return;
    passed = null;
    say('');
  }

  const repeat = async () => {
    await check().catch(failed);
    if (isClosed) return;
    timer = setTimeout(() => void repeat(), CHECK_MS);
    timer.unref();
  };
  return {
    db,
    serves: () => passed === null && needed !== null && reached >= needed,
    lagMs: () => lagMs,
    shown: (text, isOwn) => {
      if (text === null) return;
      const position = parsePosition(text);
      if (needed === null || position > needed) [needed, neededSince] = [position, performance.now()];
      if (isOwn && passed === null && position > reached) reached = position;
    },
    failed,
    start: repeat,
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await Promise.all([db.destroy(), probe.destroy()]);
    },
  };
}
