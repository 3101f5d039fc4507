import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, migrateTo } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import type { Db } from '../../src/db/schema.ts';
import { auditBooks } from '../../src/audit/audit.ts';
import { databases, startServer, testConfig } from '../kit/kit.ts';
import { queryRows, runStatements } from '../kit/raw-sql.ts';
import { addTraders, memberRow, type Trader } from '../kit/trading.ts';

const PER_PAGE = 7;
const ROWS = 40;

/** Movements and orders with equal dates, so that the second sort column decides. */
const rowsOf = (account: number, user: number): string[] => [
  `insert into share_movements (date, from_account, to_account, shares, price, status)
    select date '2026-03-01' + (n % 5), case n % 3 when 0 then ${account} else t.id end, case n % 3 when 0 then t.id else ${account} end, 1, 100 + n, case n % 4 when 0 then 'expired' else 'succeeded' end
    from generate_series(1, ${ROWS}) n, share_accounts t where t.kind = 'treasury'`,
  `insert into cash_movements (from_account, to_account, amount, kind)
    select case n % 3 when 0 then ${account} else t.id end, case n % 3 when 0 then t.id else ${account} end, n, 'deposit' from generate_series(1, ${ROWS}) n, share_accounts t where t.kind = 'treasury'`,
  `insert into share_offers (account_id, type, status, shares, price, created_at, expires_at, closed_at)
    select ${account}, case n % 2 when 0 then 'buy' else 'sell' end, 'expired', 1, n, timestamptz '2026-03-01' + (n % 5) * interval '1 day', now(), now() from generate_series(1, ${ROWS}) n`,
  `insert into orders (number, user_id, target_type, target_slug, price, qty, status, idempotency_key, fingerprint, code, donor_name, show_on_wall, created_at, expires_at, paid_at)
    select 'T-WALL' || lpad(n::text, 4, '0'), ${user}, case n % 2 when 0 then 'general' else 'program' end, case n % 2 when 1 then 'a-program' end, n, case n % 3 when 0 then 2 else 1 end, 'succeeded', 'wall-' || n, 'f', 'code-of-wall-order-' || n, 'Donor ' || n, true,
      timestamptz '2026-03-01' + (n % 5) * interval '1 day', now(), timestamptz '2026-03-01' + (n % 5) * interval '1 day' from generate_series(1, ${ROWS}) n`,
  `insert into payments (order_number, purpose, initiator, period, counts, checkout_id, reference, gateway, brand, amount, currency, status, created_at, expires_at, settled_at)
    select number, 'donation', 'donor', 1, true, 'checkout-' || number, 'reference-' || number, 'test', 'mada', price, 'SAR', 'paid', created_at, created_at, created_at from orders where number like 'T-WALL%'`,
  `insert into receipts (number, code, payment_id, order_number, date, amount)
    select 'R-2020-' || lpad(id::text, 6, '0'), 'code-of-receipt-' || id, id, order_number, date '2026-03-01' + id % 5, amount from payments where gateway = 'test'`,
  `insert into subscriptions (order_number, status, started_on, months, charged, monthly_price, brand, last_four)
    select number, 'cancelled', '2026-03-01', 2, 1, 5000 + price, 'mada', '4411' from orders where number like 'T-WALL%' and qty > 1`,
];

interface Listed {
  name: string;
  path: string;
  /** Key of the list, and the entries' own keys. */
  list: string;
  key: string;
  /** The keys in the order of the list, without any of the stored counts. */
  query: (account: number, user: number) => string;
}

