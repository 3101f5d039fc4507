import { withoutSensitive } from '@taawun/domain/membership';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, MemberApplication, MemberRequest } from '@taawun/api-client';
import { newApplication } from '@taawun/api-client/contract';
import { outbox } from '../../src/notifications/messages.ts';
import { approveMember, listApplications, rejectMember } from '../../src/membership/staff.ts';
import { createServer, type Server } from '../../src/server.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { bookCash, issueShares } from '../../src/shares/staff.ts';
import { confirmedSignUp, databases, testConfig, type TestDatabase } from '../kit/kit.ts';

interface Answer {
  member_application: MemberApplication;
}
const codeOf = (answer: { body: string }) => (JSON.parse(answer.body) as ErrorBody).code;
const ascending = (a: number, b: number) => a - b;

interface User {
  token: string;
  phone: string;
}

describe.each(databases)('membership on $name', (kind) => {
  let database: TestDatabase;
  let server: Server;
  const db = () => server.database.db;
  beforeAll(async () => {
    database = await kind.open();
    server = await createServer({ ...testConfig(database.env), membershipApproval: 'manual' });
  });
  afterAll(async () => {
    // No test may create or lose a share.
    expect((await auditBooks(db())).differences).toEqual([]);
    await server.close();
    await database.drop();
  });

  let serial = 0;
  const send = (
    method: 'GET' | 'POST',
    url: string,
    token: string,
    body?: object,
    key = `membership-key-${++serial}`,
    locale = 'en',
  ) =>
    server.app.inject({
      method,
      url,
      headers: { 'x-locale': locale, 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    });
  const apply = (token: string, fields: Partial<MemberRequest> = newApplication(), key?: string) =>
    send('POST', '/api/member', token, fields, key);
  const own = async (token: string, locale = 'en') =>
    (await send('GET', '/api/member-application', token, undefined, undefined, locale)).json<{
      member_application: MemberApplication | null;
    }>().member_application;
  const newUser = async (): Promise<User> => {
    const phone = `0563${String(++serial).padStart(6, '0')}`;
    const person = {
      firstname: 'نورة',
      lastname: 'العتيبي',
      phone,
      password: 'nakhla-9',
      confirm_password: 'nakhla-9',
    };
    await send('POST', '/api/signup', '', await confirmedSignUp(server, person));
    const { access_token: token } = (
      await send('POST', '/api/signin', '', { username: phone, password: 'nakhla-9' })
    ).json<{ access_token: string }>();
    return { token, phone };
  };
  const read = (headers: Record<string, string>) => server.app.inject({ method: 'GET', url: '/api/lookups', headers });
  const rowsOf = async (reference: string) =>
    db().selectFrom('member_applications').select('id').where('reference', '=', reference).execute();

  test('one application comes of many that are sent at once, with one key or with many', async () => {
    const [one, many] = [await newUser(), await newUser()];
    const fields = newApplication();
    const same = await Promise.all(Array.from({ length: 8 }, () => apply(one.token, fields, 'the-same-key-of-all')));
    expect(same.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(same.map((answer) => answer.body)).size).toBe(1);
    expect(await rowsOf(same[0]!.json<Answer>().member_application.reference)).toHaveLength(1);
    const different = await Promise.all(Array.from({ length: 8 }, () => apply(many.token)));
    expect(different.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ]);
    expect(new Set(different.filter(({ statusCode }) => statusCode === 409).map(codeOf))).toEqual(
      new Set(['application_pending']),
    );
  });

  test('of two concurrent applications with the same identity number one is rejected as taken', async () => {
    // One after the other: each takes the newest code.
    const users = [await newUser(), await newUser()];
    const fields = newApplication();
    const answers = await Promise.all(users.map(({ token }) => apply(token, fields)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted(ascending)).toEqual([201, 422]);
    expect(Object.keys(answers.find(({ statusCode }) => statusCode === 422)!.json<ErrorBody>().errors ?? {})).toEqual([
      'national_id',
    ]);
  });

  test('a rejected applicant is notified, reads the reason in either language, corrects the application and is admitted', async () => {
    const { token, phone } = await newUser();
    const first = (await apply(token)).json<Answer>().member_application;
    expect(await listApplications(db(), true)).toContain(
      `${first.reference} +966${phone.slice(1)} نورة العتيبي, 10 shares`,
    );
    expect(
      await rejectMember(db(), outbox, phone, { ar: 'صورة الهوية غير واضحة', en: 'The identity card cannot be read' }),
    ).toMatch(/is turned down\.$/);
    expect(await own(token)).toMatchObject({
      status: 'rejected',
      reason: 'The identity card cannot be read',
      decided_at: expect.any(String),
      fields: withoutSensitive(first.fields),
    });
    expect((await own(token, 'ar'))?.reason).toBe('صورة الهوية غير واضحة');
    await expect(rejectMember(db(), outbox, phone, { ar: 'لا', en: 'no' })).rejects.toThrow(/has not applied/);
    await expect(approveMember(db(), outbox, phone)).rejects.toThrow(/has not applied/);
    const second = (await apply(token, { ...first.fields, shares_count: 25 })).json<Answer>().member_application;
    expect(second).toMatchObject({ status: 'applied', reason: null, shares_count: 25 });
    expect(await approveMember(db(), outbox, phone)).toMatch(
      /is accepted and becomes a member by paying for the shares\.$/,
    );
    expect(await approveMember(db(), outbox, phone)).toMatch(/is accepted already and has not paid yet/);
    expect(await listApplications(db())).toContain('25 shares, accepted, not paid yet');
    expect((await own(token))?.status).toBe('accepted');
    expect(await approveMember(db(), outbox, phone, { paid: true })).toMatch(/is a member now\.$/);
    expect(await approveMember(db(), outbox, phone)).toMatch(/is a member already\.$/);
    expect((await own(token))?.status).toBe('approved');
    const { member } = (await send('GET', '/api/member', token)).json<{
      member: { mem_no: string; shares_count: number };
    }>();
    expect(member).toMatchObject({ mem_no: expect.stringMatching(/^M-\d{5}$/), shares_count: 25 });
    const { notifications } = (await send('GET', '/api/notifications', token)).json<{
      notifications: { title: string; text: string }[];
    }>();
    expect(notifications.map(({ title }) => title)).toEqual([
      'You are now a member',
      'Your application is accepted',
      'Your application was not accepted',
    ]);
    expect(notifications[0]?.text).toContain(member.mem_no);
    const sent = await db()
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', `+966${phone.slice(1)}`)
      .orderBy('id')
      .execute();
    expect(sent.map(({ body }) => body)).toEqual([
      expect.stringContaining('رمز التحقق'),
      expect.stringContaining(first.reference),
      expect.stringContaining('صورة الهوية غير واضحة. يمكنك'),
      expect.stringContaining(second.reference),
      expect.stringContaining('٣٬١٢٥'),
      expect.stringContaining('٢٥'),
    ]);
  });

  test('new shares are issued against their price: it comes in and goes to the treasury, and the holder has shares and no money', async () => {
    const before = await auditBooks(db());
    const { token, phone } = await newUser();
    const { total } = (await apply(token, newApplication({ shares_count: 12 }))).json<Answer>().member_application;
    await approveMember(db(), outbox, phone, { paid: true });
    const after = await auditBooks(db());
    expect([after.shares - before.shares, after.cash - before.cash, after.movements - before.movements]).toEqual([
      12, 0, 1,
    ]);
    const { id } = await db().selectFrom('share_accounts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const payments = await db()
      .selectFrom('cash_movements')
      .select(['amount', 'kind', 'from_account', 'to_account'])
      .where((eb) => eb.or([eb('from_account', '=', id), eb('to_account', '=', id)]))
      .orderBy('id')
      .execute();
    expect(payments.map(({ amount, kind: booked, to_account }) => [amount, booked, to_account === id])).toEqual([
      [total, 'deposit', true],
      [total, 'trade', false],
    ]);
  });

  test('a member on paper keeps the numbers, and the shares come out of the pool; what is not there is not given', async () => {
    const before = await auditBooks(db());
    const { token, phone } = await newUser();
    const fields = newApplication({ mem_no: 'P-1', mem_date: '2011-03-04', contribution_no: 'PC-1', shares_count: 30 });
    await apply(token, fields);
    await approveMember(db(), outbox, phone);
    expect((await send('GET', '/api/member', token)).json()).toMatchObject({
      member: { mem_no: 'P-1', mem_date: '2011-03-04', contribution_no: 'PC-1', shares_count: 30 },
    });
    expect((await auditBooks(db())).shares).toBe(before.shares);
    const pool = await db()
      .selectFrom('share_accounts')
      .selectAll()
      .where('kind', '=', 'pool')
      .executeTakeFirstOrThrow();
    await issueShares(db(), phone, 100_000, 10_000);
    const greedy = await newUser();
    const free = pool.shares - pool.reserved_shares;
    expect(
      (
        await apply(
          greedy.token,
          newApplication({ mem_no: 'P-2', mem_date: '2011-03-04', contribution_no: 'PC-2', shares_count: free + 1 }),
        )
      ).statusCode,
    ).toBe(201);
    await expect(approveMember(db(), outbox, greedy.phone)).rejects.toThrow(
      new RegExp(`^The pool has ${free} free shares and the member on paper says to have ${free + 1}`),
    );
    expect((await own(greedy.token))?.status).toBe('applied');
    await expect(bookCash(db(), greedy.phone, 100, 'deposit')).rejects.toThrow(/is no member/);
  });

  test('what was withdrawn leaves nothing personal behind', async () => {
    const { token } = await newUser();
    const { reference } = (await apply(token)).json<Answer>().member_application;
    expect((await send('POST', '/api/member-application/withdraw', token)).statusCode).toBe(200);
    expect(
      await db()
        .selectFrom('member_applications')
        .select(['status', 'fields', 'national_id'])
        .where('reference', '=', reference)
        .executeTakeFirst(),
    ).toEqual({ status: 'withdrawn', fields: {}, national_id: null });
    expect(await own(token)).toBeNull();
  });

  test('another user’s application is never returned, not even with its idempotency key', async () => {
    const [owner, other] = [await newUser(), await newUser()];
    const fields = newApplication();
    await apply(owner.token, fields, 'a-key-that-leaked');
    expect(await own(other.token)).toBeNull();
    expect((await apply(other.token, fields, 'a-key-that-leaked')).statusCode).toBe(422);
    expect(codeOf(await send('GET', '/api/member', owner.token))).toBe('forbidden');
    expect((await send('GET', '/api/member-application', '')).statusCode).toBe(401);
  });

  test('lists are cached by the client, separately for each language', async () => {
    const [ar, en] = [await read({ 'x-locale': 'ar' }), await read({ 'x-locale': 'en' })];
    expect(ar.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: expect.stringMatching(/X-locale/i),
    });
    expect(ar.headers.etag).not.toBe(en.headers.etag);
    const again = await read({ 'x-locale': 'ar', 'if-none-match': String(ar.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await read({ 'x-locale': 'en', 'if-none-match': String(ar.headers.etag) })).statusCode).toBe(200);
  });
});
