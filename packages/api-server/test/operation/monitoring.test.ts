import { spawnSync } from 'node:child_process';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { watchDisk } from '../../src/db/embedded/disk.ts';
import { createMetrics } from '../../src/monitoring/metrics.ts';
import { countedGateway } from '../../src/monitoring/gateway.ts';
import { GatewayAway } from '../../src/gateways/shared/port.ts';
import type { Portal } from '../../src/index.ts';
import { createServer, type Server } from '../../src/server.ts';
import { commandsOn } from '../kit/commands.ts';
import { createServices } from '../../src/composition/services.ts';
import { cuttableProxy } from '../kit/cuttable-proxy.ts';
import { paidOutcome, puppet } from '../kit/giving.ts';
import { databases, embeddedDatabase, testConfig, type TestDatabase } from '../kit/kit.ts';
import { main, processes } from '../kit/process.ts';
import { hasSmallDisks, smallDisk } from '../kit/small-disk.ts';

const { run, killAll } = processes();
afterEach(killAll);

const get = async (url: string) => {
  const response = await fetch(url, { headers: { connection: 'close' } });
  return { status: response.status, text: await response.text() };
};
/** Value of a sample; `undefined` when it is absent. */
const sample = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1).replace('+Inf', 'Infinity'));
};

const portal: Portal = {
  handle: async () => ({ status: 200, headers: {}, body: '<p>page</p>' }),
  pageKind: (path) => (path.startsWith('/news/') ? '/news/:slug' : 'missing'),
};

