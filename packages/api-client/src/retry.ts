import { ApiError } from './error.ts';

/** Statuses of a gateway or server that is away for a moment; a 500 is a bug and would only happen again. */
const AWAY = new Set([502, 503, 504]);

/** Whether a read that failed so may be repeated without asking anybody. Writes never are. */
export function isAway(error: ApiError): boolean {
  return error.kind === 'network' || (error.status !== null && AWAY.has(error.status));
}

/** Waits, or fails at once with an `aborted` ApiError when the signal is. */
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
