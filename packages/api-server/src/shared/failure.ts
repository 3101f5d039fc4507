import type { ErrorCode } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';

/** Seconds after which a request that found no database is worth repeating. */
export const DATABASE_RETRY_S = 2;

/** Error that becomes an API error response; its messages are localised in the HTTP layer. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  /** Seconds, for `rate_limited` and `unavailable`. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, faults: readonly Fault[] = [], retryAfter: number | null = null) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

/** Creates a 422 error at one field. */
export const invalidField = (field: string, rule: Fault['rule']): Failure =>
  new Failure('validation', [{ field, rule }]);
