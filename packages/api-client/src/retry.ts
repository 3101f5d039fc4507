import { ApiError } from './error.ts';

/** Statuses of a temporarily unavailable gateway or server; a 500 is a bug and would fail again. */
const AWAY = new Set([502, 503, 504]);

/** Returns whether a failed read may be retried automatically. Writes are never retried. */
export function isAway(error: ApiError): boolean {
  return error.kind === 'network' || (error.status !== null && AWAY.has(error.status));
}

/**
 * Waits for a duration in ms.
 * @throws ApiError `aborted` as soon as the signal is aborted
 */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new ApiError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
