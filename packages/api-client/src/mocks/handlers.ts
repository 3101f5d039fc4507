import { http, HttpHandler, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { operationTable } from '../operations.gen.ts';
import type { ErrorCode, Locale, OperationId } from '../types.ts';
import {
  allowedMethods,
  checkRequest,
  ERROR_STATUS,
  errorBody,
  localeOf,
  MAX_BODY_BYTES,
  readFormData,
  successStatus,
  type Fault,
} from '../validation/index.ts';
import { mockAnswers } from './answers.ts';
import { MockFailure } from './failure.ts';
import { isConfirmedSession, state } from './state/state.ts';

/** Not the state's counter: a failed call, also a late one of the story before, must not change the codes that follow. */
let failedCalls = 0;

/** Builds the contract's error response. */
export function failed(
  code: ErrorCode,
  locale: Locale,
  options: { faults?: Fault[]; message?: string; retryAfter?: number | undefined } = {},
): Response {
  const requestId = `mock-${++failedCalls}`;
  const body = errorBody(code, locale, requestId, options.faults);
  const headers = {
    'X-Request-Id': requestId,
    ...(options.retryAfter !== undefined && { 'Retry-After': String(options.retryAfter) }),
  };
  return HttpResponse.json(options.message === undefined ? body : { ...body, message: options.message }, {
    status: ERROR_STATUS[code],
    headers,
  });
}

/** Returns the locale of a request. */
export const localeOfRequest = (request: Request): Locale => localeOf(request.headers.get('X-locale'));

async function readBody(request: Request, takesForm: boolean): Promise<unknown> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length === 0) return undefined;
  const contentType = request.headers.get('Content-Type') ?? '';
  const isForm = takesForm && /^multipart\/form-data\b/i.test(contentType);
  if (!isForm && !/^application\/json\b/i.test(contentType)) throw new MockFailure('unsupported_media_type');
  if (bytes.length > MAX_BODY_BYTES) throw new MockFailure('payload_too_large');
  try {
    return isForm ? await readFormData(bytes, contentType) : (JSON.parse(new TextDecoder().decode(bytes)) as unknown);
  } catch {
    throw new MockFailure('bad_request');
  }
}

function queryOf(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [
      name,
      searchParams.getAll(name).length > 1 ? searchParams.getAll(name) : searchParams.get(name),
    ]),
  );
}

/** Handles a call as the contract defines: access control, then validation, then the operation. */
async function answer(id: OperationId, request: Request, params: Record<string, unknown>): Promise<Response> {
  const locale = localeOfRequest(request);
  try {
    const { auth, confirmation, body, form, params: names } = operationTable[id];
    const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
    const account =
      state.accounts.find((each) => each.id === (token === null ? undefined : state.tokens.get(token))) ?? null;
    if (auth !== 'none' && !account) throw new MockFailure('unauthenticated');
    if (auth === 'member' && !account?.member) throw new MockFailure('forbidden');
    const raw = {
      // Excludes the match of the path's leading wildcard.
      params: Object.fromEntries(names.map((name) => [name, params[name]])),
      query: queryOf(request.url),
      headers: Object.fromEntries(request.headers),
      body: body === 'none' ? undefined : await readBody(request, form),
    };
    const checked = checkRequest(id, raw);
    if (checked.faults) throw new MockFailure('validation', checked.faults);
    if (confirmation && !isConfirmedSession(token)) throw new MockFailure('confirmation_required');
    const output = mockAnswers[id]({
      input: checked.input,
      locale,
      account,
      token,
      idempotencyKey: checked.idempotencyKey,
    } as never);
    if (output instanceof Blob)
      return new HttpResponse(await output.arrayBuffer(), {
        status: successStatus(id),
        headers: { 'Content-Type': output.type },
      });
    return HttpResponse.json(output as JsonBodyType, { status: successStatus(id) });
  } catch (failure) {
    if (!(failure instanceof MockFailure)) throw failure;
    return failed(failure.code, locale, { faults: failure.faults, retryAfter: failure.retryAfter });
  }
}

/**
 * Skips msw's parsing of URL and cookies for handlers that cannot match: there is one handler for each of a hundred
 * operations.
 */
class OperationHandler extends HttpHandler {
  readonly #beginning: string;

  constructor(id: OperationId, resolver: HttpResponseResolver) {
    const { method, path } = operationTable[id];
    super(method.toUpperCase(), `*${path.replace(/\{(\w+)\}/g, ':$1')}`, resolver);
    this.#beginning = path.replace(/\{.*/, '');
  }

  override async run(call: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    return call.request.url.includes(this.#beginning) ? super.run(call) : null;
  }
}

/** Creates a handler for one operation, at any origin. */
export const handle = (id: OperationId, resolver: HttpResponseResolver): HttpHandler =>
  new OperationHandler(id, resolver);

/** Returns the resolver of the mocked operation, for scenarios that extend it. */
export const answerOf =
  (id: OperationId): HttpResponseResolver =>
  ({ request, params }) =>
    answer(id, request, params);

/** Ids of all operations, in the contract's order. */
export const operationIds = Object.keys(operationTable) as OperationId[];

/**
 * One handler per operation, based on the fixtures. Unknown calls stay unhandled, so that stories and tests can fail on
 * them.
 */
export const handlers: HttpHandler[] = operationIds.map((id) => handle(id, answerOf(id)));

/**
 * Responds with the contract's 404 or 405 to all other calls below /api, to mock a whole server: place it after
 * `handlers`.
 */
export const unknownCalls: HttpHandler = http.all('*/api/*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const known = allowedMethods(pathname.slice(pathname.indexOf('/api/'))).length > 0;
  return failed(known ? 'method_not_allowed' : 'not_found', localeOfRequest(request));
});
