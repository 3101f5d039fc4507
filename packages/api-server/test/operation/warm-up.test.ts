import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Portal } from '../../src/index.ts';
import { createServer, type Server } from '../../src/server.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';

const [embedded] = databases;
let server: Server | null = null;
let database: TestDatabase | null = null;
afterEach(async () => {
  await server?.close();
  await database?.drop();
});

/** A portal of two listed pages, one of which links to news; and what it has rendered. */
function portalOf(render: (path: string) => Promise<void> = () => Promise.resolve()) {
  const rendered: string[] = [];
  const portal: Portal = {
    firstPaths: ['/', '/news', '/en/news'],
    pageKind: (path) => (/^(?:\/en)?\/news\/./.test(path) ? '/news/:slug' : path),
    handle: async ({ url }, versions) => {
      const { pathname } = new URL(url);
      // A busy machine does not know them in time.
      await versions().catch(() => null);
      rendered.push(pathname);
      await render(pathname);
      const body = pathname.endsWith('/news')
        ? '<a href="/about-us"></a><a href="/news/a"></a><a href="/news/b"></a>'
        : '';
      return { status: 200, headers: {}, body };
    },
  };
  return { portal, rendered };
}
const start = async (portal: Portal, env: Record<string, string> = {}, lines: string[] = []) => {
  database = await embedded!.empty();
  const config = testConfig({ ...database.env, METRICS_PORT: '0', ...env });
  server = await createServer(config, {
    portal,
    logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
  });
  return server;
};
const PRODUCTION = { NODE_ENV: 'production', PAYMENT_GATEWAY: 'sandbox' };
const probe = async (path: string) => (await fetch(`${server!.monitoring}${path}`)).text();

test('listed pages and one of each other kind are rendered before the server is ready', async () => {
  const seen: string[] = [];
  const { portal, rendered } = portalOf(async () => {
    seen.push(`${await probe('/livez')}${await probe('/readyz')}`);
  });
  const { listen } = await start(portal, PRODUCTION);
  expect(rendered).toEqual([]);
  await listen();
  expect(rendered).toEqual(['/', '/news', '/en/news', '/news/a']);
  expect(new Set(seen)).toEqual(new Set(['ok\nstarting\n']));
  expect(await probe('/readyz')).toBe('ok\n');
});

test('a page that fails keeps neither the others nor the server from starting', async () => {
  const lines: string[] = [];
  const { portal, rendered } = portalOf((path) =>
    path === '/' ? Promise.reject(new Error('no such file')) : Promise.resolve(),
  );
  const { listen } = await start(portal, PRODUCTION, lines);
  await listen();
  expect(await probe('/readyz')).toBe('ok\n');
  expect(rendered).toHaveLength(4);
  expect(lines.filter((line) => line.includes('the first visitors wait longer'))).toHaveLength(1);
});

test('probes are answered between two pages', async () => {
  const { portal } = portalOf(async () => {
    // Rendering occupies the event loop.
    const until = performance.now() + 100;
    while (performance.now() < until) continue;
    await delay(0);
  });
  const { listen } = await start(portal, PRODUCTION);
  let longest = 0;
  const listening = listen();
  const ready = vi.fn();
  void listening.then(ready);
  while (ready.mock.calls.length === 0) {
    const from = performance.now();
    await probe('/livez');
    longest = Math.max(longest, performance.now() - from);
  }
  await listening;
  expect(longest).toBeLessThan(400);
});

test('a demo starts at once', async () => {
  const { portal, rendered } = portalOf();
  const { listen } = await start(portal);
  await listen();
  expect(rendered).toEqual([]);
});
