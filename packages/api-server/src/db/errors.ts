/** Returns the code of an error: an SQLSTATE, or one of the operating system; '' without. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}

/** SQLSTATE `disk_full`. */
export const DISK_FULL = '53100';

/** An error that the database could not report itself, with the SQLSTATE that it would have. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns the name of the violated unique constraint, or `null`. Checks the error code, because PGlite's errors are not
 * `DatabaseError`s of `pg`.
 */
export function violatedConstraint(error: unknown): string | null {
  return codeOf(error) === '23505' ? ((error as { constraint?: string }).constraint ?? '') : null;
}

/** Returns whether the error means that the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => codeOf(error) === DISK_FULL;

/** SQLSTATE `read_only_sql_transaction`. */
export const READ_ONLY = '25006';

/** Returns whether the error means that the database, or its disk, is read-only. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/**
 * Returns whether the error means that the database is unavailable: not reachable, starting, stopping, missing, out of
 * connections or disk space, read-only, or too slow.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|08|57P|57014|55P03|53100|53300|3D000|25P03|25006)/.test(
      codeOf(error),
    ) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|connection error/.test(
      String((error as Error | null)?.message),
    )
  );
}
