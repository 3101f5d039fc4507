import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../../src/server.ts';
import type { Portal } from '../../src/index.ts';
import { cuttableProxy } from '../kit/cuttable-proxy.ts';
import { emptyPostgres } from '../kit/empty-databases.ts';
import { testConfig } from '../kit/kit.ts';
import { startReplicated, type Replicated } from '../kit/replicated.ts';
import { addTraders, type Trader } from '../kit/trading.ts';

const cluster = await startReplicated();

/** Public reads of guests. */
const PUBLIC = [
  'news',
  'news?search=2026',
  'programs',
  'topics',
  'branches',
  'settings',
  'donors',
  'donors?target_type=general',
  'share-offers',
  'share-book',
  'share-prices',
].map((path) => `/api/${path}`);

/** A page that says which content it has, of which versions. */
const portal = (server: () => Server): Portal => ({
  handle: async (_, version) => {
    const versions = await version();
    const { data } = await server().answer('listTopics', {}, 'en');
    return { status: 200, headers: { 'x-version': versions?.content ?? '' }, body: JSON.stringify(data) };
  },
});

describe.skipIf(!cluster)('a server with a streaming replica', () => {
  const { pause, resume, caughtUp, onPrimary, onReplica, replica, primary, url, readerUrl } = cluster as Replicated;
  let server: Server | null = null;
  let trader: Trader;
  let lines: string[] = [];

  async function start(env: Record<string, string> = {}): Promise<Server> {
    lines = [];
    const started: Server = await createServer(
      testConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: readerUrl, METRICS_PORT: '0', ...env }),
      { portal: portal(() => started), notify: (line) => void lines.push(line) },
    );
    server = started;
    return started;
  }
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${server!.monitoring}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`taawun_${name} `));
    return line === undefined ? Number.NaN : Number(line.split(' ').at(-1));
  };
  const reads = async () => ({
    primary: (await metric('public_reads_total{database="primary"}')) || 0,
    replica: (await metric('public_reads_total{database="replica"}')) || 0,
  });
  const serves = (is: boolean) => expect.poll(() => metric('replica_serves')).toBe(is ? 1 : 0);
  const get = async (path: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await server!.app.inject({ url: path, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response;
  };
  /** Version and content of a page. */
  const page = async () => {
    const { headers, body } = await get('/a-page');
    const [name] = /topic-\d+/.exec(body) ?? [''];
    return { version: headers['x-version'], name };
  };
  /** Prices of the open offers to buy, as a guest or a member reads them. */
  const bookOf = async (token?: string) =>
    (await get('/api/share-book', token))
      .json<{ share_book: { buy: { price: number }[] } }>()
      .share_book.buy.map(({ price }) => price);
  const place = async (price: number): Promise<number> => {
    const response = await server!.app.inject({
      method: 'POST',
      url: '/api/share-offers',
      headers: { authorization: `Bearer ${trader.token}`, 'idempotency-key': `key-of-offer-at-${price}` },
      payload: { type: 'buy', shares: 1, price, expires_in_days: 30 },
    });
    expect(response.statusCode).toBe(201);
    return response.json<{ share_offer: { id: number } }>().share_offer.id;
  };
  let topics = 0;
  /** Publishes a topic of a new name; returns its version, which is the name. */
  const publish = async (): Promise<string> => {
    const name = `topic-${++topics}`;
    const data = JSON.stringify({ id: 1, kind: 'inquiry', name: { ar: name, en: name } });
    await onPrimary(
      `begin; delete from content where kind = 'topics'; insert into content values ('topics', 0, '${data}'); update content_version set version = '${name}'; commit`,
    );
    return name;
  };

  beforeAll(async () => {
    const first = await start();
    const traders = await addTraders(first.database.db, 1, { shares: 10, cash: 10_000_000 });
    trader = traders[0]!;
    await first.close();
    server = null;
  });
  afterEach(async () => {
    replica.ensure();
    await resume();
    await caughtUp();
    await server?.close();
    server = null;
  });
  afterAll(() => cluster?.stop());

  test('reads what is public there, and nothing else', async () => {
    await start();
    await serves(true);
    const before = await reads();
    for (const path of PUBLIC) await get(path);
    await get('/any-page');
    const after = await reads();
    expect(after).toEqual({ primary: before.primary, replica: before.replica + PUBLIC.length + 1 });
    for (const path of ['/api/contribution', '/api/balance', '/api/receipts', '/api/share-offers', '/api/share-book'])
      await get(path, trader.token);
    await get('/api/health');
    expect(await reads()).toEqual(after);
    // A user's news are everybody's.
    await get('/api/news', trader.token);
    expect((await reads()).replica).toBe(after.replica + 1);
    expect(await metric('replica_lag_seconds')).toBeLessThan(5);
    expect(lines).toEqual([expect.stringMatching(/^Public reads go to the replica at postgres:\/\/\*\*\*@127/)]);
  });

  test('members read their own writes, guests what the replica has', async () => {
    await start({ DATABASE_REPLICA_LAG: '300' });
    await serves(true);
    await pause();
    await place(9_001);
    expect(await bookOf(trader.token)).toContain(9_001);
    expect(await bookOf()).not.toContain(9_001);
    await resume();
    await caughtUp();
    expect(await bookOf()).toContain(9_001);
  });

  test('writes never go there, also those that a read causes', async () => {
    await start();
    await serves(true);
    const id = await place(9_002);
    await onPrimary(`update share_offers set expires_at = now() - interval '1 minute' where id = ${id}`);
    await caughtUp();
    const before = await reads();
    // The primary expires the offer first.
    expect(await bookOf()).not.toContain(9_002);
    expect(await reads()).toEqual({ primary: before.primary + 1, replica: before.replica });
    expect(await onPrimary(`select status from share_offers where id = ${id}`)).toEqual([{ status: 'expired' }]);
    await caughtUp();
    for (const path of PUBLIC) await get(path);
    expect(await reads()).toEqual({ primary: before.primary + 1, replica: before.replica + PUBLIC.length });
    const errors = readFileSync(replica.log, 'utf8')
      .split('\n')
      .filter((line) => /(?:ERROR|STATEMENT): /.test(line));
    expect(errors).toEqual([]);
  });

  test('a replica that lags is passed over, and serves again by itself', async () => {
    await start({ DATABASE_REPLICA_LAG: '2' });
    await serves(true);
    await pause();
    await place(9_003);
    await serves(false);
    expect(await metric('replica_lag_seconds')).toBeGreaterThan(2);
    expect(await bookOf()).toContain(9_003);
    await resume();
    await serves(true);
    expect(await metric('replica_lag_seconds')).toBeLessThan(2);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^Public reads go to the primary: the replica at .* is \d\.\d s behind, 2 s are allowed\.$/,
      ),
      expect.stringMatching(/^Public reads go to the replica at /),
    ]);
  });

  test('a replica that ends is passed over without an error, and serves again by itself', async () => {
    await start();
    await serves(true);
    replica.crash();
    for (const path of PUBLIC) await get(path);
    expect(await metric('replica_serves')).toBe(0);
    expect(await metric('replica_lag_seconds')).toBeNaN();
    await get('/api/health');
    await place(9_004);
    replica.ensure();
    await serves(true);
    await caughtUp();
    expect(await bookOf()).toContain(9_004);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^Public reads go to the primary: the replica at .* does not answer \(.+\)\.$/),
      expect.stringMatching(/^Public reads go to the replica at /),
    ]);
  });

  test('a replica that says nothing delays a read only briefly', async () => {
    const proxy = await cuttableProxy(readerUrl);
    await start({ DATABASE_REPLICA_URL: proxy.url });
    await serves(true);
    proxy.silence();
    const from = performance.now();
    await get('/api/share-book');
    expect(performance.now() - from).toBeLessThan(5_000);
    await serves(false);
    const later = performance.now();
    for (const path of PUBLIC) await get(path);
    expect(performance.now() - later).toBeLessThan(2_500);
    await proxy.restore();
    await serves(true);
    await server!.close();
    server = null;
    await proxy.close();
  });

  test('a page never has older content than its version, whichever database answers', async () => {
    const proxy = await cuttableProxy(readerUrl);
    await start({ DATABASE_REPLICA_URL: proxy.url, DATABASE_REPLICA_LAG: '300' });
    await serves(true);
    const old = await publish();
    await caughtUp();
    await expect.poll(page).toEqual({ version: old, name: old });
    await pause();
    const published = await publish();
    // The replica serves, and both are old.
    expect(await page()).toEqual({ version: old, name: old });
    await proxy.cut();
    await expect.poll(page).toEqual({ version: published, name: published });
    await proxy.restore();
    // The replica answers again, within the lag that is allowed, and has the old content: it does not serve.
    await expect.poll(() => metric('replica_lag_seconds')).toBeGreaterThan(0);
    for (let round = 0; round < 20; round++) {
      expect(await page()).toEqual({ version: published, name: published });
      expect(await metric('replica_serves')).toBe(0);
      await new Promise((resolve) => void setTimeout(resolve, 50));
    }
    await resume();
    await serves(true);
    await expect.poll(page).toEqual({ version: published, name: published });
    await server!.close();
    server = null;
    await proxy.close();
  });

  test('what the replica does not have yet is read on the primary', async () => {
    await start({ DATABASE_REPLICA_LAG: '300' });
    await serves(true);
    await pause();
    const name = `${'0'.repeat(31)}a.webp`;
    await onPrimary(
      `insert into media (name, folder, type, bytes, size, original) values ('${name}', 'uploads', 'image/webp', 'x', 1, 'x')`,
    );
    const before = await reads();
    expect((await get(`/media/uploads/${name}`)).body).toBe('x');
    expect((await server!.app.inject(`/media/uploads/${'1'.repeat(32)}.webp`)).statusCode).toBe(404);
    expect(await reads()).toEqual({ primary: before.primary + 2, replica: before.replica });
  });

  test('a table that its role may not read is read on the primary', async () => {
    await onPrimary('revoke select on share_days from taawun_reader');
    await caughtUp();
    await start();
    await serves(true);
    const before = await reads();
    await get('/api/share-prices');
    await get('/api/share-book');
    expect(await reads()).toEqual({ primary: before.primary + 1, replica: before.replica + 1 });
    await onPrimary('grant select on share_days to taawun_reader');
  });

  test('its role reads no personal data', async () => {
    const client = new URL(readerUrl);
    for (const statement of [
      'select * from users',
      'select * from members',
      'select donor_email from orders',
      'select code from orders',
      'select * from orders',
      'select * from payments',
      'select * from share_movements',
      'select * from outbox',
    ])
      await expect(queryAs(client.href, statement)).rejects.toThrow(/permission denied/);
    const onThePrimary = new URL(readerUrl);
    onThePrimary.port = new URL(url).port;
    await expect(queryAs(onThePrimary.href, 'delete from content')).rejects.toThrow(/read-only transaction/);
  });

  test.each([
    ['of another database', async () => (await emptyPostgres(primary.url)).href],
    ['that is the primary', async () => url],
  ])('a server %s is no replica', async (_, addressOf) => {
    await start({ DATABASE_REPLICA_URL: await addressOf() });
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Public reads go to the primary: .* is no replica of DATABASE_URL\.$/);
    await get('/api/share-book');
    expect(await reads()).toMatchObject({ replica: 0 });
  });

  test('starts while the replica is away, and reads there once it is back', async () => {
    replica.crash();
    await start();
    expect(lines).toEqual([expect.stringMatching(/^Public reads go to the primary: .* does not answer/)]);
    await get('/api/share-book');
    replica.ensure();
    await serves(true);
    expect(await onReplica('select pg_is_in_recovery() as yes')).toEqual([{ yes: true }]);
  });
});

async function queryAs(address: string, statement: string): Promise<unknown> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
