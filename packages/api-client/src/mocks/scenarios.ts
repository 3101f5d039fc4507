import { delay, HttpResponse, type HttpHandler } from 'msw';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import { requiredFieldsOf, type Fault } from '../validation/index.ts';
import { answerOf, failed, handle, handlers, localeOfRequest, operationIds } from './handlers.ts';

/** How long `slow` takes, in milliseconds: long enough to look at a loading state, always the same. */
export const SLOW = 2_000;

const where = (wanted: (operation: (typeof operationTable)[OperationId], id: OperationId) => boolean) =>
  operationIds.filter((id) => wanted(operationTable[id], id));
const every = operationIds.filter((id) => id !== 'getHealth');
const failing = (
  ids: readonly OperationId[],
  ...[code, options]: [Parameters<typeof failed>[0], Parameters<typeof failed>[2]?]
) => ids.map((id) => handle(id, ({ request }) => failed(code, localeOfRequest(request), options)));

/** An answer without entries: lists become empty, counts become nothing. */
function emptied(body: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
  if ('pagination' in lists)
    lists['pagination'] = { ...(lists['pagination'] as object), page: 1, total: 0, total_pages: 0 };
  if ('balance' in lists) lists['balance'] = 0;
  return lists;
}

// A site without settings is not an empty site but a broken one.
const emptiable = where((_, id) => id.startsWith('list') && id !== 'listSettings');

function empty(id: OperationId): HttpHandler {
  return handle(id, async (info) => {
    const response = (await answerOf(id)(info)) as Response;
    return response.ok ? HttpResponse.json(emptied((await response.json()) as Record<string, unknown>)) : response;
  });
}

function declined(id: OperationId): HttpHandler {
  return handle(id, ({ request }) =>
    failed('conflict', localeOfRequest(request), {
      message: localeOfRequest(request) === 'ar' ? 'رفض المصرف عملية الدفع' : 'The bank declined the payment',
    }),
  );
}

/** Named states of the server for stories and tests: `msw.use(...scenarios.empty)` before the normal handlers. */
export const scenarios = {
  /** Everything works. */
  normal: handlers,
  /** The association has published nothing yet, the member owns nothing. */
  empty: emptiable.map(empty),
  /** Every answer takes `SLOW` milliseconds. */
  slow: every.map((id) =>
    handle(id, async (info) => {
      await delay(SLOW);
      return answerOf(id)(info);
    }),
  ),
  /** Every call hangs until it is aborted: a loading state that stays. */
  pending: every.map((id) =>
    handle(id, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  ),
  /** No answer at all. */
  serverDown: operationIds.map((id) => handle(id, () => HttpResponse.error())),
  /** The server cannot answer now: 503. */
  unavailable: failing(operationIds, 'unavailable'),
  /** The server fails: 500. */
  serverError: failing(every, 'server_error'),
  /** Every form is refused, with a message at each field that the contract requires. */
  validation: where(({ body }) => body === 'required').map((id) =>
    handle(id, ({ request }) => {
      const faults = requiredFieldsOf(id).map((field): Fault => ({ field, rule: 'required' }));
      return failed('validation', localeOfRequest(request), { faults });
    }),
  ),
  /** The token is worth nothing any more. */
  unauthenticated: failing(
    where(({ auth }) => auth !== 'none'),
    'unauthenticated',
  ),
  /** Signed in, but no member. */
  forbidden: failing(
    where(({ auth }) => auth === 'member'),
    'forbidden',
  ),
  /** Nothing has the address one asks for. */
  notFound: failing(
    where(({ params }) => params.length > 0),
    'not_found',
  ),
  /** Too many attempts to sign in, up or to reset. */
  rateLimited: failing(['signIn', 'signUp', 'forgotPassword'], 'rate_limited', { retryAfter: 60 }),
  /** The payment is refused when the checkout is opened. */
  paymentDeclined: [declined('createCheckout')],
} satisfies Record<string, HttpHandler[]>;

/** Name of a scenario. */
export type Scenario = keyof typeof scenarios;
