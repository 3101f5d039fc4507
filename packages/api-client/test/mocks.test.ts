import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type ApiError } from '../src/index.ts';
import { describeContract } from '../src/contract/index.ts';
import {
  addMockPasskey,
  createMockDevice,
  DEMO,
  expireConfirmations,
  handlers,
  lastCode,
  lastDeletionToken,
  lastResetToken,
  MOCK_TOTP_CODE,
  REJECTED_CREDENTIAL,
  resetMocks,
  scenarios,
  settleCheckout,
  signInAs,
  turnOnMockTwoStep,
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
  device: () => createMockDevice(),
  totpCode: () => MOCK_TOTP_CODE,
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

async function codeOfPhoneChange() {
  await client(signInAs(DEMO[0]!.phone)).requestPhoneChange({ phone: '0559999999' });
  return lastCode('+966559999999');
}

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
  test('secondFactorRequired needs a second factor after the right password', async () => {
    server.use(...scenarios.secondFactorRequired);
    const { phone: username, password } = DEMO[0]!;
    expect(await kindOf(client().signIn({ username, password: 'wrong-1' }))).toBe('validation');
    expect(await kindOf(client().signIn({ username, password }))).toBe('secondFactorRequired');
    const second_factor = { method: 'totp', code: '000000' } as const;
    expect(await kindOf(client().signIn({ username, password, second_factor }))).toBe('none');
    turnOnMockTwoStep(username);
    expect(await kindOf(client().signIn({ username, password, second_factor }))).toBe('validation');
    const right = { method: 'totp', code: MOCK_TOTP_CODE } as const;
    expect(await kindOf(client().signIn({ username, password, second_factor: right }))).toBe('none');
  });
  test('a passkey that was added without a call signs in by its device', async () => {
    const device = createMockDevice(addMockPasskey(DEMO[0]!.phone, { name: 'جوال نورة' }));
    const { challenge_id } = await client().requestPasskeyChallenge();
    const { access_token } = await client().signInWithPasskey({ challenge_id, credential: device.get() });
    const { passkeys, two_step } = await client(access_token).getSignInSecurity();
    expect([passkeys[0]?.name, two_step]).toEqual(['جوال نورة', null]);
    const again = await client().requestPasskeyChallenge();
    const credential = createMockDevice(REJECTED_CREDENTIAL).get();
    expect(await kindOf(client().signInWithPasskey({ challenge_id: again.challenge_id, credential }))).toBe(
      'validation',
    );
  });
  test('pending ends on abort only', async () => {
    server.use(...scenarios.pending);
    const controller = new AbortController();
    const call = kindOf(client().listBranches({ signal: controller.signal }));
    controller.abort();
    expect(await call).toBe('aborted');
  });
  test('a failed call does not change the codes that follow', async () => {
    const code = await codeOfPhoneChange();
    expect(code).toMatch(/^\d{6}$/);
    resetMocks();
    expect(await kindOf(client('unknown').getUser())).toBe('unauthenticated');
    expect(await codeOfPhoneChange()).toBe(code);
  });
  test('resetMocks ends all sessions', async () => {
    const token = signInAs(DEMO[0]!.phone);
    resetMocks();
    expect(await kindOf(client(token).getUser())).toBe('unauthenticated');
  });
});
