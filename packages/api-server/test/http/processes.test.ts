import { Agent, request } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { embeddedDatabase, seededEmbedded } from '../kit/kit.ts';
import { main, processes } from '../kit/process.ts';

const { run, start, killAll } = processes();
afterEach(killAll);

const person = {
  firstname: 'نورة',
  lastname: 'العتيبي',
  phone: '0580000001',
  password: 'nakhla-1',
  confirm_password: 'nakhla-1',
};

test('a second server on the same folder exits with an error that names it, and the first one continues', async () => {
  const database = await seededEmbedded();
  const { child, baseURL } = await start(database.env);
  const { code, output } = await run(main, [], database.env).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^The embedded database in .* is in use by process ${child.pid} `));
  expect((await fetch(`${baseURL}/api/health`)).status).toBe(200);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  await database.drop();
}, 60_000);

test('a port in use is named, with how to choose another', async () => {
  const database = await seededEmbedded();
  const other = createTcpServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run(main, [], { ...database.env, PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `PORT is "${port}", and another process listens there. Stop it, or choose another one: PORT=${port + 1} npm start`,
  );
  await database.drop();
}, 60_000);

test('a wrong setting stops the start with one clear line', async () => {
  const { code, output } = await run(main, [], { DATABASE_URL: 'mysql://u:secret@h/d' }).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^DATABASE_URL is "mysql:\/\/\*\*\*@h\/d"\. Allowed: .*$/);
});

test.each([
  [
    'DATA_DIR',
    join(main, 'below a file'),
    /^DATA_DIR is ".*below a file", and nothing can be written there \(ENOTDIR\): it is a file, or below one\. Allowed: /,
  ],
  ['HOST', '192.0.2.1', /^HOST is "192\.0\.2\.1", which is no address of this machine\. Allowed: /],
])(
  '%s that cannot be used stops the start with one line and no stack',
  async (name, value, line) => {
    const database = await seededEmbedded();
    const { code, output } = await run(main, [], {
      ...database.env,
      // Another HOST makes it production.
      PAYMENT_GATEWAY: 'sandbox',
      MESSAGES: 'outbox',
      DEMO_ACCOUNTS: 'on',
      [name]: value,
    }).ended;
    expect(code).toBe(1);
    expect(output.trim()).toMatch(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('pass-word');
    await database.drop();
  },
  60_000,
);

test('a PostgreSQL that does not answer yet is waited for, with one line and no password', async () => {
  const database = await seededEmbedded();
  const { child, output } = run(main, [], {
    ...database.env,
    DATABASE_URL: 'postgres://u:pass-word@127.0.0.1:1/taawun',
  });
  await expect.poll(() => output()).toMatch(/ECONNREFUSED.*: waiting for it\./);
  expect(output().trim().split('\n')).toHaveLength(1);
  expect(output()).not.toContain('pass-word');
  child.kill('SIGTERM');
  await database.drop();
}, 60_000);

test('a folder with spaces and Arabic in its name holds the database; SIGTERM answers what is under way', async () => {
  const database = embeddedDatabase();
  const { child, baseURL } = await start({ DATA_DIR: join(database.env['DATA_DIR']!, 'my data بيانات') });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const body = JSON.stringify(person);
  const call = request(`${baseURL}/api/signup-codes`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Expect: '100-continue' },
  });
  const status = new Promise(
    (resolve, reject) =>
      void call.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject),
  );
  // The server has the request's head and waits for its body: the end comes in the middle. It comes twice, as from
  // Ctrl-C in a terminal, which reaches every process of the group, and from `npm start`, which passes it on.
  call.once('continue', () => {
    child.kill('SIGTERM');
    setTimeout(() => {
      child.kill('SIGTERM');
      child.kill('SIGINT');
      setTimeout(() => call.end(body), 100);
    }, 100);
  });
  call.flushHeaders();
  expect(await status).toBe(201);
  await ended;
  expect(child.exitCode).toBe(0);
  await database.drop();
}, 60_000);

test.skipIf(
  !Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1')),
)(
  'localhost is answered on 127.0.0.1 and on ::1, whatever the hosts file says, until the end',
  async () => {
    const database = await seededEmbedded();
    const { child, baseURL } = await start({ ...database.env, HOST: 'localhost' });
    const { port } = new URL(baseURL);
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
    // Both addresses are required: another process on ::1 would receive our visitors.
    const elsewhere = await seededEmbedded();
    const other = createTcpServer();
    await new Promise<void>((resolve) => void other.listen({ port: 0, host: '::1', ipv6Only: true }, resolve));
    const taken = (other.address() as AddressInfo).port;
    expect(await run(main, [], { ...elsewhere.env, HOST: 'localhost', PORT: String(taken) }).ended).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^PORT is "\d+", and another process listens there/),
    });
    other.close();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
    expect(child.exitCode).toBe(0);
    await Promise.all([database.drop(), elsewhere.drop()]);
  },
  60_000,
);
