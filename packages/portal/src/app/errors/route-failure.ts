import { data } from 'react-router-dom';
import { type ApiErrorKind, isApiError } from '@taawun/api-client';

/** What the error page needs of a failed API call. */
export interface RouteFailure {
  /** `api` for a failed API call: only its 404 leads to `/404`. */
  from: 'api';
  kind: ApiErrorKind;
  /** The server's message; `null` where the page shows its own message for the kind. */
  serverMessage: string | null;
  retryable: boolean;
}

/**
 * Runs the API calls of a loader. An ApiError is thrown as a route error with its status, else 500 (specification,
 * section 8).
 */
export async function orRouteError<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isApiError(error) || error.kind === 'aborted') throw error;
    const { serverMessage, retryable } = error;
    // A page only reads: what the API rejects about its address names nothing, like an unknown one.
    const rejected = error.kind === 'validation';
    const kind = rejected ? 'notFound' : error.kind;
    // A page only reads: what a network's own page has replaced may come the next time.
    const failure: RouteFailure = { from: 'api', kind, serverMessage, retryable: retryable || kind === 'malformed' };
    throw data(failure, {
      status: rejected ? 404 : error.status && error.status >= 400 ? error.status : 500,
      statusText: kind,
    });
  }
}
