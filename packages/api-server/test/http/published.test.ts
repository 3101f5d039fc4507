import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublishedVersions, readVersions, type PublishedVersions } from '../../src/content/versions.ts';
import { createServer, type Portal } from '../../src/index.ts';
import { databases, startServer, testConfig } from '../kit/kit.ts';

describe.each(databases)('content version for the page cache, on $name', (kind) => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let versions: (PublishedVersions | null)[] = [];
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

  test('each kind changes with its own data only', async () => {
    const { db } = running.server.database;
    let time = 0;
    const version = createPublishedVersions(
      () => readVersions(db),
      () => (time += 1000),
    );
    const before = await version();
    expect(await version()).toEqual(before);
    await db.updateTable('content_version').set({ version: 'another' }).execute();
    const second = await version();
    expect(second).toEqual({ ...before, content: 'another' });
    await db
      .updateTable('share_market')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    const third = await version();
    expect(third).toEqual({ ...second, market: String(Number(second.market) + 1) });
    await db
      .updateTable('giving_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute();
    expect(await version()).toEqual({ ...third, giving: String(Number(third.giving) + 1) });
  });

  test('is read at most ten times a second, and again after a failure', async () => {
    let time = 0;
    const version = createPublishedVersions(
      () => readVersions(running.server.database.db),
      () => time,
    );
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
    expect(versions).toEqual([
      { content: expect.any(String), market: expect.stringMatching(/^\d+$/), giving: expect.stringMatching(/^\d+$/) },
    ]);
    const page = await fetch(`${running.baseURL}/cached`, { headers: { 'User-Agent': 'reader' } });
    expect([await page.text(), page.headers.get('x-agent')]).toEqual(['from the cache', 'reader']);
    expect(versions).toHaveLength(1);
  });
});

test('has no version when another API is configured', async () => {
  const [embedded] = databases;
  const seen: (PublishedVersions | null)[] = [];
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
