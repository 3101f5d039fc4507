import type { ErrorCode } from '../types.ts';
import type { Fault } from '../validation/index.ts';

/** A failure, answered in the contract's error form. */
export class MockFailure extends Error {
  readonly code: ErrorCode;
  readonly faults: Fault[];
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, faults: Fault[] = [], retryAfter?: number) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.retryAfter = retryAfter;
  }
}

/** Answers a repetition with what the first call got; the same key with other content is a conflict. */
export function once<T>(
  known: Map<string, { fingerprint: string; answer: unknown }>,
  key: string,
  content: unknown,
  make: () => T,
): T {
  const fingerprint = JSON.stringify(content);
  const stored = known.get(key);
  if (stored && stored.fingerprint !== fingerprint) throw new MockFailure('conflict');
  if (stored) return stored.answer as T;
  const answer = make();
  known.set(key, { fingerprint, answer });
  return answer;
}
