import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type ApiError } from '../src/index.ts';
import { describeContract } from '../src/contract/index.ts';
import {
  DEMO,
  expireConfirmations,
  handlers,
  lastCode,
  lastDeletionToken,
  lastResetToken,
  resetMocks,
  scenarios,
  settleCheckout,
  signInAs,
  unknownCalls,
} from '../src/mocks/index.ts';

const DONATION = { target_type: 'general', monthly_price: 5000, months: 1, idempotency_key: '12345678' } as const;

const baseURL = 'http://mocked.example';
const server = setupServer(...handlers, unknownCalls);

beforeAll(() => {
  resetMocks();
  server.listen();
});
afterAll(() => server.close());

describeContract('the mocks', {
  pay: (checkoutId, outcome) => Promise.resolve(settleCheckout(checkoutId, outcome)),
  baseURL,
  expireConfirmations: async () => expireConfirmations(),
  resetToken: async (username) => lastResetToken(username) ?? '',
  newestCode: async (recipient) => lastCode(recipient) ?? '',
  deletionToken: async (username) => lastDeletionToken(username) ?? '',
});

const client = (token: string | null = null) =>
  createClient({ baseURL, getLocale: () => 'ar', getToken: () => token, retryDelays: [] });
const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: ApiError) => error.kind,
  );

describe('scenarios', () => {
  afterEach(() => {
    server.resetHandlers();
    resetMocks();
  });

  test('empty preserves the settings and empties the lists', async () => {
    server.use(...scenarios.empty);
    const own = client(signInAs(DEMO[0]!.phone));
    expect((await own.listNews()).news).toEqual([]);
    expect(await own.listShareMovements()).toMatchObject({ share_movements: [], balance: 0, pagination: { total: 0 } });
    expect((await own.listSettings()).settings.length).toBeGreaterThan(0);
  });
  test.each([
    ['serverDown', 'network'],
    ['unavailable', 'server'],
    ['serverError', 'server'],
  ] as const)('%s', async (scenario, kind) => {
    server.use(...scenarios[scenario]);
    expect(await kindOf(client().listBranches())).toBe(kind);
    expect(await kindOf(client().signIn({ username: DEMO[0]!.phone, password: DEMO[0]!.password }))).toBe(kind);
  });
  test('validation names every required field', async () => {
    server.use(...scenarios.validation);
    const error = await client()
      .signIn({ username: DEMO[0]!.phone, password: DEMO[0]!.password })
      .catch((reason: unknown) => reason as ApiError);
    expect(error).toMatchObject({
      kind: 'validation',
      fieldErrors: { username: [expect.any(String)], password: [expect.any(String)] },
    });
  });
  test('unauthenticated, forbidden, notFound, rateLimited, paymentDeclined', async () => {
    const token = signInAs(DEMO[0]!.phone);
    server.use(...scenarios.unauthenticated);
    expect(await kindOf(client(token).getUser())).toBe('unauthenticated');
    server.use(...scenarios.forbidden);
    expect(await kindOf(client(token).getMember())).toBe('forbidden');
    server.use(...scenarios.notFound);
    expect(await kindOf(client().getBranch({ slug: 'buraydah' }))).toBe('notFound');
    server.use(...scenarios.rateLimited);
    expect(await kindOf(client().signIn({ username: 'x', password: 'y' }))).toBe('rateLimited');
    server.use(...scenarios.paymentDeclined);
    const declined = await client()
      .checkout({ path: '/api/checkout', field: 'checkout', data: DONATION })
      .catch((reason: unknown) => reason as ApiError);
    expect(declined).toMatchObject({ kind: 'conflict', serverMessage: 'رفض المصرف عملية الدفع' });
  });
  test('pending ends on abort only', async () => {
    server.use(...scenarios.pending);
    const controller = new AbortController();
    const call = kindOf(client().listBranches({ signal: controller.signal }));
    controller.abort();
    expect(await call).toBe('aborted');
  });
  test('resetMocks ends all sessions', async () => {
    const token = signInAs(DEMO[0]!.phone);
    resetMocks();
    expect(await kindOf(client(token).getUser())).toBe('unauthenticated');
  });
});
