import { Agent, request } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { databases, embeddedDatabase, type TestDatabase } from './kit.ts';
import { seed } from '../src/seed/seed.ts';
import { cli, main, processes } from './process.ts';
import { withDatabase } from './trading.ts';

const { run, start, killAll } = processes();
afterEach(killAll);

const post = (baseURL: string, path: string, body: unknown) => fetch(`${baseURL}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const person = (serial: number) => ({ firstname: 'نورة', lastname: 'العتيبي', phone: `058${String(serial).padStart(7, '0')}`, password: `taawun-${serial}`, confirm_password: `taawun-${serial}` });

/** Few here; `npm run faults:kills` takes twenty. */
const KILLS = Number(process.env['KILLS'] ?? 5);

describe.each(databases)('on $name', (kind) => {
  test(`every acknowledged account survives ${KILLS} SIGKILLs`, async () => {
    const database: TestDatabase = await kind.open();
    const acknowledged: number[] = [];
    let serial = 0;
    try {
      for (let round = 0; round < KILLS; round++) {
        const { child, baseURL } = await start(database.env);
        const dead = new Promise((resolve) => child.once('close', resolve));
        const until = acknowledged.length + 1 + (round % 4);
        // Eight people sign up at a time; the kill comes while some of them are under way.
        await Promise.all(
          Array.from({ length: 8 }, async () => {
            while (!child.killed) {
              const own = ++serial;
              const response = await post(baseURL, '/api/signup', person(own)).catch(() => null);
              // The body may have been cut off: only a whole answer is an acknowledgement.
              if (response?.status === 201 && (await response.json().catch(() => null))) acknowledged.push(own);
              if (acknowledged.length >= until) child.kill('SIGKILL');
            }
          }),
        );
        await dead;
      }
      const { child, baseURL } = await start(database.env);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      for (const own of acknowledged) {
        const { phone, password } = person(own);
        expect((await post(baseURL, '/api/signin', { username: phone, password })).status, `account ${own} of ${acknowledged.length}`).toBe(200);
      }
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
      expect(child.exitCode).toBe(0);
    } finally {
      killAll();
      await database.drop();
    }
  }, 150_000);
});

test('a second server on one folder is refused by name, and the first one keeps working', async () => {
  const database = embeddedDatabase();
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
  const database = embeddedDatabase();
  const other = createTcpServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { code, output } = await run(main, [], { ...database.env, PORT: String(port) }).ended;
  other.close();
  expect(code).toBe(1);
  expect(output.trim()).toBe(`PORT is "${port}", and another process listens there. Stop it, or choose another one: PORT=${port + 1} npm start`);
  await database.drop();
}, 60_000);

test('a wrong setting stops the start with one clear line', async () => {
  const { code, output } = await run(main, [], { DATABASE_URL: 'mysql://u:secret@h/d' }).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^DATABASE_URL is "mysql:\/\/\*\*\*@h\/d"\. Allowed: .*$/);
});

test.each([
  ['DATABASE_URL', 'postgres://u:pass-word@127.0.0.1:1/taawun', /^DATABASE_URL is "postgres:\/\/\*\*\*@127\.0\.0\.1:1\/taawun", and PostgreSQL does not answer there: .*ECONNREFUSED.*Allowed: /],
  ['DATA_DIR', join(main, 'below a file'), /^DATA_DIR is ".*below a file", and nothing can be written there \(ENOTDIR\)\. Allowed: /],
  ['HOST', '192.0.2.1', /^HOST is "192\.0\.2\.1", which is no address of this machine\. Allowed: /],
])('%s that cannot be used stops the start with one line and no stack', async (name, value, line) => {
  const database = embeddedDatabase();
  const { code, output } = await run(main, [], { ...database.env, [name]: value }).ended;
  expect(code).toBe(1);
  expect(output.trim()).toMatch(line);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toContain('pass-word');
  await database.drop();
}, 60_000);

test('a folder with spaces and Arabic in its name holds the database; SIGTERM answers what is under way', async () => {
  const database = embeddedDatabase();
  const { child, baseURL } = await start({ DATA_DIR: join(database.env['DATA_DIR']!, 'my data بيانات') });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const body = JSON.stringify(person(1));
  const call = request(`${baseURL}/api/signup`, { method: 'POST', agent: new Agent({ keepAlive: true }), headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Expect: '100-continue' } });
  const status = new Promise((resolve, reject) => void call.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject));
  // The server has the request's head and waits for its body: the end comes in the middle.
  call.once('continue', () => {
    child.kill('SIGTERM');
    call.end(body);
  });
  call.flushHeaders();
  expect(await status).toBe(201);
  await ended;
  expect(child.exitCode).toBe(0);
  await database.drop();
}, 60_000);

test.skipIf(!Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1')))('localhost is answered on 127.0.0.1 and on ::1, whatever the hosts file says, until the end', async () => {
  const database = embeddedDatabase();
  const { child, baseURL } = await start({ ...database.env, HOST: 'localhost' });
  const { port } = new URL(baseURL);
  for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(`http://${host}:${port}/api/health`)).status).toBe(200);
  // Half a port is no port: whoever holds ::1 would answer our visitors.
  const elsewhere = embeddedDatabase();
  const other = createTcpServer();
  await new Promise<void>((resolve) => void other.listen({ port: 0, host: '::1', ipv6Only: true }, resolve));
  const taken = (other.address() as AddressInfo).port;
  expect(await run(main, [], { ...elsewhere.env, HOST: 'localhost', PORT: String(taken) }).ended).toMatchObject({ code: 1, output: expect.stringMatching(/^PORT is "\d+", and another process listens there/) });
  other.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('close', resolve));
  expect(child.exitCode).toBe(0);
  await Promise.all([database.drop(), elsewhere.drop()]);
}, 60_000);

