import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../../src/server.ts';
import { cuttableProxy, type CuttableProxy } from '../kit/cuttable-proxy.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';

const postgres = databases.find(({ name }) => name === 'PostgreSQL');

describe.skipIf(!postgres)('a server whose PostgreSQL restarts or is cut off', () => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let server: Server;
  beforeAll(async () => {
    database = await postgres!.open();
    proxy = await cuttableProxy(database.env['DATABASE_URL'] ?? '');
    server = await createServer(testConfig({ ...database.env, DATABASE_URL: proxy.url }));
  });
  afterAll(async () => {
    await proxy.restore();
    await server.close();
    await proxy.close();
    await database.drop();
  });

  const get = (url: string) => server.app.inject({ url, headers: { 'x-locale': 'en' } });

  test('answers 503 with Retry-After while it is away, and is back by itself', async () => {
    expect((await get('/api/branches')).statusCode).toBe(200);
    await proxy.cut();
    for (const url of ['/api/health', '/api/branches']) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '2']);
    }
    await proxy.restore();
    await expect.poll(async () => (await get('/api/branches')).statusCode).toBe(200);
    expect((await get('/api/health')).statusCode).toBe(200);
  });

  test('survives the end of a connection that is in use', async () => {
    const { db } = server.database;
    const used = db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection);
      await proxy.cut();
      // Between two queries of a request: no query is waiting that could receive the error.
      await delay(50);
      await sql`select 1`.execute(connection);
    });
    await expect(used).rejects.toThrow(/terminated|ECONNRESET|not queryable|ECONNREFUSED/);
    await proxy.restore();
    await expect.poll(async () => (await get('/api/health')).statusCode).toBe(200);
  });

  test('health answers within two seconds when the database says nothing', async () => {
    proxy.silence();
    const from = performance.now();
    expect((await get('/api/health')).statusCode).toBe(503);
    expect(performance.now() - from).toBeLessThan(2_500);
    await proxy.restore();
    await expect.poll(async () => (await get('/api/health')).statusCode).toBe(200);
  });

  test('a statement that waits for a lock too long ends with 503', async () => {
    const { db } = server.database;
    const { lock_timeout, statement_timeout } = await sql<{ lock_timeout: string; statement_timeout: string }>`
      select current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout`
      .execute(db)
      .then(({ rows }) => rows[0]!);
    expect([lock_timeout, statement_timeout]).toEqual(['10s', '20s']);
  });
});

describe.skipIf(!postgres)('a server that starts while PostgreSQL is away', () => {
  test('waits, says so once, and starts when it is there', async () => {
    const database = await postgres!.open();
    const proxy = await cuttableProxy(database.env['DATABASE_URL'] ?? '');
    await proxy.cut();
    const lines: string[] = [];
    const starting = createServer(testConfig({ ...database.env, DATABASE_URL: proxy.url }), {
      notify: (line) => void lines.push(line),
    });
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^PostgreSQL at postgres:\/\/.* does not answer .*: waiting for it\.$/);
    await proxy.restore();
    const server = await starting;
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
    expect(lines).toHaveLength(1);
    await server.close();
    await proxy.close();
    await database.drop();
  });

  test('does not wait for a database that does not exist', async () => {
    const database = await postgres!.empty();
    const missing = new URL(database.env['DATABASE_URL'] ?? '');
    missing.pathname = '/taawun_missing';
    await expect(createServer(testConfig({ ...database.env, DATABASE_URL: missing.href }))).rejects.toThrow(
      /DATABASE_URL is .*does not exist/,
    );
    await database.drop();
  });
});
