import type { FieldErrors } from './types.ts';

/** Machine-readable kind of a failure. */
export type ApiErrorKind =
  | 'network' // no response
  | 'timeout' // no response in time
  | 'aborted' // aborted by the caller's signal
  | 'unauthenticated' // 401
  | 'forbidden' // 403
  | 'confirmationRequired' // 403 `confirmation_required`
  | 'secondFactorRequired' // 403 `second_factor_required`
  | 'notFound' // 404
  | 'conflict' // 409
  | 'validation' // 400, 413, 415, 422 and every other 4xx
  | 'rateLimited' // 429
  | 'server' // 5xx
  | 'malformed'; // response violates the contract

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number | null;
  serverMessage?: string | null;
  fieldErrors?: FieldErrors | null;
  requestId?: string | null;
  retryAfter?: number | null;
  cause?: unknown;
}

const EXPLANATION: Record<ApiErrorKind, string> = {
  network: 'The server gave no answer: it is down or the network is. Try again.',
  timeout: 'The server did not answer in time. Try again.',
  aborted: 'The call was aborted by its signal.',
  unauthenticated: 'The call needs a valid access token. Sign in first.',
  forbidden: 'The signed-in user may not make this call.',
  confirmationRequired: 'The user must prove their identity first. Call confirmSession, then repeat the call.',
  secondFactorRequired: 'The password is right. Repeat signIn with second_factor.',
  notFound: 'The server knows nothing at this address.',
  conflict: 'The call contradicts an earlier one. Use a new idempotency key for a new intent.',
  validation: 'The server refused the request. See fieldErrors.',
  rateLimited: 'Too many calls. Wait for retryAfter seconds.',
  server: 'The server failed. Its log has the details under requestId.',
  malformed: 'The answer is not what the contract says: is baseURL an API of this contract?',
};

/** Error of every failed call; distinguish by `kind`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; `null` without a response. */
  readonly status: number | null;
  /**
   * Server message in the language of the call; `null` when there is none: translate `kind` instead. `message` falls
   * back to English for logs.
   */
  readonly serverMessage: string | null;
  /** Messages by field name; `null` when the server named no field. */
  readonly fieldErrors: FieldErrors | null;
  /** Identifies the failure in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the server specified them. */
  readonly retryAfter: number | null;
  /** Whether the unchanged call may succeed later. */
  readonly retryable: boolean;

  constructor({
    kind,
    status = null,
    serverMessage = null,
    fieldErrors = null,
    requestId = null,
    retryAfter = null,
    cause,
  }: ApiErrorInit) {
    super(serverMessage ?? EXPLANATION[kind], cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.retryable = kind === 'network' || kind === 'timeout' || kind === 'rateLimited' || kind === 'server';
  }
}

const BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  429: 'rateLimited',
};

function kindOf(status: number, code: unknown): ApiErrorKind {
  if (status === 403 && code === 'confirmation_required') return 'confirmationRequired';
  if (status === 403 && code === 'second_factor_required') return 'secondFactorRequired';
  if (status >= 500) return 'server';
  if (status >= 400) return BY_STATUS[status] ?? 'validation';
  return 'malformed';
}

function kindWithoutAnswer(failure: Record<string, unknown>): ApiErrorKind {
  const { code, name } = failure;
  if (code === 'ERR_CANCELED' || name === 'AbortError' || name === 'CanceledError') return 'aborted';
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT' || name === 'TimeoutError') return 'timeout';
  return 'network';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Extracts field errors; also accepts one string instead of a list, as some providers send. */
function fieldErrorsOf(value: unknown): FieldErrors | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).flatMap(([field, messages]): [string, string[]][] => {
    const texts = (Array.isArray(messages) ? messages : [messages]).filter(
      (text): text is string => textOf(text) !== null,
    );
    return texts.length ? [[field, texts]] : [];
  });
  return entries.length ? Object.fromEntries(entries) : null;
}

function header(headers: unknown, name: string): string | null {
  if (!isRecord(headers)) return null;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value = found?.[1];
  return typeof value === 'string' || typeof value === 'number' ? textOf(String(value)) : null;
}

/** Converts any thrown value (axios error, DOM exception, …) to an `ApiError`. Never throws. */
export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure;
  if (!isRecord(failure)) return new ApiError({ kind: 'network', cause: failure });
  const { response } = failure;
  if (!isRecord(response) || typeof response['status'] !== 'number')
    return new ApiError({ kind: kindWithoutAnswer(failure), cause: failure });
  const { status, data, headers } = response;
  const body = isRecord(data) ? data : {};
  const seconds = Number(header(headers, 'retry-after') ?? Number.NaN);
  return new ApiError({
    kind: kindOf(status, body['code']),
    status,
    serverMessage: textOf(body['message']),
    fieldErrors: fieldErrorsOf(body['errors']),
    requestId: textOf(body['request_id']) ?? header(headers, 'x-request-id'),
    retryAfter: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
    cause: failure,
  });
}
