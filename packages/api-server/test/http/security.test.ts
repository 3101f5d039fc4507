import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../src/index.ts';
import { databases, startServer } from '../kit/kit.ts';

const [embedded] = databases;
const folder = mkdtempSync(join(tmpdir(), 'taawun-security-'));
const handle = vi.fn<Portal['handle']>(async () => ({
  status: 200,
  headers: { etag: '"1"', 'cache-control': 'no-cache' },
  body: '<!doctype html><p>page</p>',
}));

let running: Awaited<ReturnType<typeof startServer>>;
const lines: string[] = [];
beforeAll(async () => {
  for (const path of ['assets', 'public']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'assets/app-abc123.js'), '1');
  writeFileSync(join(folder, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const portal: Portal = { handle, assets: join(folder, 'assets'), publicDir: join(folder, 'public') };
  running = await startServer(
    embedded!,
    { portal, logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } },
    { PUBLIC_ORIGIN: 'http://localhost:4000' },
  );
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends raw bytes and returns the answers once the server has closed the connection. */
function exchange(text: string): Promise<string> {
  const { port, hostname } = new URL(running.baseURL);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port: Number(port), host: hostname });
    socket.setTimeout(10_000, () => {
      socket.destroy();
      reject(new Error(`The server left the connection open after: ${answer.slice(0, 300)}`));
    });
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });
}

describe('a path that is not in its usual form', () => {
  it.each([
    ['/en//evil.example', '/en/404'],
    ['//evil.example', '/404'],
    ['/\\evil.example', '/404'],
    ['/%0a', '/404'],
    ['/%09/evil.example', '/404'],
    ['/%5cevil.example', '/404'],
    ['/en/%5c', '/en/404'],
    ['/%61r', '/404'],
    ['/%2e%2e/news', '/404'],
    ['/ar//x', '/ar/404'],
  ])('%s leads to the page of missing pages, %s', async (path, location) => {
    handle.mockClear();
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 302 /);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(location);
    expect(handle).not.toHaveBeenCalled();
  });
  it('an absolute request target that is no URL is not found', async () => {
    const answer = await exchange('GET http://[x/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
  });
});

describe('a request with an Upgrade header', () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
  it.each(['/api/health', '/news', '/assets/app-abc123.js', '/api/none'])(
    '%s is answered, and the connection is closed: what follows it would wait for ever',
    async (path) => {
      const request = `GET ${path} HTTP/1.1\r\nHost: x\r\n`;
      const answer = await exchange(`${request}${upgrade}\r\n${request}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(answer).toMatch(/^connection: close\r$/im);
    },
  );
});

const REQUIRED = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors '(none|self)'/,
  'x-request-id': /^[\da-f-]{36}$/,
};
const MEDIA = '/media/scenes/well.svg';

describe('security headers', () => {
  it.each([
    ['a page', 'GET', '/news', {}, 200],
    ['a redirect', 'GET', '/en//x', {}, 302],
    ['an answer of the API', 'GET', '/api/branches', {}, 200],
    ['an unchanged answer', 'GET', '/api/lookups', { 'if-none-match': 'current' }, 304],
    ['an error of the API', 'GET', '/api/user', {}, 401],
    ['an unknown operation', 'GET', '/api/none', {}, 404],
    ['a wrong method', 'DELETE', '/api/branches', {}, 405],
    ['a malformed body', 'POST', '/api/signin', { 'content-type': 'application/json' }, 400],
    ['a path that cannot be decoded', 'GET', '/%zz', {}, 400],
    ['a hashed file', 'GET', '/assets/app-abc123.js', {}, 200],
    ['a file that is not there', 'GET', '/assets/none.js', {}, 404],
    ['a file of the root', 'GET', '/icon.svg', {}, 200],
    ['an image', 'GET', MEDIA, {}, 200],
    ['an unchanged image', 'GET', MEDIA, { 'if-none-match': 'current' }, 304],
    ['a part of an image', 'GET', MEDIA, { range: 'bytes=0-9' }, 206],
    ['the script of the gateway', 'GET', '/gateway/sandbox/widget.js', {}, 200],
    ['a payment that is not there', 'GET', `/gateway/sandbox/pay/${'a'.repeat(20)}`, {}, 404],
    ['security.txt', 'GET', '/.well-known/security.txt', {}, 200],
  ] as const)('are complete on %s', async (_, method, url, given: Record<string, string>, status) => {
    const headers = { ...given };
    if (headers['if-none-match'])
      headers['if-none-match'] = String((await running.server.app.inject(url)).headers['etag']);
    const answer = await running.server.app.inject({
      method,
      url,
      headers,
      ...(method === 'POST' ? { payload: '{' } : {}),
    });
    expect(answer.statusCode).toBe(status);
    for (const [name, pattern] of Object.entries(REQUIRED)) expect(answer.headers[name], name).toMatch(pattern);
    expect(answer.headers['server']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });
  it.each([
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(40_000)}\r\n\r\n`,
  ])('are complete on the answer to malformed HTTP', async (text) => {
    const answer = await exchange(text);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    for (const [name, pattern] of Object.entries(REQUIRED))
      expect(new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer)?.[1], name).toMatch(pattern);
  });
  it('a worker script may call its own origin', async () => {
    const { headers } = await running.server.app.inject('/assets/app-abc123.js');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
  });
});

