import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encryptSecret, newSecret } from '../../src/accounts/credentials/totp.ts';
import { createServer, type Server } from '../../src/index.ts';
import { databases, newestCode, newestToken, testConfig, type TestDatabase } from '../kit/kit.ts';

const PRODUCTION = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox', DEMO_ACCOUNTS: 'on' };
const HOME = '198.51.100.1';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(databases)('limits on $name', (kind) => {
  const owner = { username: '0500000001', password: 'taawun-1' };
  let database: TestDatabase;
  let server: Server;
  const open = async (env: Record<string, string> = {}) =>
    (server = await createServer(testConfig({ ...database.env, ...PRODUCTION, ...env }), {
      logger: { level: 'silent' },
    }));
  const post = (url: string, payload: object, from: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'x-locale': 'en', ...headers }, remoteAddress: from });
  const signIn = (from: string, person: object = owner) => post('/api/signin', person, from);
  const tokenOf = async (from: string, person: object = owner) =>
    (await signIn(from, person)).json<{ access_token: string }>().access_token;
  let next = 0;
  /** An address that has not called yet, in a network of its own. */
  const stranger = () => `203.0.${++next % 250}.${Math.floor(next / 250) + 1}`;

  const forgot = (username: string) => post('/api/forgot-password', { username }, stranger());

  beforeAll(async () => {
    database = await kind.open();
  });
  beforeEach(() => open());
  afterEach(() => server.close());
  afterAll(() => database.drop());

  it('a spray of one address over many accounts ends in 429, in both languages, also after a restart', async () => {
    const from = stranger();
    const spray = (name: number) => signIn(from, { username: `05${String(10_000_000 + name)}`, password: 'taawun-1' });
    for (let name = 0; name < 60; name++) expect((await spray(name)).statusCode).toBe(422);
    const answer = await spray(60);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    const arabic = await post('/api/signin', owner, from, { 'x-locale': 'ar' });
    expect([arabic.json<{ message: string }>().message, answer.json<{ message: string }>().message]).toEqual([
      expect.stringMatching(/[\u0600-\u06ff]/),
      expect.stringMatching(/[a-z]/),
    ]);
    await server.close();
    await open();
    expect((await spray(61)).statusCode).toBe(429);
    expect((await signIn(stranger())).statusCode).toBe(200);
  });
  it('the same for IPv6 addresses of one subscriber', async () => {
    const statuses = new Set<number>();
    for (let host = 0; host < 62; host++)
      statuses.add(
        (await signIn(`2001:db8:7:7::${host.toString(16)}`, { username: `05${20_000_000 + host}`, password: 'x' }))
          .statusCode,
      );
    expect([...statuses]).toEqual([422, 429]);
  });
  it('strangers from many networks wait longer and longer, and the owner signs in at home', async () => {
    expect((await signIn(HOME)).statusCode).toBe(200);
    const guess = () => signIn(stranger(), { ...owner, password: 'a wrong guess' });
    const statuses: number[] = [];
    while (statuses.length < 40 && !statuses.includes(429)) statuses.push((await guess()).statusCode);
    expect(statuses.indexOf(429)).toBeGreaterThan(10);
    // The wait is a quarter of an hour after some more.
    const attempts = Array.from({ length: 12 }, () => ({ key: 'signin user 1', at: new Date() }));
    await server.database.db.insertInto('attempts').values(attempts).execute();
    // A right guess must wait too.
    expect((await signIn(stranger())).statusCode).toBe(429);
    expect((await signIn(HOME)).statusCode).toBe(200);
    expect((await signIn('198.51.100.77')).statusCode).toBe(200);
  });
  it('the owner whose network is new gets in by a new password', async () => {
    const from = stranger();
    expect((await signIn(from)).statusCode).toBe(429);
    await post('/api/forgot-password', { username: owner.username }, from);
    const token = await newestToken(server);
    const password = 'a longer secret';
    const reset = { token, password, confirm_password: password };
    expect((await post('/api/reset-password', reset, from)).statusCode).toBe(200);
    owner.password = password;
    expect((await signIn(from)).statusCode).toBe(200);
  });
  it('an account has 20 sessions, and those that rest for two weeks have ended', async () => {
    const first = await tokenOf(HOME);
    const tokens: string[] = [];
    for (let sessions = 0; sessions < 20; sessions++) tokens.push(await tokenOf(HOME));
    const user = async (token: string) =>
      (await server.app.inject({ url: '/api/user', headers: bearer(token) })).statusCode;
    expect(await user(first)).toBe(401);
    expect(await user(tokens[0]!)).toBe(200);
    const { db } = server.database;
    const { count } = await db
      .selectFrom('access_tokens')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
    const rested = new Date(Date.now() - 15 * 86_400_000);
    await db.updateTable('access_tokens').set({ last_seen_at: rested }).where('user_id', '=', 1).execute();
    expect(await user(tokens[1]!)).toBe(401);
  });
  it('a new password is not common and not made of the owner’s data, and its owner is notified', async () => {
    const token = await tokenOf(HOME);
    const change = (new_password: string) =>
      post(
        '/api/change-password',
        { old_password: owner.password, new_password, confirm_password: new_password },
        HOME,
        bearer(token),
      );
    for (const [password, text] of [
      ['password123', /common/],
      ['Football', /common/],
      ['0500000001', /your name, phone or email/],
    ] as const)
      expect((await change(password)).json<{ errors: Record<string, string[]> }>().errors['new_password']?.[0]).toMatch(
        text,
      );
    expect((await change('another long secret')).statusCode).toBe(200);
    owner.password = 'another long secret';
    const { subject } = await server.database.db
      .selectFrom('outbox')
      .select('subject')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(subject).toBe('Your password was changed');
  });
  it('a phone of another account gets no code; its owner is notified', async () => {
    const token = await tokenOf(HOME);
    const taken = await post('/api/phone-change', { phone: '0500000002' }, HOME, bearer(token));
    const free = await post('/api/phone-change', { phone: '0559998887' }, HOME, bearer(token));
    expect([taken.statusCode, Object.keys(taken.json<object>())]).toEqual([
      free.statusCode,
      Object.keys(free.json<object>()),
    ]);
    expect(await newestCode(server)).toMatch(/^\d{6}$/);
    const sent = await server.database.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', '+966500000002')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent.subject).toBe('Someone wants to use your phone or email');
    expect(sent.body).not.toMatch(/\d{6}/);
  });
  it('text messages have one budget; an answer without one does not reveal accounts', async () => {
    await server.close();
    await database.drop();
    database = await kind.open();
    await open({ SMS_PER_HOUR: '2' });
    const sent = async () =>
      Number(
        (
          await server.database.db
            .selectFrom('outbox')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    const before = await sent();
    for (const username of ['0500000001', '0500000002']) expect((await forgot(username)).statusCode).toBe(200);
    const [known, unknown] = [await forgot('0500000003'), await forgot('0577777777')];
    expect([known.statusCode, unknown.statusCode]).toEqual([429, 429]);
    expect(await sent()).toBe(before + 2);
  });
  it('one address gets 240 challenges for passkeys in ten minutes', async () => {
    const from = stranger();
    const statuses = new Map<number, number>();
    for (let count = 0; count < 242; count++) {
      const { statusCode } = await post('/api/passkey-challenges', {}, from);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [201, 240],
        [429, 2],
      ]),
    );
    expect((await post('/api/passkey-challenges', {}, stranger())).statusCode).toBe(201);
  });
  it('the first step of two is no failure: many members sign in behind one address', async () => {
    const [from, person] = [stranger(), { username: '0500000003', password: 'taawun-3' }];
    expect((await signIn(from, person)).statusCode).toBe(200);
    const { db } = server.database;
    const at = new Date();
    const secret_enc = encryptSecret(db, 3, newSecret());
    await db
      .insertInto('two_step')
      .values({ user_id: 3, secret_enc, requested_at: at, enabled_at: at, last_step: null, recovery_salt: null })
      .execute();
    for (let count = 0; count < 62; count++) expect((await signIn(from, person)).statusCode).toBe(403);
  });
  it('a forgotten password takes as long for an unknown account', async () => {
    const times: number[] = [];
    for (const username of ['unknown@mail.example', 'sara@mail.example']) {
      const from = performance.now();
      await post('/api/forgot-password', { username }, stranger());
      times.push(performance.now() - from);
    }
    expect(Math.min(...times)).toBeGreaterThan(240);
  });
});
