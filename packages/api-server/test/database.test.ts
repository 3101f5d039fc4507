import { sql } from 'kysely';
import * as fixtures from '@taawun/api-client/fixtures';
import { DEMO } from '@taawun/api-client/demo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentStore } from '../src/content/content.ts';
import { removeExpired } from '../src/composition/housekeeping.ts';
import { noteAttempt } from '../src/accounts/limits/throttle.ts';
import { importContent } from '../src/seed/import.ts';
import { seed } from '../src/seed/seed.ts';
import { createServer, type Server } from '../src/server.ts';
import { databases, postgresDatabase, startServer, testConfig } from './kit/kit.ts';

const tokenRow = (token_hash: string, days: number) => ({
  token_hash,
  user_id: 1,
  expires_at: new Date(Date.now() + days * 86_400_000),
});

describe.each(databases)('the database on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  const db = () => running.server.database.db;
  beforeAll(async () => {
    running = await startServer(kind);
  });
  afterAll(() => running.stop());

  test('shares sum to zero: the treasury has issued every share that a member holds', async () => {
    const rows = await sql<{ id: number; shares: number }>`
      select a.id, coalesce(sum(case when m.to_account = a.id then m.shares else -m.shares end), 0)::int as shares
      from share_accounts a join share_movements m on a.id in (m.from_account, m.to_account) where m.status = 'succeeded' group by a.id order by a.id`.execute(
      db(),
    );
    // Two members, the pool of those without an account, the treasury.
    expect(rows.rows).toHaveLength(4);
    expect(rows.rows.reduce((sum, { shares }) => sum + shares, 0)).toBe(0);
    expect(rows.rows.filter(({ shares }) => shares > 0)).toHaveLength(3);
  });

  test('ledgers are immutable, there is one treasury and one pool, and no account can be negative', async () => {
    const { db: now } = running.server.database;
    await expect(now.updateTable('share_movements').set({ shares: 1 }).execute()).rejects.toThrow(/append-only/);
    await expect(now.deleteFrom('share_movements').where('status', '=', 'pending').execute()).rejects.toThrow(
      /append-only/,
    );
    await expect(now.updateTable('cash_movements').set({ amount: 1 }).execute()).rejects.toThrow(/append-only/);
    await expect(sql`truncate cash_movements`.execute(now)).rejects.toThrow(/append-only/);
    for (const kind of ['treasury', 'pool'] as const)
      await expect(now.insertInto('share_accounts').values({ user_id: null, kind }).execute()).rejects.toMatchObject({
        code: '23505',
      });
    for (const column of ['shares', 'cash'] as const)
      await expect(
        now
          .updateTable('share_accounts')
          .set({ [column]: -1 })
          .where('kind', '=', 'pool')
          .execute(),
      ).rejects.toMatchObject({ constraint: 'share_accounts_nobody_owes' });
  });

  test('counts, dates, timestamps and JSON come as the same types', async () => {
    const { n } = await db()
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const member = await db().selectFrom('members').selectAll().orderBy('user_id').executeTakeFirstOrThrow();
    const order = await db().selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const notification = await db().selectFrom('notifications').selectAll().executeTakeFirstOrThrow();
    expect([typeof n, member.mem_date, typeof order.price, order.created_at instanceof Date]).toEqual([
      'number',
      DEMO[0]!.member!.mem_date,
      'number',
      true,
    ]);
    expect(Object.keys(notification.title).sort()).toEqual(['ar', 'en']);
  });

  test('seeding again, several at once, changes nothing', async () => {
    const results = [];
    for (const _ of [1, 2])
      results.push(...(await Promise.all([seed(db(), { demo: true }), seed(db(), { demo: true })])));
    expect(results).toEqual(results.map(() => ({ content: false, accounts: 0 })));
  });

  test('new content is read at once, wrong content changes nothing, and seeding leaves what was imported alone', async () => {
    const store = createContentStore(db());
    const before = await store.read();
    const { pageSettings, ...lists } = Object.fromEntries(
      Object.entries(fixtures).filter(([, value]) => typeof value === 'object'),
    ) as Record<string, unknown>;
    const [first, ...others] = structuredClone(fixtures.topics) as {
      id: number;
      name: { ar: string; en: string };
      kind: string;
    }[];
    const changed = {
      ...lists,
      pageSettings,
      topics: [{ ...first!, name: { ar: 'موضوع جديد', en: 'A new topic' } }, ...others],
    };
    await expect(importContent(db(), JSON.stringify({ ...changed, branches: [] }))).rejects.toThrow(
      /exactly one must be/,
    );
    await expect(importContent(db(), JSON.stringify({ ...changed, topics: [{ id: 'one' }] }))).rejects.toThrow(
      /listTopics: \/topics\/0/,
    );
    await expect(importContent(db(), JSON.stringify({ ...changed, branches: [null], news: ['x'] }))).rejects.toThrow(
      /branches\/0 must be an object\.\nnews\/0 must be an object/,
    );
    expect(await store.read()).toBe(before);
    await importContent(db(), JSON.stringify(changed));
    expect((await store.read()).topics[0]).toMatchObject({ name: { en: 'A new topic' } });
    expect(await seed(db(), { demo: true })).toMatchObject({ content: false });
  });

  test('attempts are counted together, even at once, and forgotten with their window', async () => {
    const limit = { max: 3, within: 60_000 };
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => noteAttempt(db(), 'test key', limit)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    await noteAttempt(db(), 'test key', limit, new Date(Date.now() + 60_001));
  });

  test('what has expired is removed, what is valid stays', async () => {
    await db()
      .insertInto('access_tokens')
      .values([tokenRow('old', -1), tokenRow('valid', 1)])
      .execute();
    await db()
      .insertInto('reset_tokens')
      .values([tokenRow('old', -1), tokenRow('valid', 1)])
      .execute();
    await removeExpired(db());
    for (const table of ['access_tokens', 'reset_tokens'] as const) {
      const rows = await db()
        .selectFrom(table)
        .select('token_hash')
        .where('token_hash', 'in', ['old', 'valid'])
        .execute();
      expect(rows).toEqual([{ token_hash: 'valid' }]);
    }
  });

  test('an answer that openapi.yaml does not know is a 500 that says nothing, outside production', async () => {
    await db()
      .updateTable('notifications')
      .set({ title: JSON.stringify({ ar: 7, en: 7 }) })
      .where('user_id', '=', 1)
      .execute();
    const signedIn = await running.server.app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { username: '0500000001', password: 'taawun-1' },
    });
    const { access_token } = signedIn.json<{ access_token: string }>();
    const response = await running.server.app.inject({
      url: '/api/notifications',
      headers: { authorization: `Bearer ${access_token}`, 'x-locale': 'en' },
    });
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([500, 'Something Went Wrong']);
  });
});

