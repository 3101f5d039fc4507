import type pgTypes from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Db } from '../schema.ts';

const asText = (value: string) => value;
type TypeId = pgTypes.CustomTypesConfig extends { getTypeParser: (id: infer Id, ...rest: never[]) => unknown }
  ? Id
  : never;

export interface PoolLimits {
  /** Most connections. */
  max: number;
  /** Milliseconds until a connection, and until a statement, is given up. */
  connectMs: number;
  statementMs: number;
  /** Milliseconds until a statement that waits for a lock is given up. */
  lockMs: number;
}

export const REQUESTS: PoolLimits = { max: 10, connectMs: 5_000, statementMs: 20_000, lockMs: 10_000 };
/** Commands of the staff read whole tables: 0 is no limit. */
export const COMMANDS: PoolLimits = { max: 4, connectMs: 5_000, statementMs: 0, lockMs: 0 };
/** Health checks and content versions: answered also while requests occupy every other connection. */
export const PROBES: PoolLimits = { max: 2, connectMs: 1_000, statementMs: 1_000, lockMs: 1_000 };

interface PoolOptions {
  /** Receives the error of each statement. */
  onError?: (error: unknown) => void;
  /** Receives the error of a connection that breaks between two statements. */
  onBroken?: (error: unknown) => void;
  /** Whether every statement is read-only, also on a server that accepts writes. */
  readOnly?: boolean;
}

/** Creates connections to a PostgreSQL, which are opened when they are needed. */
export async function createPool(
  connectionString: string,
  { max, connectMs, statementMs, lockMs }: PoolLimits,
  { onError = () => undefined, onBroken = () => undefined, readOnly = false }: PoolOptions = {},
): Promise<Db> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 60_000,
    // The server's own limit does not reach a client whose network is broken.
    ...(statementMs > 0 && { query_timeout: statementMs + 500 }),
    keepAlive: true,
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
    // Same parsing as PGlite: counts as numbers, dates as text (`pg` would return local midnights, one day off in
    // Riyadh).
    types: {
      getTypeParser: ((id: TypeId, format?: 'text') => {
        if (id === pg.types.builtins.INT8) return Number;
        return id === pg.types.builtins.DATE ? asText : pg.types.getTypeParser(id, format);
      }) as typeof pg.types.getTypeParser,
    },
  });
  // The pool replaces a broken connection; without listeners the error events of idle connections, and of those in use
  // between two queries, would end the process.
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onError(event.error);
    },
  });
}