const own = (account: number) => `${account} in (to_account, from_account)`;
const LISTS: Listed[] = [
  {
    name: 'movements',
    path: 'share-movements?',
    list: 'share_movements',
    key: 'id',
    query: (account) => `select id as key from share_movements where ${own(account)} order by date desc, id desc`,
  },
  {
    name: 'purchases of some days',
    path: 'share-movements?type=buy&from=2026-03-02&to=2026-03-04',
    list: 'share_movements',
    key: 'id',
    query: (account) =>
      `select id as key from share_movements where to_account = ${account} and date between '2026-03-02' and '2026-03-04' order by date desc, id desc`,
  },
  {
    name: 'expired movements',
    path: 'share-movements?status=expired',
    list: 'share_movements',
    key: 'id',
    query: (account) =>
      `select id as key from share_movements where ${own(account)} and status = 'expired' order by date desc, id desc`,
  },
  {
    name: 'balance',
    path: 'balance?',
    list: 'balance_movements',
    key: 'id',
    query: (account) => `select id as key from cash_movements where ${own(account)} order by id desc`,
  },
  {
    name: 'offers',
    path: 'share-offers?',
    list: 'share_offers',
    key: 'id',
    query: () => 'select id as key from share_offers order by created_at desc, id desc',
  },
  {
    name: 'own expired offers to sell',
    path: 'share-offers?mine=true&type=sell&status=expired',
    list: 'share_offers',
    key: 'id',
    query: (account) =>
      `select id as key from share_offers where account_id = ${account} and type = 'sell' and status = 'expired' order by created_at desc, id desc`,
  },
  {
    name: 'expired offers',
    path: 'share-offers?status=expired',
    list: 'share_offers',
    key: 'id',
    query: () => `select id as key from share_offers where status = 'expired' order by created_at desc, id desc`,
  },
  {
    name: 'donor wall',
    path: 'donors?',
    list: 'donors',
    key: 'name',
    query: () =>
      'select donor_name as key from orders where show_on_wall and paid_at is not null order by paid_at desc, number',
  },
  {
    name: 'donor wall of a programme',
    path: 'donors?target_type=program&target_slug=a-program',
    list: 'donors',
    key: 'name',
    query: () =>
      `select donor_name as key from orders where show_on_wall and paid_at is not null and target_slug = 'a-program' order by paid_at desc, number`,
  },
  {
    name: 'orders',
    path: 'orders?',
    list: 'orders',
    key: 'number',
    query: (_, user) => `select number as key from orders where user_id = ${user} order by created_at desc, number`,
  },
  {
    name: 'monthly donations',
    path: 'subscriptions?',
    list: 'subscriptions',
    key: 'number',
    query: (_, user) =>
      `select number as key from orders where user_id = ${user} and qty > 1 order by created_at desc, number`,
  },
  {
    name: 'receipts of some days',
    path: 'receipts?from=2026-03-02&to=2026-03-03',
    list: 'receipts',
    key: 'number',
    query: (_, user) =>
      `select number as key from receipts where user_id = ${user} and date between '2026-03-02' and '2026-03-03' order by number desc`,
  },
  {
    name: 'receipts',
    path: 'receipts?',
    list: 'receipts',
    key: 'number',
    query: (_, user) =>
      `select r.number as key from receipts r join orders o on o.number = r.order_number where o.user_id = ${user} order by r.number desc`,
  },
];

/** What the audit says of stored summaries. */
const summaryLines = async (db: Db) =>
  (await auditBooks(db)).differences.filter((line) =>
    /purchases|money movements|prices of|offers:|wall:|lists of/.test(line),
  );

