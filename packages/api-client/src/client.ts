import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { ApiError, toApiError } from './error.ts';
import { operationTable } from './operations.gen.ts';
import { isAway, pause } from './retry.ts';
import { timezoneHeader } from './timezone.ts';
import type { FieldErrors, InputOf, Locale, OperationId, OutputOf } from './types.ts';

/** Options of a client. The client is stateless: language, token and base URL are read at each call. */
export interface ClientOptions {
  /** Origin of the API, without `/api`; empty: the page's own origin. A function is called at each request. */
  baseURL: string | (() => string);
  /** Returns the language of response texts, sent as `X-locale`. */
  getLocale: () => Locale;
  /** Returns the access token; `null` or `undefined` for a guest. */
  getToken?: () => string | null | undefined;
  /** Called when a call fails with 404. */
  onNotFound?: (error: ApiError) => void;
  /** Called with the field errors of a failed call; with `null` on every success, so that old errors are cleared. */
  onErrors?: (errors: FieldErrors | null, message?: string) => void;
  /** Called with the user-facing message of a successful write. */
  onMessage?: (message: string) => void;
  /** Called when a call with a token fails with 401: the token is no longer valid. */
  onUnauthenticated?: (error: ApiError) => void;
  /**
   * Called when a call needs a confirmation of the session (`x-confirmation`): lets the user confirm, by
   * `confirmSession`. The call is suspended meanwhile. `true`: the call is repeated with the same idempotency key;
   * `false`, and without this callback: it fails with kind `confirmationRequired`.
   */
  onConfirmationRequired?: (signal: AbortSignal | undefined) => Promise<boolean>;
  /** Timeout of a call in ms. @default 15000 */
  timeout?: number;
  /** Delays in ms before each retry of a failed read; their number is the number of retries. @default [200, 600] */
  retryDelays?: readonly number[];
  /** Offset in minutes, as returned by `Date.prototype.getTimezoneOffset`. @default this machine's */
  getTimezoneOffset?: () => number;
  /** Transport, for tests. @default axios' fetch adapter, the same in browsers and Node */
  adapter?: AxiosAdapter;
}

/** Options of each method, in addition to its input. */
export interface CallOptions {
  /** Aborts the call, which then fails with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`: one value per intent, reused when the user retries. */
  idempotencyKey?: string | undefined;
  /** Suppresses `onNotFound` and `onErrors`: the outcome concerns the caller alone. @default false */
  unasked?: boolean | undefined;
}

/** The operations that open a checkout, by their path; those with a parameter in the path have methods of their own. */
type CheckoutOperations = {
  [
    Id in OperationId as OutputOf<Id> extends { checkout: unknown }
      ? (typeof operationTable)[Id]['params'] extends readonly []
        ? (typeof operationTable)[Id]['path']
        : never
      : never
  ]: { input: InputOf<Id>; output: OutputOf<Id> };
};
type CheckoutPath = keyof CheckoutOperations;

/** The payment checkout of the specification: the caller gives the path, and the response's field with the payment details. */
export interface CheckoutCall<Path extends CheckoutPath, Field extends keyof CheckoutOperations[Path]['output']> {
  path: Path;
  field: Field;
  data: CheckoutOperations[Path]['input'];
}

type Method<Id extends OperationId> =
  unknown extends InputOf<Id>
    ? (options?: CallOptions) => Promise<OutputOf<Id>>
    : Record<string, never> extends InputOf<Id>
      ? (input?: InputOf<Id>, options?: CallOptions) => Promise<OutputOf<Id>>
      : (input: InputOf<Id>, options?: CallOptions) => Promise<OutputOf<Id>>;

/**
 * One method per operation of the contract.
 * @throws ApiError the only error of each method
 */
export type Client = { readonly [Id in OperationId]: Method<Id> } & {
  /**
   * Opens a checkout and returns the named field of the response.
   *
   * @throws {ApiError} `malformed` when the response lacks the field
   */
  readonly checkout: <Path extends CheckoutPath, Field extends keyof CheckoutOperations[Path]['output']>(
    call: CheckoutCall<Path, Field>,
    options?: CallOptions,
  ) => Promise<CheckoutOperations[Path]['output'][Field]>;
};

interface Request {
  method: string;
  url: string;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  /** Whether the body is sent as form data. */
  form?: boolean;
  answer?: 'json' | 'pdf' | 'zip';
}

/** Builds form data from the fields that have a value. */
function formDataOf(fields: Record<string, string | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.append(name, value);
  return form;
}

/** Media types of answers that are files. */
const FILE_TYPES = { pdf: 'application/pdf', zip: 'application/zip' } as const;

/** Parses an error response: it is JSON even when a document was requested as a Blob. */
async function withParsedBody(failure: unknown): Promise<unknown> {
  const response = (failure as { response?: { data?: unknown } } | null)?.response;
  if (response?.data instanceof Blob)
    response.data = await response.data
      .text()
      .then((text) => JSON.parse(text) as unknown)
      .catch(() => null);
  return failure;
}

