import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, signIn, setupBrowser, type Page } from '../kit/browser.ts';
import { toCard, toCheckout, MESSAGES } from '../kit/giving.ts';
import { origin, startServer, type RunningServer } from '../kit/server.ts';

const visit = setupBrowser();

/** Records violations of the page's content security policy. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

const PAGES = [
  '/',
  '/donate',
  '/zakat',
  '/donors',
  '/branches/buraydah',
  '/contact-us',
  '/gallery',
  '/identity/org_chart',
  '/identity/programs',
  '/media_center/videos',
  '/members',
  '/signup',
  '/nothing',
];

describe('content security policy', () => {
  it.each(['', '/en'])('has no violations on any page (%s)', async (prefix) => {
    const { page, expectNoise } = await visit();
    expectNoise(/status of 404/);
    const violations = await watch(page);
    for (const path of PAGES) {
      await page.goto(origin + (path === '/' ? prefix || '/' : prefix + path));
      await hydrated(page);
      expect(await violations(), path).toEqual([]);
    }
    // Styles of lazy components, and the gateway's script.
    await page.goto(origin + (prefix || '/'));
    await hydrated(page);
    const messages = prefix ? MESSAGES.en : MESSAGES.ar;
    await toCard(page, messages);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await toCheckout(page, messages);
    expect(await violations()).toEqual([]);
  });
});

describe('API on another origin', () => {
  let server: RunningServer;
  let api: Server;
  const apiRequests: IncomingMessage[] = [];
  beforeAll(async () => {
    // An API with CORS that forwards requests to the embedded server.
    api = createServer((request, response) => {
      apiRequests.push(request);
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'OPTIONS') {
        response
          .writeHead(204, {
            'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, timezone, x-locale',
            'Access-Control-Allow-Methods': 'GET, POST',
          })
          .end();
        return;
      }
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const headers = Object.entries(request.headers).filter(([name]) =>
            ['accept', 'authorization', 'content-type', 'timezone', 'x-locale'].includes(name),
          ) as [string, string][];
          fetch(`${origin}${(request.url ?? '').replace(/^\/v1/, '')}`, {
            method: request.method ?? 'GET',
            headers,
            ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
          }).then(
            async (answer) =>
              response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text()),
            () => response.destroy(),
          );
        });
    });
    await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
    server = await startServer({ API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}/v1/` });
  });
  afterAll(async () => {
    await server.stop();
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
  });

  it('serves pages, sign-in and calls with their headers', async () => {
    const { page } = await visit();
    const violations = await watch(page);
    await page.goto(`${server.origin}/en/login`);
    await hydrated(page);
    apiRequests.length = 0;
    await signIn(page, '0500000001', 'taawun-1');
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Services', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
    const user = apiRequests.find(({ method, url }) => method === 'GET' && url === '/v1/api/user');
    expect(user?.headers).toMatchObject({
      'x-locale': 'en',
      timezone: 'UTC +3',
      authorization: expect.stringMatching(/^Bearer /),
      origin: server.origin,
    });
    expect(user?.headers.cookie).toBeUndefined();
    expect(await violations()).toEqual([]);
  });

  it('that is unreachable results in an error page with a retry, and the server keeps running', async () => {
    const gone = await startServer({ API_BASE_URL: 'http://127.0.0.1:1' });
    try {
      const { page, expectNoise } = await visit();
      // The server stops while the page may still be loading files.
      expectNoise(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_UNSAFE_PORT|status of 500/);
      expect((await page.goto(`${gone.origin}/en/services`))?.status()).toBe(500);
      await page.getByRole('heading', { level: 1, name: 'An error occurred' }).waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect((await page.request.get(`${gone.origin}/api/health`)).status()).toBe(200);
      // The page's code is loaded before the server stops.
      await hydrated(page);
      await page.waitForLoadState('networkidle');
    } finally {
      await gone.stop();
    }
  });
});
