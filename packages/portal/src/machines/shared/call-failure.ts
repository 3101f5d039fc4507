import type { ApiErrorKind } from '@taawun/api-client';

/** A failed call as codes; the view has the message, unless the server sent one. */
export interface CallFailure {
  kind: ApiErrorKind;
  serverMessage: string | null;
  /** Field errors of the server; `null` where there are none. */
  fieldErrors: Record<string, string[]> | null;
}

/** Maps any rejection to a call failure; an unknown error has the kind `server`. */
export function toCallFailure(error: unknown): CallFailure {
  const { kind, serverMessage, fieldErrors } = (error ?? {}) as Partial<CallFailure>;
  return { kind: kind ?? 'server', serverMessage: serverMessage ?? null, fieldErrors: fieldErrors ?? null };
}

/** Error kinds that prove that the server did not act. */
const NOT_EXECUTED: ReadonlySet<ApiErrorKind> = new Set([
  'validation',
  'conflict',
  'forbidden',
  'confirmationRequired',
  'secondFactorRequired',
  'notFound',
  'rateLimited',
  'unauthenticated',
]);

/** Whether a command may have been executed although its call has failed: its outcome is unknown then. */
export const mayBeExecuted = (kind: ApiErrorKind): boolean => !NOT_EXECUTED.has(kind);
