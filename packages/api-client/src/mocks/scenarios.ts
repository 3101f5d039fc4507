import { delay, HttpResponse, type HttpHandler } from 'msw';
import { operationTable } from '../operations.gen.ts';
import type { OperationId } from '../types.ts';
import { requiredFieldsOf, type Fault } from '../validation/index.ts';
import { answerOf, failed, handle, handlers, localeOfRequest, operationIds } from './handlers.ts';
import { state } from './state/state.ts';

/** Response time of `slow` in ms: long enough to see a loading state, and constant. */
export const SLOW = 2_000;

const where = (wanted: (operation: (typeof operationTable)[OperationId], id: OperationId) => boolean) =>
  operationIds.filter((id) => wanted(operationTable[id], id));
const every = operationIds.filter((id) => id !== 'getHealth');
const failing = (
  ids: readonly OperationId[],
  ...[code, options]: [Parameters<typeof failed>[0], Parameters<typeof failed>[2]?]
) => ids.map((id) => handle(id, ({ request }) => failed(code, localeOfRequest(request), options)));

/** Empties a response: lists become empty, the pagination and a share balance become 0. */
function emptied(body: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
  if ('pagination' in lists)
    lists['pagination'] = { ...(lists['pagination'] as object), page: 1, total: 0, total_pages: 0 };
  if ('balance' in lists) lists['balance'] = 0;
  return lists;
}

// A site without settings is broken, not empty.
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

/** Ignores that the user has proven their identity by signing in. */
function unconfirmed(id: OperationId): HttpHandler {
  return handle(id, (info) => {
    const token = info.request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    return state.confirmations.get(token)?.by === 'confirmSession'
      ? answerOf(id)(info)
      : failed('confirmation_required', localeOfRequest(info.request));
  });
}

/** The account has two-step sign-in on, whichever it is: a sign-in without a second factor is rejected. */
const withoutFactor = handle('signIn', async (info) => {
  const input = (await info.request.clone().json()) as Record<string, unknown> | null;
  if (input?.['second_factor'] !== undefined) return answerOf('signIn')(info);
  const response = (await answerOf('signIn')(info)) as Response;
  return response.ok ? failed('second_factor_required', localeOfRequest(info.request)) : response;
});

/** Named server states for stories and tests: `msw.use(...scenarios.empty)` before the normal handlers. */
export const scenarios = {
  /** All operations succeed. */
  normal: handlers,
  /** No published content, and the member owns nothing. */
  empty: emptiable.map(empty),
  /** Each response takes `SLOW` ms. */
  slow: every.map((id) =>
    handle(id, async (info) => {
      await delay(SLOW);
      return answerOf(id)(info);
    }),
  ),
  /** Calls hang until they are aborted: a permanent loading state. */
  pending: every.map((id) =>
    handle(id, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  ),
  /** Network error: no response. */
  serverDown: operationIds.map((id) => handle(id, () => HttpResponse.error())),
  /** The server is unavailable: 503. */
  unavailable: failing(operationIds, 'unavailable'),
  /** The server fails: 500. */
  serverError: failing(every, 'server_error'),
  /** All forms are rejected, with an error at each required field. */
  validation: where(({ body }) => body === 'required').map((id) =>
    handle(id, ({ request }) => {
      const faults = requiredFieldsOf(id).map((field): Fault => ({ field, rule: 'required' }));
      return failed('validation', localeOfRequest(request), { faults });
    }),
  ),
  /** The token is invalid: 401. */
  unauthenticated: failing(
    where(({ auth }) => auth !== 'none'),
    'unauthenticated',
  ),
  /** Signed in, but not a member: 403. */
  forbidden: failing(
    where(({ auth }) => auth === 'member'),
    'forbidden',
  ),
  /** Each session is older than ten minutes: sensitive changes need a confirmation first. */
  confirmationRequired: where(({ confirmation }) => confirmation).map(unconfirmed),
  /**
   * The right password alone does not sign in: 403. Every second factor of the right form is accepted, unless
   * `turnOnMockTwoStep` has turned it on for the account: then `MOCK_TOTP_CODE` and its recovery codes are.
   */
  secondFactorRequired: [withoutFactor],
  /** Operations with path parameters respond 404. */
  notFound: failing(
    where(({ params }) => params.length > 0),
    'not_found',
  ),
  /** Too many attempts to sign in, sign up, confirm a session or request a reset: 429. */
  rateLimited: failing(
    [
      'signIn',
      'signInWithPasskey',
      'requestPasskeyChallenge',
      'signUp',
      'forgotPassword',
      'confirmSession',
      'enableTwoStep',
    ],
    'rate_limited',
    { retryAfter: 60 },
  ),
  /** The payment is declined when the checkout is opened. */
  paymentDeclined: [declined('createCheckout')],
} satisfies Record<string, HttpHandler[]>;

export type Scenario = keyof typeof scenarios;
