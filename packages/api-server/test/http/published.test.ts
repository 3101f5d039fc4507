import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublishedVersion } from '../../src/http/published.ts';
import { createServer, type Portal } from '../../src/index.ts';
import { databases, startServer, testConfig } from '../kit/kit.ts';

describe.each(databases)('content version for the page cache, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let versions: (string | null)[] = [];
  const portal: Portal = {
    handle: async (_, version) => {
      versions.push(await version());
      return { status: 200, headers: {}, body: 'rendered' };
    },
    quick: async (path, headers) =>
      path === '/cached'
        ? { status: 200, headers: { 'x-agent': String(headers['user-agent']) }, body: 'from the cache' }
        : null,
  };
  beforeAll(async () => {
    running = await startServer(kind, { portal });
  });
  afterAll(() => running.stop());

  test('changes with the content, the market and what is given, and with nothing else', async () => {
    const { db } = running.server.database;
    let time = 0;
    const version = createPublishedVersion(db, () => (time += 1000));
    const before = await version();
    expect(await version()).toBe(before);
    await db.updateTable('content_version').set({ version: 'another' }).execute();
    const second = await version();
    expect(second).not.toBe(before);
    await db
      .updateTable('share_market')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    const third = await version();
    expect(third).not.toBe(second);
    await db
      .updateTable('giving_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    expect(await version()).not.toBe(third);
  });

  test('is read at most ten times a second, and again after a failure', async () => {
    let time = 0;
    const version = createPublishedVersion(running.server.database.db, () => time);
    const first = version();
    expect(version()).toBe(first);
    time = 99;
    expect(version()).toBe(first);
    time = 100;
    expect(version()).not.toBe(first);
    await first;
  });

  test('reaches the portal, which may answer from what it has', async () => {
    versions = [];
    expect(await (await fetch(`${running.baseURL}/rendered`)).text()).toBe('rendered');
    expect(versions).toEqual([expect.stringMatching(/^.+:\d+$/)]);
    const page = await fetch(`${running.baseURL}/cached`, { headers: { 'User-Agent': 'reader' } });
    expect([await page.text(), page.headers.get('x-agent')]).toEqual(['from the cache', 'reader']);
    expect(versions).toHaveLength(1);
  });
});

test('has no version when another API is configured', async () => {
  const [embedded] = databases;
  const seen: (string | null)[] = [];
  const database = await embedded!.open();
  const server = await createServer(
    { ...testConfig(database.env), apiBaseUrl: 'https://api.example' },
    {
      portal: {
        handle: async (_, version) => ({ status: 200, headers: {}, body: String(seen.push(await version())) }),
      },
    },
  );
  await server.app.inject('/page');
  await server.close();
  await database.drop();
  expect(seen).toEqual([null]);
});
