import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as Secrets from '../../src/shared/secrets.ts';
import { confirmedSignUp, databases, newestToken, startServer } from '../kit/kit.ts';

/** What happens while a password is being checked, and every check that was made. */
const during = vi.hoisted(() => ({ check: async (): Promise<void> => {}, checked: [] as (string | null)[] }));

vi.mock('../../src/shared/secrets.ts', async (original) => {
  const real = await original<typeof Secrets>();
  const checkPassword: typeof real.checkPassword = async (stored, password) => {
    during.checked.push(stored);
    const fits = await real.checkPassword(stored, password);
    await during.check();
    return fits;
  };
  return { ...real, checkPassword };
});

/** Runs something once, in the middle of the next check of a password. */
const inTheMiddle = (run: () => Promise<unknown>) => {
  during.check = async () => {
    during.check = async () => {};
    await run();
  };
};

describe.each(databases)('sessions on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    running = await startServer(kind);
  });
  afterAll(() => running.stop());

  const post = (url: string, payload: object, token?: string) =>
    running.server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const signIn = (username: string, password: string) => post('/api/signin', { username, password });
  let serial = 0;
  const newPerson = async () => {
    const person = {
      firstname: 'A',
      lastname: 'B',
      phone: `05400000${String(++serial).padStart(2, '0')}`,
      password: 'first-11',
      confirm_password: 'first-11',
    };
    expect((await post('/api/signup', await confirmedSignUp(running.server, person))).statusCode).toBe(201);
    return person;
  };
  const resetLink = async (phone: string) => {
    await post('/api/forgot-password', { username: phone });
    return newestToken(running.server);
  };

  test('a push token is stored with its session, never returned, and deleted with the session', async () => {
    const { phone, password } = await newPerson();
    const answer = await post('/api/signin', { username: phone, password, fb_web_token: 'push-token-1' });
    const { access_token: token } = answer.json<{ access_token: string }>();
    const stored = () =>
      running.server.database.db
        .selectFrom('access_tokens')
        .select('fb_web_token')
        .where('fb_web_token', '=', 'push-token-1')
        .execute();
    expect(await stored()).toHaveLength(1);
    const sessions = await running.server.app.inject({
      url: '/api/sessions',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(sessions.statusCode).toBe(200);
    expect(answer.body + sessions.body).not.toContain('push-token-1');
    await post('/api/signout', {}, token);
    expect(await stored()).toHaveLength(0);
  });

  test('a password that is replaced during the check does not sign in', async () => {
    const { phone, password } = await newPerson();
    const token = await resetLink(phone);
    inTheMiddle(() => post('/api/reset-password', { token, password: 'second-2', confirm_password: 'second-2' }));
    expect((await signIn(phone, password)).statusCode).toBe(422);
    expect((await signIn(phone, 'second-2')).statusCode).toBe(200);
  });

  test('of two changes of one password at once, one wins', async () => {
    const { phone, password } = await newPerson();
    const { access_token } = (await signIn(phone, password)).json<{ access_token: string }>();
    const change = (next: string) =>
      post(
        '/api/change-password',
        { old_password: password, new_password: next, confirm_password: next },
        access_token,
      );
    inTheMiddle(() => change('second-2'));
    const outdated = await change('third-33');
    expect([outdated.statusCode, Object.keys(outdated.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['old_password'],
    ]);
    expect((await signIn(phone, 'second-2')).statusCode).toBe(200);
  });

  test('a password that is changed while a confirmation is being checked confirms nothing', async () => {
    const { phone, password } = await newPerson();
    const token = (await signIn(phone, password)).json<{ access_token: string }>().access_token;
    await running.server.database.db
      .updateTable('access_tokens')
      .set({ confirmed_at: new Date(0) })
      .execute();
    inTheMiddle(() =>
      running.server.database.db
        .updateTable('users')
        .set({ password_hash: 'changed' })
        .where('phone', '=', `+966${phone.slice(1)}`)
        .execute(),
    );
    expect((await post('/api/session-confirmation', { method: 'password', password }, token)).statusCode).toBe(401);
    expect((await post('/api/account-deletion', {}, token)).statusCode).toBe(403);
  });

  test('a reset link used by several at once works for one', async () => {
    const { phone } = await newPerson();
    const token = await resetLink(phone);
    const answers = await Promise.all(
      ['a-first', 'b-second', 'c-third'].map((password) =>
        post('/api/reset-password', { token, password, confirm_password: password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  test('one phone that signs up several times at once is one account', async () => {
    const person = {
      firstname: 'A',
      lastname: 'B',
      phone: '0541111111',
      password: 'first-11',
      confirm_password: 'first-11',
    };
    const payload = await confirmedSignUp(running.server, person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/api/signup', payload)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<{ user: { id: number } }>().user.id)).size).toBe(1);
  });

  test('a new password removes an unconfirmed e-mail address, and gets no link there', async () => {
    const { db } = running.server.database;
    const { phone } = await newPerson();
    const stored = `+966${phone.slice(1)}`;
    const email = 'stranger@mail.example';
    await db.updateTable('users').set({ email }).where('phone', '=', stored).execute();
    await post('/api/forgot-password', { username: email });
    expect(await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).toEqual([]);
    const token = await resetLink(phone);
    const next = { password: 'a-second', confirm_password: 'a-second' };
    expect((await post('/api/reset-password', { token, ...next })).statusCode).toBe(200);
    expect(await db.selectFrom('users').select('email').where('phone', '=', stored).executeTakeFirst()).toEqual({
      email: null,
    });
    expect(await db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).toEqual([]);
  });

  test('an unknown account costs a check like a known one', async () => {
    during.checked.length = 0;
    await signIn('0549999999', 'whatever-1');
    expect(during.checked).toEqual([null]);
  });

  test('limits reset links to five an hour with the same response for known and unknown accounts', async () => {
    const { phone } = await newPerson();
    for (const username of [phone, '0548888888']) {
      const answers = [];
      for (let count = 0; count < 6; count++) answers.push(await post('/api/forgot-password', { username }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429]);
      expect(new Set(answers.slice(0, 5).map(({ body }) => body)).size).toBe(1);
    }
  });
});
