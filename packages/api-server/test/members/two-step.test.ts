import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeExpired } from '../../src/composition/housekeeping.ts';
import { accountsOn } from '../kit/accounts.ts';
import { databases, newestToken, startServer } from '../kit/kit.ts';
import { codeAt } from '../kit/totp.ts';

const MINUTE = 60_000;
const STEP = 30_000;
const HOME = '192.0.2.1';
const WRONG_CODE = { 'second_factor.code': ['The verification code is not correct'] };

const recovery = (code = '') => ({ method: 'recovery_code', code });

describe.each(databases)('two-step sign-in on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const lines: string[] = [];
  /** Time of the server's clock, in the middle of a step; `null`: this machine's. */
  let clock: number | null = null;
  const now = () => (clock === null ? new Date() : new Date(clock));
  const { call, newUser, requestChallenge, addPasskey, newMessages } = accountsOn(() => running);
  const db = () => running.server.database.db;

  beforeAll(async () => {
    running = await startServer(kind, {
      now,
      logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    });
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    clock = Math.floor(Date.now() / STEP) * STEP + STEP / 2;
    lines.length = 0;
  });

  const request = (token: string) => call('requestTwoStep', {}, { token });
  const enable = (token: string, code: string) => call('enableTwoStep', { code }, { token });
  /** A user with two-step sign-in; the time goes on by a step, so that the next code is another one. */
  const newSecuredUser = async () => {
    const user = await newUser();
    const { secret } = (await request(user.token)).body;
    const { status, body } = await enable(user.token, codeAt(secret, now()));
    expect([status, body]).toEqual([200, expect.anything()]);
    clock = (clock ?? 0) + STEP;
    return { ...user, secret, codes: body.recovery_codes };
  };
  const signIn = (credentials: object, second_factor?: object, from = HOME) =>
    call('signIn', { ...credentials, ...(second_factor && { second_factor }) }, { from });
  const totp = (secret: string, time = now()) => ({ method: 'totp', code: codeAt(secret, time) });
  const inSteps = (steps: number) => new Date(now().getTime() + steps * STEP);

  describe('the secret', () => {
    test('has the association’s name and the phone, and is stored encrypted', async () => {
      const { id, phone, token } = await newUser();
      const { secret, uri } = (await request(token)).body;
      expect(uri).toBe(
        `otpauth://totp/Taawun:${encodeURIComponent(phone)}?issuer=Taawun&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      expect(secret).toHaveLength(32);
      const row = await db().selectFrom('two_step').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow();
      expect(row.secret_enc).toMatch(/^v1\.test\./);
      expect(JSON.stringify(row) + lines.join('')).not.toContain(secret);
    });

    test('waits an hour for its first code, and is removed after it', async () => {
      const { id, token } = await newUser();
      const { secret } = (await request(token)).body;
      const requested = now().getTime();
      clock = requested + 59 * MINUTE;
      await removeExpired(db(), now());
      const wrong = await enable(token, codeAt(secret, inSteps(5)));
      // The session is not confirmed any more.
      expect(wrong.status).toBe(403);
      await db()
        .updateTable('access_tokens')
        .set({ confirmed_at: inSteps(1) })
        .where('user_id', '=', id)
        .execute();
      expect((await enable(token, codeAt(secret, inSteps(5)))).body.errors).toEqual({
        code: ['The verification code is not correct'],
      });
      clock = requested + 61 * MINUTE;
      const outdated = await enable(token, codeAt(secret, now()));
      expect([outdated.status, outdated.body.code]).toEqual([409, 'two_step_off']);
      await removeExpired(db(), now());
      expect(await db().selectFrom('two_step').selectAll().where('user_id', '=', id).execute()).toEqual([]);
    });

    test('of a later request replaces an earlier one', async () => {
      const { token } = await newUser();
      const [first, second] = [(await request(token)).body.secret, (await request(token)).body.secret];
      expect((await enable(token, codeAt(first, now()))).status).toBe(422);
      expect((await enable(token, codeAt(second, now()))).status).toBe(200);
    });

    test('is turned on once, by one of two calls', async () => {
      const { token } = await newUser();
      const { secret } = (await request(token)).body;
      const answers = await Promise.all([1, 2].map(() => enable(token, codeAt(secret, now()))));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });
  });

  describe('a code of the app', () => {
    test('works once: not again in its step, and not one from before it', async () => {
      const { credentials, secret } = await newSecuredUser();
      expect((await signIn(credentials, totp(secret))).status).toBe(200);
      for (const factor of [totp(secret), totp(secret, inSteps(-1))])
        expect((await signIn(credentials, factor)).body.errors).toEqual(WRONG_CODE);
      expect((await signIn(credentials, totp(secret, inSteps(1)))).status).toBe(200);
    });

    test('used by several at once works for one', async () => {
      const { credentials, secret } = await newSecuredUser();
      const answers = await Promise.all([1, 2, 3].map(() => signIn(credentials, totp(secret))));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    });

    test('is valid in the step before and after its own, for clocks that differ, and no longer', async () => {
      const { credentials, secret } = await newSecuredUser();
      clock = (clock ?? 0) + 10 * STEP;
      for (const steps of [-2, 2]) expect((await signIn(credentials, totp(secret, inSteps(steps)))).status).toBe(422);
      for (const steps of [-1, 1]) expect((await signIn(credentials, totp(secret, inSteps(steps)))).status).toBe(200);
    });

    test('that turned two-step sign-in on does not sign in', async () => {
      const { token, credentials } = await newUser();
      const { secret } = (await request(token)).body;
      await enable(token, codeAt(secret, now()));
      expect((await signIn(credentials, totp(secret))).status).toBe(422);
    });
  });

  describe('a recovery code', () => {
    test('is stored as a slow hash with a salt', async () => {
      const { id, codes } = await newSecuredUser();
      const rows = await db().selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute();
      expect(rows).toHaveLength(10);
      for (const { code_hash } of rows) expect(code_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/.test(code))).toBe(true);
      for (const code of codes) expect(JSON.stringify(rows) + lines.join('')).not.toContain(code.replace('-', ''));
    });

    test('used by several at once works for one, and is reported on every channel with how many are left', async () => {
      const { id, phone, email, credentials, codes } = await newSecuredUser();
      await newMessages(id);
      const answers = await Promise.all([1, 2, 3].map(() => signIn(credentials, recovery(codes[0]))));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
      const { messages, notification } = await newMessages(id);
      expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
        ['sms', phone],
        ['email', email],
      ]);
      for (const { body } of messages) expect(body).toContain('You have 9 codes left');
      expect(notification?.text.ar).toContain('بقيت لديك ٩ رموز');
    });

    test('of another account is rejected', async () => {
      const [one, two] = [await newSecuredUser(), await newSecuredUser()];
      expect((await signIn(one.credentials, recovery(two.codes[0]))).body.errors).toEqual({
        'second_factor.code': ['The recovery code is not correct or has been used'],
      });
    });

    test('of the set before the newest is rejected', async () => {
      const { id, token, credentials, codes } = await newSecuredUser();
      await newMessages(id);
      const renewed = await call('renewRecoveryCodes', {}, { token });
      expect((await newMessages(id)).messages.map(({ subject }) => subject)).toEqual([
        'Your recovery codes were replaced',
        'Your recovery codes were replaced',
      ]);
      expect((await signIn(credentials, recovery(codes[0]))).status).toBe(422);
      expect((await signIn(credentials, recovery(renewed.body.recovery_codes[0]))).status).toBe(200);
    });
  });

  describe('before the right password', () => {
    test('accounts with and without two-step sign-in have the same answers', async () => {
      const [plain, secured] = [await newUser(), await newSecuredUser()];
      const answers = [];
      for (const { credentials } of [plain, secured])
        for (const factor of [undefined, totp(secured.secret), recovery('AAAAA-AAAAA')]) {
          const { status, body } = await signIn({ ...credentials, password: 'a wrong one' }, factor);
          answers.push(JSON.stringify([status, { ...body, request_id: '' }]));
        }
      expect(new Set(answers).size).toBe(1);
      // The factor was not used up.
      expect((await signIn(secured.credentials, totp(secured.secret))).status).toBe(200);
    });

    test('a locked account answers as with a wrong password', async () => {
      const { id, credentials, secret } = await newSecuredUser();
      await db().updateTable('users').set({ locked_at: new Date() }).where('id', '=', id).execute();
      expect((await signIn(credentials, totp(secret))).body.errors).toEqual({
        password: ['The sign-in details are not correct'],
      });
    });
  });

  describe('limits', () => {
    test('the right password without a factor is not counted as a failure', async () => {
      const { credentials } = await newSecuredUser();
      for (let attempt = 0; attempt < 15; attempt++) expect((await signIn(credentials)).status).toBe(403);
    });

    test('five wrong factors of any kind from one network, also after a new password', async () => {
      const { phone, credentials, secret } = await newSecuredUser();
      const from = '198.51.100.20';
      const wrong = [
        { method: 'totp', code: '000000' },
        recovery('AAAAA-AAAAA'),
        { method: 'totp', code: '111111' },
        recovery('BBBBB-BBBBB'),
        { method: 'totp', code: '222222' },
      ];
      for (const factor of wrong) expect((await signIn(credentials, factor, from)).status).toBe(422);
      const { status, body } = await signIn(credentials, totp(secret), from);
      expect([status, body.code]).toEqual([429, 'rate_limited']);
      await call('forgotPassword', { username: phone });
      const password = 'another-wadi-11';
      const reset = { token: await newestToken(running.server), password, confirm_password: password };
      expect((await call('resetPassword', reset, { from })).status).toBe(200);
      expect((await signIn({ ...credentials, password }, totp(secret), from)).status).toBe(429);
      expect((await signIn({ ...credentials, password }, totp(secret), HOME)).status).toBe(200);
    });

    test('strangers from many networks wait, and the owner signs in at home', async () => {
      const { credentials, secret, codes } = await newSecuredUser();
      expect((await signIn(credentials, totp(secret))).status).toBe(200);
      const statuses: number[] = [];
      // Ten in all, with the first one from home.
      for (let network = 0; network < 10; network++)
        statuses.push((await signIn(credentials, { method: 'totp', code: '000000' }, `203.0.${network}.9`)).status);
      expect(statuses).toEqual([...Array.from({ length: 9 }, () => 422), 429]);
      // A right guess must wait too.
      expect((await signIn(credentials, recovery(codes[0]), '203.0.99.9')).status).toBe(429);
      expect((await signIn(credentials, recovery(codes[0]))).status).toBe(200);
    });
  });

  describe('a new password', () => {
    test('by a link ends every session, and needs the second factor', async () => {
      const { phone, token, credentials, secret } = await newSecuredUser();
      await call('forgotPassword', { username: phone });
      const password = 'another-wadi-11';
      const reset = { token: await newestToken(running.server), password, confirm_password: password };
      expect((await call('resetPassword', reset)).status).toBe(200);
      expect((await call('getUser', {}, { token })).status).toBe(401);
      expect((await signIn({ ...credentials, password })).body.code).toBe('second_factor_required');
      expect((await signIn({ ...credentials, password }, totp(secret))).status).toBe(200);
    });

    test('by the old one leaves two-step sign-in on', async () => {
      const { token, credentials } = await newSecuredUser();
      const next = 'another-wadi-11';
      const change = { old_password: credentials.password, new_password: next, confirm_password: next };
      expect((await call('changePassword', change, { token })).status).toBe(200);
      expect((await signIn({ ...credentials, password: next })).body.code).toBe('second_factor_required');
    });

    test('does not come to an address that is not confirmed', async () => {
      const { id, email } = await newSecuredUser();
      await db().updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute();
      await newMessages(id);
      await call('forgotPassword', { username: email });
      expect((await newMessages(id)).messages).toEqual([]);
    });
  });

  test('turning it on and off is reported on every channel, in both languages', async () => {
    const { id, phone, email, token } = await newUser();
    const { secret } = (await request(token)).body;
    await newMessages(id);
    await enable(token, codeAt(secret, now()));
    const on = await newMessages(id);
    expect(on.messages.map(({ channel, recipient, subject }) => [channel, recipient, subject])).toEqual([
      ['sms', phone, 'Two-step sign-in was turned on'],
      ['email', email, 'Two-step sign-in was turned on'],
    ]);
    await call('disableTwoStep', {}, { token, locale: 'ar' });
    const off = await newMessages(id);
    expect(off.messages.map(({ subject }) => subject)).toEqual(['أُوقف التحقق بخطوتين', 'أُوقف التحقق بخطوتين']);
    expect(off.notification?.title).toEqual({ ar: 'أُوقف التحقق بخطوتين', en: 'Two-step sign-in was turned off' });
  });

  test('a passkey signs in alone, and is a second factor', async () => {
    const { token, credentials } = await newSecuredUser();
    const { device } = await addPasskey(token);
    const proof = async () => {
      const { challenge_id, options } = await requestChallenge();
      return { challenge_id, credential: device.get(options) };
    };
    expect((await call('signInWithPasskey', await proof())).status).toBe(200);
    const factor = { method: 'passkey', ...(await proof()) };
    expect((await signIn(credentials, factor)).status).toBe(200);
    // Its challenge is used up.
    expect((await signIn(credentials, factor)).body.errors).toEqual({
      'second_factor.credential': ['We could not verify this passkey. Try again'],
    });
  });

  test('events are in the log of security events', async () => {
    const { token, credentials, secret } = await newSecuredUser();
    lines.length = 0;
    await signIn(credentials);
    await signIn(credentials, { method: 'totp', code: '000000' });
    await signIn(credentials, totp(secret));
    await call('renewRecoveryCodes', {}, { token });
    await call('disableTwoStep', {}, { token });
    const events = lines.flatMap((line) => {
      const { security } = JSON.parse(line) as { security?: string };
      return security === undefined ? [] : [security];
    });
    expect(events).toEqual([
      'second_factor_required',
      'second_factor_failed',
      'signed_in',
      'recovery_codes_renewed',
      'two_step_disabled',
    ]);
  });

  test('the export has its state, and neither secret nor codes', async () => {
    const { token, secret, codes } = await newSecuredUser();
    const { raw } = await call('exportUser', {}, { token });
    const files = unzipSync(raw);
    expect(JSON.parse(strFromU8(files['sign-in-security.json'] ?? new Uint8Array()))).toEqual({
      passkeys: [],
      two_step: { enabled_at: expect.any(String) },
      recovery_codes_left: 10,
    });
    const everything = Object.entries(files)
      .filter(([name]) => !name.endsWith('.pdf'))
      .map(([, data]) => strFromU8(data))
      .join('\n');
    for (const value of [secret, ...codes, 'argon2', 'v1.test']) expect(everything).not.toContain(value);
  });

  test('a deleted account leaves neither secret nor codes', async () => {
    const { id, token } = await newSecuredUser();
    await call('requestAccountDeletion', {}, { token });
    const link = await newestToken(running.server);
    expect((await call('confirmAccountDeletion', { token: link })).status).toBe(200);
    for (const table of ['two_step', 'recovery_codes'] as const)
      expect(await db().selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([]);
  });
});
