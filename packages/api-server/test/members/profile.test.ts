import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactChange, ErrorBody, Session, User } from '@taawun/api-client';
import { newApplication } from '@taawun/api-client/contract';
import { outbox } from '../../src/notifications/messages.ts';
import { removeExpired } from '../../src/composition/housekeeping.ts';
import { sha256 } from '../../src/shared/secrets.ts';
import { approveMember } from '../../src/membership/staff.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { bookCash } from '../../src/shares/staff.ts';
import { confirmedSignUp, databases, newestCode, newestToken, startServer } from '../kit/kit.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const stored = (phone: string) => `+966${phone.slice(1)}`;
const ascending = (a: number, b: number) => a - b;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe.each(databases)('the profile on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const db = () => running.server.database.db;
  beforeAll(async () => {
    running = await startServer(kind);
  });
  afterAll(async () => {
    expect((await auditBooks(db())).differences).toEqual([]);
    await running.stop();
  });

  let serial = 0;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    token: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    running.server.app.inject({
      method,
      url,
      headers: {
        'x-locale': 'en',
        'idempotency-key': `profile-key-${++serial}`,
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
  const newPhone = () => `0564${String(++serial).padStart(6, '0')}`;
  const signIn = async (username: string, userAgent = SAFARI) =>
    (await call('POST', '/api/signin', '', { username, password: 'nakhla-9' }, { 'user-agent': userAgent })).json<{
      access_token: string;
    }>().access_token;
  const newUser = async (email?: string) => {
    const phone = newPhone();
    const person = {
      firstname: 'نورة',
      lastname: 'العتيبي',
      phone,
      password: 'nakhla-9',
      confirm_password: 'nakhla-9',
      ...(email && { email }),
    };
    const answer = await call('POST', '/api/signup', '', { ...(await confirmedSignUp(running.server, person)) });
    const { id } = answer.json<{ user: { id: number } }>().user;
    if (email) await db().updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', id).execute();
    return { phone, id, token: await signIn(phone) };
  };
  const join = async ({ token, phone }: { token: string; phone: string }) => {
    expect((await call('POST', '/api/member', token, newApplication({ shares_count: 5 }))).statusCode).toBe(201);
    await approveMember(db(), outbox, phone, { paid: true });
  };
  const newMember = async () => {
    const user = await newUser();
    await join(user);
    return user;
  };
  const requestChange = async (token: string, phone: string) =>
    (await call('POST', '/api/phone-change', token, { phone })).json<{ contact_change: ContactChange }>()
      .contact_change;
  const confirm = (token: string, id: string, code: string) =>
    call('POST', `/api/contact-changes/${id}/confirm`, token, { code });
  const outboxOf = async (recipient: string) =>
    (await db().selectFrom('outbox').select('body').where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ body }) => body,
    );

  test('a code is stored as a hash, expires after ten minutes and is removed a day later', async () => {
    const { token } = await newUser();
    const phone = newPhone();
    const { id } = await requestChange(token, phone);
    const code = await newestCode(running.server);
    const row = await db().selectFrom('contact_changes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row.code_hash).toMatch(/^\$argon2id\$/);
    await db()
      .updateTable('contact_changes')
      .set({ expires_at: ago(0) })
      .where('id', '=', id)
      .execute();
    expect((await confirm(token, id, code)).json<ErrorBody>().code).toBe('code_expired');
    await removeExpired(db());
    expect((await confirm(token, id, code)).json<ErrorBody>().code).toBe('code_expired');
    await db()
      .updateTable('contact_changes')
      .set({ expires_at: ago(25 * 60) })
      .where('id', '=', id)
      .execute();
    await removeExpired(db());
    expect((await confirm(token, id, code)).statusCode).toBe(404);
  });

  test('a new code is sent from a minute on, and takes the place of the old one', async () => {
    const { token } = await newUser();
    const phone = newPhone();
    const first = await requestChange(token, phone);
    const old = await newestCode(running.server);
    expect((await requestChange(token, phone)).id).toBe(first.id);
    await db()
      .updateTable('contact_changes')
      .set({ sent_at: ago(1.1) })
      .where('id', '=', first.id)
      .execute();
    const second = await requestChange(token, phone);
    expect(second.id).not.toBe(first.id);
    expect(await outboxOf(stored(phone))).toHaveLength(2);
    expect((await confirm(token, first.id, old)).statusCode).toBe(409);
    expect((await confirm(token, second.id, await newestCode(running.server))).statusCode).toBe(200);
  });

  test('checks only five of many concurrent guesses', async () => {
    const { token } = await newUser();
    const { id } = await requestChange(token, newPhone());
    const code = await newestCode(running.server);
    const guesses = Array.from({ length: 12 }, (_, index) =>
      String((Number(code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => confirm(token, id, guess)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([
      ...Array<number>(7).fill(409),
      ...Array<number>(5).fill(422),
    ]);
    expect((await confirm(token, id, code)).statusCode).toBe(409);
  });

  test('of two people who confirm one phone at once, one gets it', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const phone = newPhone();
    const first = await requestChange(one.token, phone);
    const firstCode = await newestCode(running.server);
    const second = await requestChange(two.token, phone);
    const secondCode = await newestCode(running.server);
    const answers = await Promise.all([
      confirm(one.token, first.id, firstCode),
      confirm(two.token, second.id, secondCode),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 422]);
    expect(Object.keys(answers.find(({ statusCode }) => statusCode === 422)!.json<ErrorBody>().errors ?? {})).toEqual([
      'phone',
    ]);
  });

  test('notifies the old phone in the language of the call, and revokes links sent there', async () => {
    const { phone, token } = await newUser();
    await call('POST', '/api/forgot-password', '', { username: phone });
    const reset = await newestToken(running.server);
    const next = newPhone();
    const { id } = await requestChange(token, next);
    const code = await newestCode(running.server);
    for (let times = 0; times < 3; times++) expect((await confirm(token, id, code)).statusCode).toBe(200);
    expect((await outboxOf(stored(phone))).filter((body) => body.includes('now ends in'))).toEqual([
      expect.stringContaining(next.slice(-3)),
    ]);
    expect(
      (
        await call('POST', '/api/reset-password', '', {
          token: reset,
          password: 'other-10',
          confirm_password: 'other-10',
        })
      ).statusCode,
    ).toBe(422);
  });

  test('notifies the phone of a first e-mail address, and the previous address of the next one', async () => {
    const { phone, token } = await newUser();
    for (const [email, recipient] of [
      ['a1@mail.example', stored(phone)],
      ['b1@mail.example', 'a1@mail.example'],
    ] as const) {
      const { id } = (await call('POST', '/api/email-change', token, { email })).json<{
        contact_change: ContactChange;
      }>().contact_change;
      expect((await confirm(token, id, await newestCode(running.server))).statusCode).toBe(200);
      expect((await outboxOf(recipient)).at(-1)).toContain(email);
    }
  });

  test('an address whose messages came back is marked, and a new code to it clears the mark', async () => {
    const email = 'returned@mail.example';
    const { token } = await newUser(email);
    const isMarked = async () => (await call('GET', '/api/user', token)).json<{ user: User }>().user.email_bounced;
    const request = () => call('POST', '/api/email-change', token, { email });
    expect(await isMarked()).toBe(false);
    expect((await request()).statusCode).toBe(422);
    await db()
      .insertInto('bounced_addresses')
      .values({ channel: 'email', address: email, reason: 'SMTP RCPT TO 550 5.1.1', bounced_at: new Date() })
      .execute();
    expect(await isMarked()).toBe(true);
    const { id } = (await request()).json<{ contact_change: ContactChange }>().contact_change;
    const answer = await confirm(token, id, await newestCode(running.server));
    expect(answer.json<{ user: User }>().user).toMatchObject({ email, email_confirmed: true, email_bounced: false });
    expect((await request()).statusCode).toBe(422);
  });

  test('notifies the phone of a new bank account without its number', async () => {
    const { phone, token } = await newMember();
    expect(
      (
        await call('PUT', '/api/member/bank-information', token, {
          bank: '15',
          account_no: '999103143430001',
          iban_no: 'SA3915000999103143430001',
        })
      ).statusCode,
    ).toBe(200);
    const message = (await outboxOf(stored(phone))).at(-1);
    expect(message).toContain('0001');
    expect(message).not.toContain('SA3915000999103143430001');
  });

  test('sessions say which device it is, and when it was last used, to the hour', async () => {
    const { phone, token } = await newUser();
    const other = await signIn(phone, 'node');
    const list = async () => (await call('GET', '/api/sessions', token)).json<{ sessions: Session[] }>().sessions;
    expect((await list()).map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Safari', 'iOS', true],
      [null, null, false],
    ]);
    const seen = async () =>
      (
        await db()
          .selectFrom('access_tokens')
          .select('last_seen_at')
          .where('token_hash', '=', sha256(other))
          .executeTakeFirstOrThrow()
      ).last_seen_at;
    for (const [minutes, moves] of [
      [59, false],
      [61, true],
    ] as const) {
      const before = ago(minutes);
      await db()
        .updateTable('access_tokens')
        .set({ last_seen_at: before })
        .where('token_hash', '=', sha256(other))
        .execute();
      await call('GET', '/api/user', other);
      expect((await seen()).getTime() > before.getTime()).toBe(moves);
    }
    await db()
      .updateTable('access_tokens')
      .set({ expires_at: ago(1) })
      .where('token_hash', '=', sha256(other))
      .execute();
    expect(await list()).toHaveLength(1);
  });

  test('a member with nothing left is erased: the person is gone, the ledgers are what they were, the audit is clean', async () => {
    const before = await auditBooks(db());
    const { id, phone, token } = await newMember();
    await call('POST', '/api/share-offers', token, { type: 'sell', shares: 5, price: 100, expires_in_days: 7 });
    const { cash, id: account } = await db()
      .selectFrom('share_accounts')
      .select(['id', 'cash'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    await bookCash(db(), phone, cash, 'withdrawal');
    const next = newPhone();
    const change = await requestChange(token, next);
    await confirm(token, change.id, await newestCode(running.server));
    expect((await call('POST', '/api/account-deletion', token)).statusCode).toBe(200);
    const link = await newestToken(running.server);
    expect(await db().selectFrom('deletion_tokens').select('token_hash').where('user_id', '=', id).execute()).toEqual([
      { token_hash: sha256(link) },
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/api/account-deletion/confirm', '', { token: link })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([200, 422, 422]);
    expect((await call('GET', '/api/user', token)).statusCode).toBe(401);
    expect(
      await db()
        .selectFrom('share_accounts')
        .select(['user_id', 'kind', 'shares', 'cash'])
        .where('id', '=', account)
        .executeTakeFirst(),
    ).toEqual({ user_id: null, kind: 'closed', shares: 0, cash: 0 });
    for (const table of [
      'members',
      'access_tokens',
      'notifications',
      'member_applications',
      'idempotency_keys',
      'contact_changes',
      'deletion_tokens',
      'reset_tokens',
    ] as const) {
      expect(await db().selectFrom(table).select('user_id').where('user_id', '=', id).execute(), table).toEqual([]);
    }
    for (const recipient of [stored(phone), stored(next)]) expect(await outboxOf(recipient)).toEqual([]);
    const after = await auditBooks(db());
    expect(after.differences).toEqual([]);
    expect(after.movements).toBeGreaterThan(before.movements);
    // The market still works, also for a new user with the same phone.
    await newMember();
  });

  test('a deletion link from before the user owned shares deletes nothing', async () => {
    const user = await newUser();
    const { id, token } = user;
    expect((await call('POST', '/api/account-deletion', token)).statusCode).toBe(200);
    const link = await newestToken(running.server);
    await join(user);
    expect((await call('POST', '/api/account-deletion/confirm', '', { token: link })).json<ErrorBody>().code).toBe(
      'holds_shares',
    );
    expect(await db().selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()).toBeDefined();
  });

  test('a link expires after an hour, is sent at most five times an hour, and a GET does not use it', async () => {
    const { token } = await newUser('gone@mail.example');
    for (let count = 0; count < 5; count++)
      expect((await call('POST', '/api/account-deletion', token)).statusCode).toBe(200);
    expect((await call('POST', '/api/account-deletion', token)).statusCode).toBe(429);
    const [body = ''] = (await outboxOf('gone@mail.example')).slice(-1);
    const link = /http:\/\/portal\.example(\/en\/delete-account\?token=[\w-]+)/.exec(body)?.[1] ?? '';
    expect(link).not.toBe('');
    await running.server.app.inject({ method: 'GET', url: link });
    await running.server.app.inject({ method: 'HEAD', url: link });
    expect((await call('GET', '/api/user', token)).statusCode).toBe(200);
    await db()
      .updateTable('deletion_tokens')
      .set({ expires_at: ago(1) })
      .execute();
    expect((await call('POST', '/api/account-deletion/confirm', '', { token: link.split('=')[1] })).statusCode).toBe(
      422,
    );
  });
});
