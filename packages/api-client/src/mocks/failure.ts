import type { ErrorCode } from '../types.ts';
import type { Fault } from '../validation/index.ts';

/** Error that becomes an API error response. */
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

/**
 * Returns the stored result for a repeated key.
 * @throws MockFailure `conflict` when the key was used with other content
 */
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