describe.each(databases)('long lists on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let trader: Trader;
  let account = 0;
  let db: Db;
  beforeAll(async () => {
    running = await startServer(kind);
    ({ db } = running.server.database);
    const [first] = await addTraders(db, 1, { shares: 100, cash: 100_000 });
    trader = first!;
    const row = await db
      .selectFrom('share_accounts')
      .select('id')
      .where('user_id', '=', trader.userId)
      .executeTakeFirstOrThrow();
    account = row.id;
    await runStatements(db, rowsOf(account, trader.userId));
  });
  afterAll(() => running.stop());

  test.each(LISTS)('each page of the $name is the same as of the whole list', async ({ path, list, key, query }) => {
    const expected = await queryRows<{ key: unknown }>(db, query(account, trader.userId));
    expect(expected.length).toBeGreaterThan(0);
    const found: unknown[] = [];
    const pages = Math.ceil(expected.length / PER_PAGE);
    for (let page = 1; page <= pages + 1; page++) {
      const { statusCode, body } = await running.server.app.inject({
        url: `/api/${path}&page=${page}&per_page=${PER_PAGE}`,
        headers: { authorization: `Bearer ${trader.token}` },
      });
      const read = JSON.parse(body) as Record<string, Record<string, unknown>[]> & { pagination: object };
      expect([statusCode, read.pagination]).toEqual([
        200,
        { page, per_page: PER_PAGE, total: expected.length, total_pages: pages },
      ]);
      found.push(...(read[list] ?? []).map((entry) => entry[key]));
    }
    expect(found).toEqual(expected.map((row) => row.key));
  });

  test('prices by day are those of the movements', async () => {
    const expected = await queryRows<object>(
      db,
      `select date::text, (array_agg(price order by id desc))[1] as price, min(price) as low, max(price) as high, sum(shares)::int as shares
        from share_movements where status = 'succeeded' and price > 0 group by date order by date`,
    );
    const { body } = await running.server.app.inject({ url: '/api/share-prices' });
    expect(JSON.parse(body)).toEqual({ share_prices: expected });
  });

  test('the audit names every summary that contradicts its rows', async () => {
    expect(await summaryLines(db)).toEqual([]);
    for (const [statement, undo, line] of [
      ['update share_days set high = high + 1', 'update share_days set high = high - 1', /^prices of \d/],
      [
        `update share_accounts set bought_paid = bought_paid + 1 where id = ${account}`,
        `update share_accounts set bought_paid = bought_paid - 1 where id = ${account}`,
        /movements and purchases/,
      ],
      [
        `update share_accounts set cash_entries = cash_entries + 1 where id = ${account}`,
        `update share_accounts set cash_entries = cash_entries - 1 where id = ${account}`,
        /money movements/,
      ],
      [
        'update user_lists set receipts = receipts + 1',
        'update user_lists set receipts = receipts - 1',
        /^lists of user \d+ is 40 41 and should be 40 40$/,
      ],
      [
        'update share_offer_counts set offers = offers + 1',
        'update share_offer_counts set offers = offers - 1',
        /^offers: (buy|sell)/,
      ],
      [
        'update donor_wall_counts set donors = donors + 1',
        'update donor_wall_counts set donors = donors - 1',
        /^donor wall: /,
      ],
    ] as const) {
      await runStatements(db, [statement]);
      expect(await summaryLines(db)).toContainEqual(expect.stringMatching(line));
      await runStatements(db, [undo]);
    }
    expect(await summaryLines(db)).toEqual([]);
  });

  test('an order leaves the donor wall with its donor', async () => {
    const onWall = async () =>
      (await db.selectFrom('donor_wall_counts').select('donors').execute()).reduce(
        (sum, { donors }) => sum + donors,
        0,
      );
    const before = await onWall();
    await runStatements(db, [`update orders set show_on_wall = false where number = 'T-WALL0001'`]);
    expect(await onWall()).toBe(before - 1);
    await runStatements(db, [`update orders set show_on_wall = true where number = 'T-WALL0001'`]);
    expect(await onWall()).toBe(before);
  });
});

describe.each(databases)('migration on $name', (kind) => {
  test('summarises what is there already', async () => {
    const database = await kind.empty();
    const { db, close } = await openDatabase(testConfig(database.env));
    try {
      // Without any of the summaries.
      await db.connection().execute((connection) => migrateTo(connection, '0010_closing_payouts'));
      await runStatements(db, [
        `insert into users (firstname, lastname, phone, password_hash) values ('A', 'B', '+966520000001', '-')`,
      ]);
      await db.insertInto('members').values(memberRow(1)).execute();
      await runStatements(db, [`insert into share_accounts (user_id) values (1)`, ...rowsOf(3, 1)]);
      await migrate(db);
      expect(await summaryLines(db)).toEqual([]);
      const { rows } = await sql<{ receipts: number; days: number; wall: number }>`select
        (select count(*) from receipts where user_id = 1)::int as receipts, (select count(*) from share_days)::int as days,
        (select sum(donors) from donor_wall_counts)::int as wall`.execute(db);
      expect(rows).toEqual([{ receipts: ROWS, days: 5, wall: ROWS }]);
    } finally {
      await close();
      await database.drop();
    }
  });
});
