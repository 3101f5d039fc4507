import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router-dom';

interface PlainError {
  status: number;
  statusText: string;
  data: unknown;
}

/**
 * Serializes route errors for hydration. An unexpected error becomes a 500 without details: no stack trace leaves the
 * server.
 */
export function plainErrors(errors: Record<string, unknown> | null): Record<string, PlainError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
        : { status: 500, statusText: '', data: null },
    ]),
  );
}

/** Restores serialized route errors in the browser. */
export function reviveErrors(state: HydrationState): HydrationState {
  if (!state.errors) return state;
  const errors = Object.entries(state.errors as Record<string, PlainError>).map(
    ([id, { status, statusText, data }]) => [id, new ErrorResponse(status, statusText, data)],
  );
  return { ...state, errors: Object.fromEntries(errors) as Record<string, unknown> };
}
