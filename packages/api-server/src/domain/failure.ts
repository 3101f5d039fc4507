import type { ErrorCode } from '@taawun/api-client';
import type { Fault } from '@taawun/api-client/validation';

/** A call that is answered with the contract's error form; the words are made at the edge, in the language of the call. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];
  /** Seconds, for `rate_limited`. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, faults: readonly Fault[] = [], retryAfter: number | null = null) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

/** A 422 at one field. */
export const refuse = (field: string, rule: Fault['rule']): Failure => new Failure('validation', [{ field, rule }]);