/** Creates an API client. Each call returns its own result; the callbacks handle page-wide effects. */
export function createClient(options: ClientOptions): Client {
  const {
    timeout = 15_000,
    retryDelays = [200, 600],
    getTimezoneOffset = () => new Date().getTimezoneOffset(),
  } = options;
  const http: AxiosInstance = axios.create({ adapter: options.adapter ?? 'fetch', timeout });

  async function send(
    { method, url, query, body, form = false, answer }: Request,
    { signal, idempotencyKey }: CallOptions,
    token: string | null,
  ): Promise<unknown> {
    const fileType = answer === undefined || answer === 'json' ? null : FILE_TYPES[answer];
    const headers: Record<string, string | false> = {
      Accept: fileType ? `${fileType}, application/json` : 'application/json',
      'X-locale': options.getLocale(),
      Timezone: timezoneHeader(getTimezoneOffset()),
    };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
    // `false` prevents axios from setting a content type: without a body, or where the transport adds the form
    // boundary.
    headers['Content-Type'] = body === undefined || form ? false : 'application/json';
    const baseURL = typeof options.baseURL === 'function' ? options.baseURL() : options.baseURL;
    const response = await http.request<unknown>({
      method,
      url,
      baseURL,
      headers,
      ...(fileType && { responseType: 'blob' as const }),
      ...(query && { params: query }),
      ...(body !== undefined && { data: form ? formDataOf(body as Record<string, string | null>) : body }),
      ...(signal && { signal }),
    });
    const { data, status } = response;
    // axios returns a non-JSON response as text, for example a proxy's error page.
    if (typeof data !== 'object' || data === null || (data instanceof Blob && data.type !== fileType))
      throw new ApiError({ kind: 'malformed', status });
    return data;
  }

  async function sendPatiently(request: Request, call: CallOptions, token: string | null): Promise<unknown> {
    const delays = request.method === 'get' ? retryDelays : [];
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(request, call, token);
      } catch (failure) {
        const error = toApiError(await withParsedBody(failure));
        const delay = delays[attempt];
        if (delay === undefined || !isAway(error)) throw error;
        await pause(delay, call.signal);
      }
    }
  }

  async function sendConfirmed(request: Request, call: CallOptions, token: string | null): Promise<unknown> {
    for (;;) {
      try {
        return await sendPatiently(request, call, token);
      } catch (failure) {
        const error = toApiError(failure);
        if (error.kind !== 'confirmationRequired') throw error;
        const confirmed = (await options.onConfirmationRequired?.(call.signal)) ?? false;
        if (call.signal?.aborted) throw new ApiError({ kind: 'aborted', cause: error });
        // Another user may have signed in meanwhile: the call is not theirs.
        if (!confirmed || (options.getToken?.() ?? null) !== token) throw error;
      }
    }
  }

  async function perform(request: Request, call: CallOptions): Promise<unknown> {
    const token = options.getToken?.() ?? null;
    try {
      const data = (await sendConfirmed(request, call, token)) as Record<string, unknown>;
      if (!call.unasked) options.onErrors?.(null);
      if (request.method !== 'get' && typeof data['message'] === 'string' && data['message'])
        options.onMessage?.(data['message']);
      return data;
    } catch (failure) {
      const error = toApiError(failure);
      if (error.fieldErrors && !call.unasked) options.onErrors?.(error.fieldErrors, error.message);
      if (error.kind === 'notFound' && !call.unasked) options.onNotFound?.(error);
      if (error.kind === 'unauthenticated' && token) options.onUnauthenticated?.(error);
      throw error;
    }
  }

  function method(id: OperationId) {
    const { method: verb, path, params, query, body, answer, form } = operationTable[id];
    const queryNames: readonly string[] = query;
    const pathNames: readonly string[] = params;
    const takesInput = body === 'required' || queryNames.length + pathNames.length > 0;
    return (first?: Record<string, unknown> | CallOptions, second?: CallOptions) => {
      const input = (takesInput ? (first ?? {}) : {}) as Record<string, unknown>;
      const call = (takesInput ? second : (first as CallOptions | undefined)) ?? {};
      const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
      const pick = (keep: (name: string) => boolean) =>
        Object.fromEntries(Object.entries(input).filter(([name, value]) => keep(name) && value !== undefined));
      return perform(
        {
          method: verb,
          url,
          answer,
          form,
          query: pick((name) => queryNames.includes(name)),
          body:
            body === 'required' ? pick((name) => !queryNames.includes(name) && !pathNames.includes(name)) : undefined,
        },
        call,
      );
    };
  }

  async function checkout(
    { path, field, data }: { path: string; field: string; data: unknown },
    call: CallOptions = {},
  ): Promise<unknown> {
    const answer = (await perform({ method: 'post', url: path, body: data }, call)) as Record<string, unknown>;
    if (answer[field] === undefined) throw new ApiError({ kind: 'malformed', status: 200 });
    return answer[field];
  }

  const methods = Object.fromEntries((Object.keys(operationTable) as OperationId[]).map((id) => [id, method(id)]));
  return { ...methods, checkout } as unknown as Client;
}