describe('security.txt', () => {
  it('names the policy and a date within a year (RFC 9116)', async () => {
    const { body, headers } = await running.server.app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
    );
    expect(fields['Contact']).toBe('http://localhost:4000/contact-us');
    expect(fields['Canonical']).toBe('http://localhost:4000/.well-known/security.txt');
    expect(fields['Preferred-Languages']).toBe('ar, en');
    const days = (Date.parse(fields['Expires'] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  running.server.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.77' });
const events = () =>
  lines.flatMap((line) => {
    const { security, user, address, operation } = JSON.parse(line) as Record<string, unknown>;
    return security === undefined ? [] : [{ security, user, address, operation }];
  });

const latest = () => events().at(-1);

describe('the log of security events', () => {
  const address = '203.0.113.0/24';

  it('has failed and successful sign-ins, ended sessions, changed passwords and rejected callers', async () => {
    const person = { username: '0500000002', password: 'taawun-2' };
    await post('/api/signin', { ...person, password: 'not-the-password' });
    expect(latest()).toEqual({ security: 'sign_in_failed', user: 2, address, operation: 'signIn' });
    const token = (await post('/api/signin', person)).json<{ access_token: string }>().access_token;
    expect(latest()).toEqual({ security: 'signed_in', user: 2, address, operation: 'signIn' });
    const authorization = { authorization: `Bearer ${token}` };
    await running.server.app.inject({ url: '/api/member', headers: authorization, remoteAddress: '2001:db8:1:2::3' });
    expect(latest()).toEqual({ security: 'forbidden', user: 2, address: '2001:db8:1::/48', operation: 'getMember' });
    const passwords = {
      old_password: 'taawun-2',
      new_password: 'a longer secret',
      confirm_password: 'a longer secret',
    };
    expect((await post('/api/change-password', passwords, authorization)).statusCode).toBe(200);
    expect(latest()).toEqual({ security: 'password_changed', user: 2, address, operation: 'changePassword' });
    await post('/api/signout', {}, authorization);
    expect(latest()).toEqual({ security: 'session_ended', user: 2, address, operation: 'signOut' });
    await post('/api/signout', {}, authorization);
    expect(latest()).toEqual({ security: 'token_rejected', user: null, address, operation: 'signOut' });
    await post('/gateway/sandbox/webhook', {});
    expect(latest()).toMatchObject({ security: 'webhook_rejected' });
    for (let attempt = 0; attempt < 15; attempt++)
      await post('/api/signin', { ...person, password: `wrong-${attempt}` });
    expect(latest()).toEqual({ security: 'throttled', user: 2, address, operation: 'signIn' });
  });
  it('contains no secret, phone or full address', () => {
    expect(lines.join('')).not.toMatch(/taawun-2|longer secret|Bearer|500000002|113\.77|db8:1:2/);
  });
});