test('the staff’s commands', async () => {
  const database = embeddedDatabase();
  const command = (...args: string[]) => run(cli, args, database.env).ended;
  expect(await command('migrate')).toEqual({ code: 0, output: 'The database is up to date.\n' });
  expect((await command('seed')).output).toBe('Content: written. Demo accounts added: 3.\n');
  expect((await command('seed')).output).toBe('Content: up to date. Demo accounts added: 0.\n');
  expect((await command('members', 'approve', '0500000001')).output).toMatch(/is a member already/);
  expect(await command('members', 'approve', '0500000002')).toMatchObject({ code: 1, output: expect.stringMatching(/has not applied/) });
  expect(await command('members', 'approve', '0599999999')).toMatchObject({ code: 1, output: expect.stringMatching(/No account has the phone/) });
  expect(await command('members', 'list')).toEqual({ code: 0, output: 'No open applications.\n' });
  expect(await command('members', 'reject', '0500000001')).toMatchObject({ code: 1, output: expect.stringMatching(/--reason/) });
  expect(await command('members', 'reject', '0500000001', '--reason', 'لا')).toMatchObject({ code: 1, output: expect.stringMatching(/is a member already/) });
  expect((await command('outbox', 'list')).output).toBe('No messages.\n');
  expect(await command('content', 'import', main)).toMatchObject({ code: 1, output: expect.stringMatching(/^Nothing was imported\.\nThe file is not JSON: /) });
  expect(await command('content', 'import', 'no-such-file.json')).toEqual({ code: 1, output: 'no-such-file.json cannot be read (ENOENT). Give the path of a JSON file.\n' });
  await database.drop();
}, 120_000);

test('the staff’s commands for the share register', async () => {
  const database = embeddedDatabase();
  const command = (...args: string[]) => run(cli, args, database.env).ended;
  await withDatabase(database.env, async (db) => void (await seed(db, { demo: true })));
  expect(await command('audit')).toEqual({ code: 0, output: expect.stringMatching(/^The books agree: 4 accounts, 4 offers, \d+ movements, 10000 shares, SAR 1125000\.00\.$/m) });
  expect((await command('shares', 'issue', 'pool', '20', '--price', '125.50')).output).toBe('The pool of members without an account: 20 new shares at SAR 125.50.\n');
  expect((await command('cash', 'deposit', '0500000001', '10')).output).toMatch(/: deposit of SAR 10\.00\.$/m);
  expect(await command('cash', 'withdraw', '0500000001', '1e9')).toMatchObject({ code: 1, output: '"1e9" is no amount. Write riyals, with two digits after the point at most: 250 or 250.50.\n' });
  expect(await command('offers', 'settle', '1')).toMatchObject({ code: 1, output: expect.stringMatching(/^Offer 1 is not open: it is /) });
  expect(await command('offers', 'expire')).toEqual({ code: 0, output: 'Offers ended: 0.\n' });
  await withDatabase(database.env, (db) => db.updateTable('share_accounts').set({ cash: 1 }).where('user_id', '=', 1).execute());
  expect(await command('audit')).toMatchObject({ code: 1, output: expect.stringMatching(/^The books do not agree:\naccount \d+ \(user 1\): cash is 1 and should be 2501000$/m) });
  await database.drop();
}, 120_000);
