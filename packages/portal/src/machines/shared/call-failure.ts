/** A failed call as codes: the words are the view's, unless the server gave some. */
export interface CallFailure {
  kind: string;
  serverMessage: string | null;
  /** The server's messages by field; null where none is at fault. */
  fieldErrors: Record<string, string[]> | null;
}

/** Whatever a call was rejected with; what is no failure of a call is the server's. */
export function toCallFailure(error: unknown): CallFailure {
  const { kind, serverMessage, fieldErrors } = (error ?? {}) as Partial<CallFailure>;
  return { kind: kind ?? 'server', serverMessage: serverMessage ?? null, fieldErrors: fieldErrors ?? null };
}

/** Errors that say that the server did not act. */
const NOT_EXECUTED: ReadonlySet<string> = new Set([
  'validation',
  'conflict',
  'forbidden',
  'notFound',
  'rateLimited',
  'unauthenticated',
]);

/** Whether a command may have been executed although its call has failed: its outcome is unknown then. */
export const mayBeExecuted = (kind: string): boolean => !NOT_EXECUTED.has(kind);