describe.each(databases)('a server on $name', (kind) => {
  let database: TestDatabase;
  let server: Server;
  let site: string;
  beforeAll(async () => {
    database = await kind.open();
    const config = testConfig({ ...database.env, METRICS_PORT: '0', DRAIN_SECONDS: '1' });
    server = await createServer(config, { portal });
    site = await server.listen();
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  const scrape = async () => (await get(`${server.monitoring}/metrics`)).text;
  const request = 'taawun_http_request_duration_seconds_count';

  test('is alive and ready on both listeners', async () => {
    for (const origin of [site, server.monitoring]) {
      expect(await get(`${origin}/livez`)).toEqual({ status: 200, text: 'ok\n' });
      expect(await get(`${origin}/readyz`)).toEqual({ status: 200, text: 'ok\n' });
    }
  });
  test('counts requests by operation and kind of page, never by path', async () => {
    await get(`${site}/api/branches`);
    await get(`${site}/news/a-secret-draft`);
    await get(`${site}/api/news/a-secret-draft`);
    await get(`${site}/.env`);
    await fetch(`${site}/api/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '0500000001', password: 'not-the-password' }),
    });
    const text = await scrape();
    const count = (operation: string, method: string, status: number) =>
      sample(text, `${request}{operation="${operation}",method="${method}",status="${status}"}`);
    expect(count('listBranches', 'GET', 200)).toBe(1);
    expect(count('/news/:slug', 'GET', 200)).toBe(1);
    expect(count('getNews', 'GET', 404)).toBe(1);
    expect(count('signIn', 'POST', 422)).toBe(1);
    expect(sample(text, 'taawun_security_events_total{event="sign_in_failed"}')).toBe(1);
    expect(text).not.toContain('secret-draft');
    expect(text).not.toContain('.env');
  });
  test('measures the process, the queues, the outbox, the jobs and the last clean audit', async () => {
    const { db } = server.database;
    expect(sample(await scrape(), 'taawun_audit_clean_age_seconds')).toBe(Infinity);
    const services = createServices({ db, config: testConfig(database.env), gateway: puppet() });
    await commandsOn(() => services)(['audit']);
    const message = {
      channel: 'sms' as const,
      recipient: '+966500000001',
      subject: '',
      body: 'x',
      created_at: new Date(Date.now() - 90_000),
    };
    await db
      .insertInto('outbox')
      .values([message, { ...message, state: 'dead' }] as never)
      .execute();
    const text = await scrape();
    expect(sample(text, 'taawun_database_up')).toBe(1);
    expect(sample(text, 'taawun_audit_clean_age_seconds')).toBeLessThan(60);
    expect(sample(text, 'taawun_outbox_messages{state="waiting"}')).toBeGreaterThanOrEqual(1);
    expect(sample(text, 'taawun_outbox_messages{state="dead"}')).toBe(1);
    expect(sample(text, 'taawun_outbox_oldest_waiting_seconds')).toBeGreaterThan(80);
    expect(sample(text, 'taawun_queue_waiting{queue="password hashing"}')).toBe(0);
    expect(sample(text, 'taawun_queue_waiting{queue="documents"}')).toBe(0);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).not.toContain('+966');
  });
  test('health and metrics name the job that fails, without its reason', async () => {
    const { db } = server.database;
    const charges = async () => {
      const found = await db.selectFrom('jobs').select('name').where('name', '=', 'charges').executeTakeFirst();
      expect(found).toBeDefined();
    };
    await vi.waitFor(charges, { timeout: 10_000, interval: 100 });
    const failed = { failures: 4, last_error: 'Error: a reason that is not public', due_at: new Date('2100-01-01') };
    await db.updateTable('jobs').set(failed).where('name', '=', 'charges').execute();
    await expect
      .poll(async () => JSON.parse((await get(`${site}/api/health`)).text))
      .toEqual({
        status: 'ok',
        failing_jobs: [{ name: 'charges', succeeded_at: null }],
      });
    const text = await scrape();
    expect(sample(text, 'taawun_job_failures{job="charges"}')).toBe(4);
    expect(text).not.toContain('a reason');
  });
  test('shows no metrics on the port of the site', async () => {
    expect((await get(`${site}/metrics`)).text).not.toContain('taawun_');
  });
  test('is not ready while it drains, and still answers; then it ends', async () => {
    const closed = server.close();
    expect(await get(`${server.monitoring}/readyz`)).toEqual({ status: 503, text: 'draining\n' });
    expect(await get(`${site}/readyz`)).toEqual({ status: 503, text: 'not ready\n' });
    expect((await get(`${site}/api/branches`)).status).toBe(200);
    await closed;
    await expect(fetch(`${site}/livez`)).rejects.toThrow('fetch failed');
    await expect(fetch(`${server.monitoring}/livez`)).rejects.toThrow('fetch failed');
  });
});

test('a server that waits for its database is alive and not ready', async () => {
  const database = embeddedDatabase();
  const port = await freePort();
  run(main, [], {
    ...database.env,
    DATABASE_URL: 'postgres://u@127.0.0.1:1/taawun',
    METRICS_PORT: String(port),
  });
  await vi.waitFor(
    async () => expect(await get(`http://127.0.0.1:${port}/readyz`)).toEqual({ status: 503, text: 'starting\n' }),
    { timeout: 90_000 },
  );
  expect((await get(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  const metrics = await get(`http://127.0.0.1:${port}/metrics`);
  expect(metrics.status).toBe(200);
  expect((await get(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  await database.drop();
}, 120_000);

test('a port of metrics that is in use ends the start with a line that names it', async () => {
  const database = embeddedDatabase();
  const other = createTcpServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run(main, [], { ...database.env, METRICS_PORT: String(port) }).ended;
  other.close();
  expect([code, output.trim()]).toEqual([
    1,
    `METRICS_PORT is "${port}", and another process listens there. Stop it, or choose another one: METRICS_PORT=${port + 1} npm start`,
  ]);
  await database.drop();
}, 120_000);

const postgres = databases.find(({ name }) => name === 'PostgreSQL');

test.skipIf(!postgres)('without its PostgreSQL a server is alive, not ready, and hides old values', async () => {
  const database = await postgres!.open();
  const proxy = await cuttableProxy(database.env['DATABASE_URL'] ?? '');
  const server = await createServer(testConfig({ ...database.env, DATABASE_URL: proxy.url, METRICS_PORT: '0' }));
  await server.listen();
  const at = (path: string) => get(`${server.monitoring}${path}`);
  await expect.poll(async () => sample((await at('/metrics')).text, 'taawun_outbox_messages{state="dead"}')).toBe(0);
  await proxy.cut();
  expect(await at('/readyz')).toEqual({ status: 503, text: 'database away\n' });
  expect((await at('/livez')).status).toBe(200);
  const away = (await at('/metrics')).text;
  expect(sample(away, 'taawun_database_up')).toBe(0);
  expect(away).not.toMatch(/^taawun_(outbox|job_failures|audit)\w*[ {]/m);
  await proxy.restore();
  await expect.poll(async () => (await at('/readyz')).status).toBe(200);
  await server.close();
  await proxy.close();
  await database.drop();
});

test.skipIf(!postgres)('a PostgreSQL that has become read-only takes the server out', async () => {
  const database = await postgres!.open();
  const server = await createServer(testConfig({ ...database.env, METRICS_PORT: '0' }));
  const site = await server.listen();
  const name = new URL(database.env['DATABASE_URL'] ?? '').pathname.slice(1);
  const { db } = server.database;
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
    db,
  );
  await expect.poll(() => get(`${server.monitoring}/readyz`)).toEqual({ status: 503, text: 'read-only\n' });
  expect((await get(`${site}/api/health`)).status).toBe(503);
  await server.close();
  await database.drop();
});

test.skipIf(!hasSmallDisks)('a disk that was mounted again without writes is noticed', async () => {
  const disk = smallDisk(1);
  const watched = watchDisk(disk!.folder, () => undefined);
  await watched.refresh();
  expect(watched.isReadOnly()).toBe(false);
  spawnSync('mount', ['-o', 'remount,ro', disk!.folder]);
  await delay(600);
  await watched.refresh();
  expect(watched.isReadOnly()).toBe(true);
  disk!.remove();
});

test('calls of the gateway are counted by their outcome', async () => {
  const metrics = createMetrics();
  const fake = puppet();
  const gateway = countedGateway(fake, metrics);
  const order = { reference: 'r1', amount: 100, currency: 'SAR', brand: 'mada' } as const;
  const attempt = { ...order, checkout: null, payment: null };
  await gateway.verify(attempt);
  fake.says.set('r1', paidOutcome('r1', 100));
  await gateway.verify(attempt);
  await gateway.refund(attempt);
  fake.open = () => Promise.reject(new GatewayAway('no answer'));
  await expect(gateway.open(order, { keepCard: false, locale: 'ar' })).rejects.toThrow('no answer');
  const text = await metrics.scrape();
  const calls = (call: string, outcome: string) =>
    sample(text, `taawun_gateway_calls_total{gateway="sandbox",call="${call}",outcome="${outcome}"}`);
  expect([calls('verify', 'open'), calls('verify', 'paid'), calls('refund', 'done'), calls('open', 'away')]).toEqual([
    1, 1, 1, 1,
  ]);
});
