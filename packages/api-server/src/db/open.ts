import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { loadDataKeys } from '../encryption/keys.ts';
import { Vault, withVault } from '../encryption/vault.ts';
import { openEmbedded } from './embedded/open.ts';
import { openPostgres } from './postgres/open.ts';
import { markReplica } from './replica/needs-primary.ts';
import { openReplica, type Replica } from './replica/replica.ts';
import type { Db, Tx } from './schema.ts';

export interface OpenDatabase {
  db: Db;
  /** For content versions: not delayed by the requests that use `db`, where the database has several connections. */
  probe: Db;
  kind: 'PGlite' | 'PostgreSQL';
  /** Streaming replica of this PostgreSQL for public reads; `null` without one. */
  replica: Replica | null;
  /**
   * Answers at once, also while requests occupy the database.
   * @throws an unavailable error (`isUnavailable`) when it does not answer or accepts no writes
   */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

interface OpenOptions {
  /**
   * For a server, which may wait for its database. Receives one line when PostgreSQL does not answer yet, when the disk
   * is full and when it has space again.
   */
  notify?: (line: string) => void;
  /** For one command of the staff, whose statements may take long. */
  isCommand?: boolean;
}

/** The settings of a database. */
type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir' | 'nodeEnv' | 'dataKeys'> &
  Partial<Pick<Config, 'replica'>>;

/** The embedded database has one connection: a statement that never ends would stop everything. */
const EMBEDDED_STATEMENT_MS = 120_000;

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, otherwise the embedded database in `DATA_DIR`, with the keys of its
 * personal data.
 * @throws LockedError when another process holds the embedded database
 * @throws ConfigError when the database cannot be used
 */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<OpenDatabase> {
  const opened = await openEither(config, options);
  try {
    const vault = new Vault(loadDataKeys(config));
    const replica = options.isCommand ? null : await replicaOf(config, opened, options);
    return {
      ...opened,
      db: withVault(opened.db, vault),
      replica: replica && { ...replica, db: markReplica(withVault(replica.db, vault)) },
      close: async () => {
        await replica?.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function replicaOf(
  { replica }: DatabaseConfig,
  { probe }: Pick<OpenDatabase, 'probe'>,
  { notify = () => undefined }: OpenOptions,
): Promise<Replica | null> {
  return replica ? openReplica(replica.url, { maxLagMs: replica.maxLagSeconds * 1_000, primary: probe, notify }) : null;
}

async function openEither(
  { databaseUrl, dataDir, nodeEnv }: DatabaseConfig,
  options: OpenOptions,
): Promise<Omit<OpenDatabase, 'replica'>> {
  if (databaseUrl !== null) return { ...(await openPostgres(databaseUrl, options)), kind: 'PostgreSQL' };
  const { notify = () => undefined, isCommand = false } = options;
  const embedded = await openEmbedded({
    folder: dataDir,
    // The tests' databases are of no use after a power failure.
    durable: nodeEnv !== 'test',
    statementMs: isCommand ? null : EMBEDDED_STATEMENT_MS,
    notify,
  });
  return { ...embedded, probe: embedded.db, kind: 'PGlite' };
}

/** Keys of the advisory locks, one per job that must not run concurrently. */
export const LOCKS = { migrate: 7_270_001, seed: 7_270_002 } as const;

/** Takes an advisory lock until the transaction ends; other transactions with the same key wait. */
export async function lockInTransaction(tx: Tx, key: string | number): Promise<void> {
  if (typeof key === 'number') await sql`select pg_advisory_xact_lock(${key})`.execute(tx);
  else await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
