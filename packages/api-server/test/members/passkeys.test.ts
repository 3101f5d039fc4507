import type { ErrorBody, PasskeyAttestation, PasskeyCreationOptions } from '@taawun/api-client';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as WebAuthn from '@simplewebauthn/server';
import { removeExpired } from '../../src/composition/housekeeping.ts';
import { accountsOn } from '../kit/accounts.ts';
import { createDevice, type Device, type Deviation } from '../kit/device.ts';
import { databases, newestToken, startServer } from '../kit/kit.ts';

/** Registrations whose attestation the library was given. */
const verified = vi.hoisted((): string[] => []);
vi.mock('@simplewebauthn/server', async (original) => {
  const real = await original<typeof WebAuthn>();
  const verifyRegistrationResponse: typeof real.verifyRegistrationResponse = (options) => {
    verified.push('webauthn');
    return real.verifyRegistrationResponse(options);
  };
  return { ...real, verifyRegistrationResponse };
});

const MINUTE = 60_000;
/** What makes the signature of a device that is not honest, or not on this site. */
const DEVIATIONS: [string, Partial<Deviation>][] = [
  ['of another origin', { origin: 'https://portal.example.evil.example' }],
  ['of the origin with another port', { origin: 'http://portal.example:8080' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without a verified user', { verified: false }],
];

/** An answer without what differs from call to call. */
const withoutId = ({ status, body }: { status: number; body: ErrorBody }) => [status, { ...body, request_id: '' }];
const REJECTED = [
  422,
  {
    code: 'validation',
    message: 'Please check the marked fields',
    errors: { credential: ['We could not verify this passkey. Try again'] },
    request_id: '',
  },
];

/** Under another id than the device's. */
const foreign = (device: Device, options: PasskeyCreationOptions) => {
  const credential = device.create(options);
  return { ...credential, id: 'AAAA', rawId: 'AAAA' };
};
/** Of another challenge. */
const outdated = (device: Device, options: PasskeyCreationOptions) => device.create({ ...options, challenge: 'AAAA' });

describe.each(databases)('passkeys on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const lines: Record<string, unknown>[] = [];
  /** How far the server's clock is ahead of this machine's, in ms. */
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const { call, newUser, requestRegistration, requestChallenge, addPasskey, newMessages } = accountsOn(() => running);
  const db = () => running.server.database.db;

  beforeAll(async () => {
    const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
    running = await startServer(kind, { now, logger: { level: 'info', stream } });
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    ahead = 0;
    lines.length = 0;
  });

  const signIn = (proof: object, from?: string) => call('signInWithPasskey', proof, from === undefined ? {} : { from });
  const proofOf = async (device: Device, deviation: Partial<Deviation> = {}) => {
    const { challenge_id, options } = await requestChallenge();
    return { challenge_id, credential: device.get(options, deviation) };
  };

  /** Registers what a new device makes of the options. */
  const register = async (
    token: string,
    make: (device: Device, options: PasskeyCreationOptions) => PasskeyAttestation,
  ) => {
    const { challenge_id, options } = await requestRegistration(token);
    const credential = make(createDevice(running.config.publicOrigin), options);
    return call('addPasskey', { challenge_id, name: 'x', credential }, { token });
  };

  describe('a registration', () => {
    test.each(DEVIATIONS)('%s is rejected', async (_, deviation) => {
      const { token } = await newUser();
      expect(withoutId(await register(token, (device, options) => device.create(options, deviation)))).toEqual(
        REJECTED,
      );
    });

    test('with a certificate is rejected before it is read: verifying it would call addresses that it names', async () => {
      const { token } = await newUser();
      const certificates = new Map<string, unknown>([
        ['alg', -7],
        ['sig', new Uint8Array(8)],
        ['x5c', [new Uint8Array(8)]],
      ]);
      for (const format of ['packed', 'fido-u2f', 'tpm', 'apple', 'android-key', 'android-safetynet']) {
        verified.length = 0;
        expect(
          withoutId(
            await register(token, (device, options) => device.create(options, { format, statement: certificates })),
          ),
        ).toEqual(REJECTED);
        expect(verified).toEqual([]);
      }
      const statement = new Map<string, unknown>([['sig', new Uint8Array(8)]]);
      for (const format of ['none', 'packed'])
        expect(
          withoutId(await register(token, (device, options) => device.create(options, { format, statement }))),
        ).toEqual(REJECTED);
      expect(verified).toEqual(['webauthn', 'webauthn']);
    });

    test('under another id than the device’s, of another challenge, or too late is rejected', async () => {
      const { token } = await newUser();
      expect(withoutId(await register(token, foreign))).toEqual(REJECTED);
      expect(withoutId(await register(token, outdated))).toEqual(REJECTED);
      const { challenge_id, options } = await requestRegistration(token);
      const credential = createDevice(running.config.publicOrigin).create(options);
      ahead = 5 * MINUTE + 1_000;
      expect(withoutId(await call('addPasskey', { challenge_id, name: 'x', credential }, { token }))).toEqual(REJECTED);
    });

    test('of a credential that another account has is rejected', async () => {
      const [owner, other] = [await newUser(), await newUser()];
      const { device } = await addPasskey(owner.token);
      const { challenge_id, options } = await requestRegistration(other.token);
      const credential = device.create(options, { reuse: true });
      const answer = await call('addPasskey', { challenge_id, name: 'x', credential }, { token: other.token });
      expect(withoutId(answer)).toEqual(REJECTED);
    });

    test('names the account to devices by a random value, the same for each of its passkeys', async () => {
      const [one, two] = [await newUser(), await newUser()];
      const handles = [];
      for (const token of [one.token, one.token, two.token])
        handles.push((await requestRegistration(token)).options.user.id);
      expect(handles[0]).toBe(handles[1]);
      expect(new Set(handles).size).toBe(2);
      for (const handle of handles) expect(Buffer.from(handle, 'base64url')).toHaveLength(16);
    });

    test('and a removal are reported to the phone, the e-mail address and the notifications', async () => {
      const { id, phone, email, token } = await newUser();
      await newMessages(id);
      const { passkey } = await addPasskey(token);
      const added = await newMessages(id);
      expect(added.messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
        ['sms', phone],
        ['email', email],
      ]);
      for (const { body } of added.messages) expect(body).toMatch(/passkey was added.*If this was not you/);
      expect(added.notification?.title.ar).toBe('أُضيف مفتاح مرور إلى حسابك');
      await call('removePasskey', { id: passkey.id }, { token, locale: 'ar' });
      const removed = await newMessages(id);
      expect(removed.messages).toHaveLength(2);
      for (const { subject } of removed.messages) expect(subject).toBe('أُزيل مفتاح مرور من حسابك');
      expect(removed.notification?.title.en).toBe('A passkey was removed from your account');
    });

    test('beyond the tenth is rejected, also of two at once', async () => {
      const { token } = await newUser();
      for (let count = 0; count < 9; count++) await addPasskey(token);
      const both = await Promise.all(
        [1, 2].map(async () => {
          const { challenge_id, options } = await requestRegistration(token);
          const credential = createDevice(running.config.publicOrigin).create(options);
          return () => call('addPasskey', { challenge_id, name: 'x', credential }, { token });
        }),
      );
      const answers = await Promise.all(both.map((add) => add()));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    });
  });

  describe('a sign-in', () => {
    test.each(DEVIATIONS)('%s is rejected', async (_, deviation) => {
      const { device } = await addPasskey((await newUser()).token);
      expect(withoutId(await signIn(await proofOf(device, deviation)))).toEqual(REJECTED);
      expect((await signIn(await proofOf(device))).status).toBe(200);
    });

    test('by the challenge of another call, a changed signature, or too late is rejected', async () => {
      const { device } = await addPasskey((await newUser()).token);
      const [proof, other] = [await proofOf(device), await proofOf(device)];
      expect(withoutId(await signIn({ ...proof, challenge_id: other.challenge_id }))).toEqual(REJECTED);
      const changed = await proofOf(device);
      changed.credential.response.signature = other.credential.response.signature;
      expect(withoutId(await signIn(changed))).toEqual(REJECTED);
      const outdated = await proofOf(device);
      ahead = 5 * MINUTE + 1_000;
      expect(withoutId(await signIn(outdated))).toEqual(REJECTED);
    });

    test('uses up its challenge: a repetition is rejected, and of several at once one is accepted', async () => {
      const { device } = await addPasskey((await newUser()).token);
      const proof = await proofOf(device, { counter: 0 });
      // With a counter at 0 they differ by nothing but the challenge.
      await db().updateTable('passkeys').set({ counter: 0 }).execute();
      const answers = await Promise.all([signIn(proof), signIn(proof), signIn(proof)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
      expect(withoutId(await signIn(proof))).toEqual(REJECTED);
    });

    test('by a copy, whose counter does not go up, is rejected', async () => {
      const { device } = await addPasskey((await newUser()).token);
      expect((await signIn(await proofOf(device, { counter: 7 }))).status).toBe(200);
      for (const counter of [7, 6, 0])
        expect(withoutId(await signIn(await proofOf(device, { counter })))).toEqual(REJECTED);
      const same = [await proofOf(device, { counter: 9 }), await proofOf(device, { counter: 9 })];
      const answers = await Promise.all(same.map((proof) => signIn(proof)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    });

    test('by a device that does not count goes on', async () => {
      const { device } = await addPasskey((await newUser()).token);
      await db().updateTable('passkeys').set({ counter: 0 }).execute();
      for (let count = 0; count < 3; count++)
        expect((await signIn(await proofOf(device, { counter: 0 }))).status).toBe(200);
    });

    test('must name its account', async () => {
      const [owner, other] = [await newUser(), await newUser()];
      const { device } = await addPasskey(owner.token);
      /** Under another id than the device's. */
      const foreign = (await requestRegistration(other.token)).options.user.id;
      for (const userHandle of [null, foreign])
        expect(withoutId(await signIn(await proofOf(device, { userHandle })))).toEqual(REJECTED);
    });

    test('of a locked account is rejected like any other', async () => {
      const { id, token } = await newUser();
      const { device } = await addPasskey(token);
      const lock = (locked_at: Date | null) =>
        db().updateTable('users').set({ locked_at }).where('id', '=', id).execute();
      await lock(new Date());
      expect(withoutId(await signIn(await proofOf(device)))).toEqual(REJECTED);
      await lock(null);
      expect((await signIn(await proofOf(device))).status).toBe(200);
    });

    test('is limited by account and network, also with unknown passkeys', async () => {
      const { device } = await addPasskey((await newUser()).token);
      const unknown = createDevice(running.config.publicOrigin);
      unknown.create((await requestRegistration((await newUser()).token)).options);
      for (const each of [device, unknown]) {
        const statuses = [];
        for (let attempt = 0; attempt < 11; attempt++)
          statuses.push((await signIn(await proofOf(each, { verified: false }), '198.51.100.7')).status);
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      }
      expect((await signIn(await proofOf(device), '198.51.100.7')).status).toBe(429);
      expect((await signIn(await proofOf(device), '203.0.113.7')).status).toBe(200);
    });

    test('opens a session like that of a password, with its push token', async () => {
      const { device } = await addPasskey((await newUser()).token);
      const { body } = await signIn({ ...(await proofOf(device)), fb_web_token: 'push-token-of-passkey' });
      const { status, body: sessions } = await call(
        'listSessions',
        {},
        {
          token: body.access_token,
        },
      );
      expect([status, sessions.sessions[0]?.current]).toEqual([200, true]);
      const stored = await db()
        .selectFrom('access_tokens')
        .select('id')
        .where('fb_web_token', '=', 'push-token-of-passkey')
        .execute();
      expect(stored).toHaveLength(1);
    });
  });

  test('a passkey confirms a session of its user, not of another one', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const { device } = await addPasskey(owner.token);
    const confirm = async (token: string, deviation: Partial<Deviation> = {}) =>
      call('confirmSession', { method: 'passkey', ...(await proofOf(device, deviation)) }, { token });
    ahead = 11 * MINUTE;
    expect(withoutId(await confirm(other.token))).toEqual(REJECTED);
    expect(withoutId(await confirm(owner.token, { verified: false }))).toEqual(REJECTED);
    expect((await call('endOtherSessions', {}, { token: owner.token })).status).toBe(403);
    expect((await confirm(owner.token)).status).toBe(200);
    expect((await call('endOtherSessions', {}, { token: owner.token })).status).toBe(200);
  });

  test('events are in the log of security events', async () => {
    const { token } = await newUser();
    lines.length = 0;
    const { device, passkey } = await addPasskey(token);
    await signIn(await proofOf(device));
    await signIn(await proofOf(device, { verified: false }));
    await call('removePasskey', { id: passkey.id }, { token });
    expect(lines.flatMap(({ security, operation }) => (security ? [[security, operation]] : []))).toEqual([
      ['passkey_added', 'addPasskey'],
      ['signed_in', 'signInWithPasskey'],
      ['passkey_rejected', 'signInWithPasskey'],
      ['passkey_removed', 'removePasskey'],
    ]);
  });

  test('the export lists names and dates, and no key', async () => {
    const { token } = await newUser();
    await addPasskey(token, 'حاسوب العمل');
    const { raw } = await call('exportUser', {}, { token });
    const text = strFromU8(unzipSync(raw)['sign-in-security.json'] ?? new Uint8Array());
    const { public_key, credential_id } = await db()
      .selectFrom('passkeys')
      .selectAll()
      .where('name', '=', 'حاسوب العمل')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(text)).toEqual({
      passkeys: [{ id: expect.any(String), name: 'حاسوب العمل', created_at: expect.any(String), last_used_at: null }],
      two_step: null,
      recovery_codes_left: 0,
    });
    for (const secret of [public_key, credential_id]) expect(text).not.toContain(secret);
  });

  test('a deleted account leaves no passkey and no challenge', async () => {
    const { id, token } = await newUser();
    const { device } = await addPasskey(token);
    await requestRegistration(token);
    await call('requestAccountDeletion', {}, { token });
    const link = await newestToken(running.server);
    expect((await call('confirmAccountDeletion', { token: link })).status).toBe(200);
    for (const table of ['passkeys', 'passkey_challenges'] as const)
      expect(await db().selectFrom(table).select('id').where('user_id', '=', id).execute()).toEqual([]);
    expect(withoutId(await signIn(await proofOf(device)))).toEqual(REJECTED);
  });

  test('housekeeping removes expired challenges', async () => {
    const { challenge_id } = await requestChallenge();
    const stored = () =>
      db().selectFrom('passkey_challenges').select('id').where('id', '=', challenge_id).executeTakeFirst();
    await removeExpired(db());
    expect(await stored()).toBeDefined();
    await removeExpired(db(), new Date(Date.now() + 6 * MINUTE));
    expect(await stored()).toBeUndefined();
  });
});
