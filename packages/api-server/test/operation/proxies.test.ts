// The reverse proxies of docs/examples, in front of two servers on one database.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../../tools/dev/free-port.ts';
import type { Portal } from '../../src/index.ts';
import { createServer, type Server } from '../../src/server.ts';
import { emptyFolder } from '../kit/empty-databases.ts';
import { databases, testConfig, type TestDatabase } from '../kit/kit.ts';

const examples = fileURLToPath(new URL('../../../../docs/examples/', import.meta.url));

interface Place {
  folder: string;
  port: number;
  servers: [number, number];
  certificate: string;
  key: string;
}

/** Replaces what an installation replaces; fails when the example does not contain it. */
function adapted(name: string, replacements: readonly (readonly [string, string])[]): string {
  let text = readFileSync(join(examples, name), 'utf8');
  for (const [from, to] of replacements) {
    expect(text).toContain(from);
    text = text.replaceAll(from, to);
  }
  return text;
}

const ports = ({ servers: [first, second] }: Place) =>
  [
    ['127.0.0.1:4000', `127.0.0.1:${first}`],
    ['127.0.0.1:4001', `127.0.0.1:${second}`],
  ] as const;

/** Writes nginx's configuration and returns its command. */
function nginx(place: Place, redirectPort: number): string[] {
  const { folder, port, certificate, key } = place;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'taawun.conf'),
    adapted('nginx.conf', [
      ...ports(place),
      ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['server_name taawun.example pay.taawun.example;', 'server_name localhost;'],
      ['/etc/letsencrypt/live/taawun.example/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/taawun.example/privkey.pem', key],
    ]),
  );
  const main = join(folder, 'nginx.conf');
  const root = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    main,
    `${root} daemon off; pid ${folder}/pid; error_log stderr warn; events {}
     http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} include ${folder}/taawun.conf; }`,
  );
  return ['nginx', '-p', folder, '-e', 'stderr', '-c', main];
}

/** Writes Caddy's configuration and returns its command. */
function caddy(place: Place): string[] {
  const { folder, port, certificate, key } = place;
  const site = adapted('Caddyfile', [
    ...ports(place),
    [
      'taawun.example, pay.taawun.example {',
      `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    ],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

const body = (bytes: number): string => JSON.stringify({ text: 'x'.repeat(bytes) });

const isInstalled = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const postgres = databases.find(({ name }) => name === 'PostgreSQL');
const proxies = ['nginx', 'caddy'].filter((name) => {
  if (!isInstalled(name)) process.stderr.write(`${name} is not installed: its tests are skipped (CI installs it)\n`);
  return isInstalled(name);
});

const portal: Portal = { handle: async () => ({ status: 200, headers: {}, body: '<p>page</p>' }) };
const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENT_GATEWAY: 'sandbox',
  DEMO_ACCOUNTS: 'on',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://taawun.example',
};

describe.skipIf(!postgres).each(proxies)('%s in front of two servers', (name) => {
  const folder = emptyFolder();
  let database: TestDatabase;
  let servers: Server[];
  let port: number;
  let child: ChildProcess;
  let output = '';

  const call = (
    path: string,
    { from = '127.0.0.1', body, headers = {} }: { from?: string; body?: string; headers?: Record<string, string> } = {},
  ) =>
    new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          servername: 'localhost',
          port,
          path,
          localAddress: from,
          rejectUnauthorized: false,
          agent: false,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host: 'localhost', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  /** Requests a password from an address, which claims to be another. */
  const forgot = (from: string, spoofed: string) =>
    call('/api/forgot-password', {
      from,
      body: JSON.stringify({ username: `${Math.random()}@example.com` }),
      headers: { 'x-forwarded-for': spoofed, forwarded: `for=${spoofed}` },
    });

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    database = await postgres!.open();
    const listening: number[] = [];
    servers = [];
    for (const _ of [1, 2]) {
      const server = await createServer(testConfig({ ...database.env, ...PRODUCTION }), {
        portal,
        logger: { level: 'silent' },
      });
      servers.push(server);
      listening.push(Number(new URL(await server.listen()).port));
    }
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
    const place: Place = {
      folder,
      port: (port = await freePort()),
      servers: [listening[0] ?? 0, listening[1] ?? 0],
      certificate: join(folder, 'cert.pem'),
      key: join(folder, 'key.pem'),
    };
    writeFileSync(place.certificate, cert);
    writeFileSync(place.key, key);
    const [command = '', ...args] = name === 'nginx' ? nginx(place, await freePort()) : caddy(place);
    child = spawn(command, args, {
      env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await vi.waitFor(
      async () => {
        if (child.exitCode !== null) throw new Error(output);
        const { status } = await call('/livez');
        if (status !== 200) throw new Error(`${status}: ${output}`);
      },
      { timeout: 30_000, interval: 100 },
    );
  }, 120_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    await Promise.all(servers.map((server) => server.close()));
    await database.drop();
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  });

  test('serves a page and the API, under an id of the request that the proxy gives', async () => {
    expect(await call('/news')).toMatchObject({ status: 200, text: '<p>page</p>' });
    const given = '0000000000000000000000000000dead';
    const { status, headers } = await call('/api/branches', { headers: { 'x-request-id': given } });
    expect(status).toBe(200);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    expect(headers['x-request-id']).not.toBe(given);
    expect(headers['strict-transport-security']).toMatch(/max-age=/);
  });
  test('shows no metrics', async () => {
    expect((await call('/metrics')).status).toBe(404);
  });
  test('passes the address of the visitor, and nothing that the visitor calls it', async () => {
    let last = 0;
    for (let attempt = 0; attempt < 21; attempt++) last = (await forgot('127.0.0.9', `203.0.113.${attempt}`)).status;
    expect(last).toBe(429);
    expect((await forgot('127.0.1.9', '127.0.0.9')).status).not.toBe(429);
  }, 60_000);
  test('rejects a body above 1 MB itself; the server rejects one above 64 KiB', async () => {
    const large = await call('/api/contact', { body: body(2_000_000) }).catch((error: Error) => ({
      status: 413,
      text: error.message,
    }));
    expect(large.status).toBe(413);
    expect(large.text).not.toContain('payload_too_large');
    const medium = await call('/api/contact', { body: body(100_000) });
    expect(medium.status).toBe(413);
    expect(medium.text).toContain('payload_too_large');
  });
  test('goes on when a server ends', async () => {
    await servers[0]?.close();
    for (let index = 0; index < 20; index++) expect((await call('/api/branches')).status).toBe(200);
  });
});