const guess = (server: Server, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/signin', payload: { username: '0500000002', password } });

const url = process.env['TEST_DATABASE_URL'];
describe.skipIf(!url)('several servers on one PostgreSQL', () => {
  test('start at once, serve the same, and answer 503 when it is gone', async () => {
    const database = await postgresDatabase(url ?? '');
    const servers: Server[] = await Promise.all([1, 2, 3].map(() => createServer(testConfig(database.env))));
    const counts = await Promise.all(
      servers.map(({ database: { db } }) => db.selectFrom('users').select('id').execute()),
    );
    expect(counts.map((rows) => rows.length)).toEqual([3, 3, 3]);
    const signedIn = await servers[0]!.app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { username: '0500000003', password: 'taawun-3' },
    });
    const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` };
    expect((await servers[1]!.app.inject({ url: '/api/share-movements', headers })).json()).toMatchObject({
      pagination: { total: DEMO[2]!.movements.length },
    });
    // Guesses spread over the servers count together.
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await guess(servers[attempt % 3]!, `wrong-${attempt}`)).statusCode).toBe(422);
    for (const server of servers) expect((await guess(server, 'taawun-2')).statusCode).toBe(429);
    await database.drop();
    for (const path of ['/api/health', '/api/branches', '/api/user']) {
      const response = await servers[2]!.app.inject({ url: path, headers });
      expect([path, response.statusCode, response.json<{ code: string }>().code]).toEqual([path, 503, 'unavailable']);
    }
    await Promise.all(servers.map((server) => server.close()));
  });
});
