import type { ApiErrorKind } from '@taawun/api-client';
import { isRouteErrorResponse } from 'react-router-dom';
import { isChunkFailure } from './chunk-reload.ts';
import type { RouteFailure } from './route-failure.ts';

interface Problem {
  status: number;
  /** The server's message. */
  message: string | null;
  kind: ApiErrorKind;
  /** An API call returned 404: the browser then navigates to `/404` (specification, section 8). */
  missing: boolean;
  retryable: boolean;
}

/** Returns the status of a route error (500 where it has none) and the message that may be shown. */
export function toProblem(error: unknown): Problem {
  if (isRouteErrorResponse(error)) {
    const failure = typeof error.data === 'object' && error.data !== null ? (error.data as RouteFailure) : null;
    return {
      status: error.status,
      message: failure
        ? failure.serverMessage
        : typeof error.data === 'string' && error.status !== 404
          ? error.data
          : null,
      kind: failure?.kind ?? 'server',
      missing: failure?.from === 'api' && error.status === 404,
      retryable: failure?.retryable ?? false,
    };
  }
  return {
    status: 500,
    message: null,
    kind: isChunkFailure(error) ? 'network' : 'server',
    missing: false,
    retryable: true,
  };
}

/** Message id of the error page's heading (specification, section 2). */
export const errorTitleId = (status: number) => (status === 404 ? 'ui.errorPage.notFound' : 'ui.errorPage.error');
