import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schemaValidator } from '@taawun/api-client/validation';
import { mediaDir } from '../../src/shared/media-dir.ts';
import { createServer, type Portal, type Server } from '../../src/index.ts';
import { confirmedSignUp, databases, embeddedDatabase, newestToken, startServer, testConfig } from '../kit/kit.ts';

const [embedded] = databases;
const folder = mkdtempSync(join(tmpdir(), 'taawun-files-'));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const handle = vi.fn<Portal['handle']>(async (request) => ({
  status: new URL(request.url).pathname === '/nothing' ? 404 : 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': ['a=1', 'b=2'] },
  body: `<!doctype html><p>${'نخيل '.repeat(500)}</p>`,
}));

let running: Awaited<ReturnType<typeof startServer>>;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${running.baseURL}${path}`, { headers, method, redirect: 'manual' });

beforeAll(async () => {
  write('client/assets/app-abc123.js', `console.log(${JSON.stringify('x'.repeat(3_000))})`);
  write('client/public/robots.txt', 'User-agent: *');
  write('client/public/index.html', 'a shell that is no page');
  write('client/public/.env', 'secret');
  write('storybook/index.html', '<!doctype html><title>Storybook</title>');
  write('storybook/sb/iframe.js', 'x');
  write('secret.txt', 'secret');
  const portal: Portal = { handle, assets: join(folder, 'client/assets'), publicDir: join(folder, 'client/public') };
  running = await startServer(embedded!, { portal, storybookDir: join(folder, 'storybook') });
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('pages', () => {
  test('come from the portal, with the visitor’s address on the public origin', async () => {
    const response = await get('/en/news?page=2', {
      'Accept-Language': 'en',
      Cookie: 'locale=en',
      Host: 'evil.example',
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('نخيل');
    const request = handle.mock.lastCall![0];
    expect(request.url).toBe('http://portal.example/en/news?page=2');
    expect(request.headers.get('cookie')).toBe('locale=en');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src 'self';/);
  });
  test('keep their status', async () => expect((await get('/nothing')).status).toBe(404));
  test('are only read', async () => {
    const response = await get('/en/news', {}, 'POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(schemaValidator('Error')(await response.json())).toBe(true);
  });
  test('a renderer that fails is a 500 without details', async () => {
    handle.mockRejectedValueOnce(new Error('secret detail'));
    const response = await get('/broken');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret detail');
  });
});

describe('files', () => {
  test('hashed files are cached for a year and compressed', async () => {
    const response = await get('/assets/app-abc123.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect((await get('/assets/app-abc123.js', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding')).toBe(
      'gzip',
    );
    expect(
      (await get('/assets/app-abc123.js', { 'Accept-Encoding': 'identity' })).headers.get('Content-Encoding'),
    ).toBeNull();
    expect((await get('/assets/missing.js')).status).toBe(404);
  });
  test('those with fixed names stand at the root; the shell and hidden files do not', async () => {
    expect(await (await get('/robots.txt')).text()).toBe('User-agent: *');
    for (const path of ['/index.html', '/.env']) expect(await (await get(path)).text()).toContain('نخيل');
  });
  test('Storybook has its folder', async () => {
    expect((await get('/storybook')).headers.get('Location')).toBe('/storybook/');
    expect((await get('/storybook/')).status).toBe(200);
    expect(await (await get('/storybook/')).text()).toContain('<title>Storybook');
    expect((await get('/storybook/sb/iframe.js')).status).toBe(200);
    expect((await get('/storybook/none.js')).status).toBe(404);
  });
  test.each([
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/storybook/..%5c..%5csecret.txt',
    '/media/%2e%2e/package.json',
    '/media/%00',
  ])('nothing outside of a folder: %s', async (path) => {
    const text = await (await get(path)).text();
    expect(text).not.toContain('secret');
    expect(text).not.toContain('@taawun');
  });
  test('serves images as images, without scripts', async () => {
    const image =
      ((await (await get('/api/news')).json()) as { news: { image: { url: string } | null }[] }).news.find(
        ({ image }) => image,
      )?.image?.url ?? '';
    expect(mediaDir).toMatch(/api-client[\\/]media$/);
    const response = await get(image);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox$/);
    const etag = response.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    // Not by fetch, which adds `Cache-Control: no-cache` to a conditional request.
    expect((await running.server.app.inject({ url: image, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
  });
});

describe('every answer', () => {
  test.each(['/api/branches', '/nothing', '/assets/app-abc123.js', '/api/none', '/storybook/'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
      expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
  test('forbids caching of API responses', async () => {
    expect((await get('/api/branches')).headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('the payment gateway of the sandbox', () => {
  test('has a script that says that it is there, and can be mounted', async () => {
    const events: unknown[] = [];
    const window = { dispatchEvent: (event: CustomEvent) => events.push([event.type, event.detail]) } as unknown as {
      taawunGateway: { name: string; ready: boolean; mount: unknown };
    };
    const document = { currentScript: { src: 'http://portal.example/gateway/sandbox/widget.js' } };
    runInNewContext(await (await get('/gateway/sandbox/widget.js')).text(), { window, document, CustomEvent });
    expect(window.taawunGateway).toMatchObject({ name: 'sandbox', ready: true });
    expect(typeof window.taawunGateway.mount).toBe('function');
    expect(events).toEqual([['taawun:gateway-ready', window.taawunGateway]]);
  });
  test.each(['x', '%22%3E%3Cscript%3E', 'nobody-has-this-name', 'a'.repeat(65)])('has no frame for %s', async (id) => {
    const { status, headers } = await get(`/gateway/sandbox/pay/${id}`);
    expect([status, headers.get('Content-Type')]).toEqual([404, 'application/json; charset=utf-8']);
  });
  test('takes no webhook that it has not signed', async () => {
    for (const headers of [{}, { 'x-sandbox-signature': 'a'.repeat(64) }])
      expect(
        (
          await fetch(`${running.baseURL}/gateway/sandbox/webhook`, {
            method: 'POST',
            headers,
            body: '{"reference":"T-00000000-1-AAAAAAAA"}',
          })
        ).status,
      ).toBe(403);
    for (const path of ['checkouts', 'charges', 'refunds', 'close'])
      expect(
        (
          await fetch(`${running.baseURL}/gateway/sandbox/api/${path}`, {
            method: 'POST',
            headers: { Authorization: 'Bearer x' },
          })
        ).status,
      ).toBe(401);
  });
});

describe('the outbox', () => {
  test('shows what would have been sent, escaped', async () => {
    await running.server.database.db
      .insertInto('outbox')
      .values({
        channel: 'email',
        recipient: '"><script>alert(1)</script>',
        subject: '<b>',
        body: 'http://x.example/?a=1&b="2',
      })
      .execute();
    const response = await get('/dev/outbox');
    const page = await response.text();
    expect(page).not.toMatch(/<script|<b>|href="[^"]*&b=/);
    expect(page).toContain('&lt;b&gt;');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
  });
  test('holds the reset link in the visitor’s language', async () => {
    await fetch(`${running.baseURL}/api/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-locale': 'en' },
      body: JSON.stringify({ username: '0500000002' }),
    });
    const token = await newestToken(running.server);
    expect(await (await get('/dev/outbox')).text()).toContain(
      `href="http://portal.example/en/resetpassword?token=${token}"`,
    );
  });
  test('holds where the reader goes on, in the reset link', async () => {
    const body = JSON.stringify({ username: '0500000002', redirect: '/profile/orders?page=2#list' });
    await fetch(`${running.baseURL}/api/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-locale': 'ar' },
      body,
    });
    const token = await newestToken(running.server);
    expect(await (await get('/dev/outbox')).text()).toContain(
      `href="http://portal.example/resetpassword?token=${token}&amp;redirect=%2Fprofile%2Forders%3Fpage%3D2%23list"`,
    );
  });
});

describe('in production', () => {
  let server: Server;
  const database = embeddedDatabase();
  const lines: string[] = [];
  beforeAll(async () => {
    server = await createServer(
      testConfig({ ...database.env, PUBLIC_ORIGIN: 'https://taawun.example', PAYMENT_GATEWAY: 'sandbox' }),
      { logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } },
    );
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  test('there are no demo accounts, no outbox, and HSTS', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/signin',
      payload: { username: '0500000001', password: 'taawun-1' },
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await server.app.inject('/dev/outbox')).statusCode).toBe(404);
    expect((await server.app.inject('/api/branches')).json()).toMatchObject({ branches: [] });
  });
  test('logs of a failing database hold nothing of what was sent to it', async () => {
    const { db } = server.database;
    await db.schema
      .alterTable('users')
      .addCheckConstraint('nobody', sql`firstname <> 'نورة'`)
      .execute();
    const person = {
      firstname: 'نورة',
      lastname: 'العتيبي-lastname',
      phone: '0551112223',
      email: 'noura-log@mail.example',
      password: 'pass-secret',
      confirm_password: 'pass-secret',
    };
    const payload = await confirmedSignUp(server, person);
    expect((await server.app.inject({ method: 'POST', url: '/api/signup', payload })).statusCode).toBe(500);
    await db.schema.alterTable('users').dropConstraint('nobody').execute();
    const failure = lines.find((line) => line.includes('"unexpected"')) ?? '';
    expect(JSON.parse(failure)).toMatchObject({ err: { code: '23514', constraint: 'nobody' } });
    expect(lines.join('')).not.toMatch(/551112223|noura-log|lastname|argon2/);
  });
  test('logs contain no push token: accepted, rejected, misplaced, or after a database error', async () => {
    const fb_web_token = 'push-private-1';
    const person = {
      firstname: 'Sara',
      lastname: 'Alharbi',
      phone: '0551112224',
      password: 'nakhla-77',
      confirm_password: 'nakhla-77',
    };
    const { phone: username, password } = person;
    const post = async (url: string, payload: object) =>
      (await server.app.inject({ method: 'POST', url, payload })).statusCode;
    expect(await post('/api/signup', { ...(await confirmedSignUp(server, person)), fb_web_token })).toBe(201);
    expect(await post('/api/signin', { username, password, fb_web_token })).toBe(200);
    expect(await post('/api/signin', { username, password: 'wrong', fb_web_token })).toBe(422);
    expect(await post('/api/signin', { username, password, fb_web_token: fb_web_token.repeat(400) })).toBe(422);
    expect(await post(`/api/signin?fb_web_token=${fb_web_token}`, { username, password, push: fb_web_token })).toBe(
      422,
    );
    const { db } = server.database;
    await db.schema
      .alterTable('access_tokens')
      .addCheckConstraint('no_push', sql`fb_web_token <> 'push-private-2'`)
      .execute();
    expect(await post('/api/signin', { username, password, fb_web_token: 'push-private-2' })).toBe(500);
    await db.schema.alterTable('access_tokens').dropConstraint('no_push').execute();
    const log = lines.join('');
    expect(log).toContain('no_push');
    expect(log.match(/"path":"\/api\/signin"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(log).not.toContain('push-private');
  });
  test('logs hold no password, token or body', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/api/reset-password?token=query-secret',
      payload: { token: 'body-secret', password: 'pass-secret', confirm_password: 'pass-secret' },
      headers: { authorization: 'Bearer header-secret-header-secret' },
    });
    expect(lines.join('')).toContain('request completed');
    expect(lines.join('')).not.toMatch(/secret|taawun-1/);
  });
});
