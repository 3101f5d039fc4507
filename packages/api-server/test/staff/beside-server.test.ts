import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { prepareAddress, readAddress, removeAddress } from '../../src/control/address.ts';
import { requestCommand } from '../../src/control/request.ts';
import { serveControl } from '../../src/control/serve.ts';
import { WIRE_VERSION, type WireLine } from '../../src/control/wire.ts';
import { seededEmbedded } from '../kit/kit.ts';
import { cli, processes } from '../kit/process.ts';

const { run, start, killAll } = processes();
afterEach(killAll);

const SETTING = 'content: settings\ntype: license_number\nvalue: 4321\n';
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'taawun-test-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const published = async (baseURL: string): Promise<boolean> =>
  (await (await fetch(`${baseURL}/api/settings`)).text()).includes('"4321"');

const claim = { as: null, token: null, user: 'tester' };
const body = { version: WIRE_VERSION, argv: ['audit'], claim, files: [] };

test('commands run in the server that holds the embedded database, and survive its end by force', async () => {
  const database = await seededEmbedded();
  const dataDir = database.env['DATA_DIR'] ?? '';
  const command = (...args: string[]) => run(cli, args, database.env).ended;
  const file = join(folder(), 's.yaml');
  writeFileSync(file, SETTING);

  const first = await start(database.env);
  expect(await published(first.baseURL)).toBe(false);
  expect(await command('content', 'put', file)).toEqual({ code: 0, output: 'Changed: settings license_number\n' });
  expect(await published(first.baseURL)).toBe(true);
  const socket = readAddress(dataDir) ?? '';
  expect([mode(socket), mode(dirname(socket))]).toEqual(['600', '700']);

  expect(await command('restore', file)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /is in use by process \d+ .*\nrestore needs the embedded database for itself\. Stop the server/,
    ),
  });
  expect(await command('members', 'approve', '0599999999')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^No account has the phone/),
  });
  const out = join(folder(), 'export');
  expect(await command('content', 'export', out)).toMatchObject({ code: 0 });
  expect(readFileSync(join(out, 'settings.yaml'), 'utf8')).toContain('4321');
  expect(mode(join(out, 'settings.yaml'))).toBe('600');

  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  expect(existsSync(socket)).toBe(true);
  expect(await command('content', 'show', 'settings', 'license_number')).toMatchObject({
    code: 0,
    output: expect.stringContaining('"4321"'),
  });

  const second = await start(database.env);
  // Under load: requests and commands at once.
  const requests = Array.from({ length: 300 }, async () => (await fetch(`${second.baseURL}/api/news`)).status);
  const commands = await Promise.all([command('audit'), command('content', 'list'), command('contact', 'list')]);
  expect(commands.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(new Set(await Promise.all(requests))).toEqual(new Set([200]));

  second.child.kill('SIGTERM');
  await once(second.child, 'close');
  expect(existsSync(socket)).toBe(false);
  expect(readAddress(dataDir)).toBeNull();
  expect((await command('audit')).code).toBe(0);
  await database.drop();
}, 180_000);

describe('the socket', () => {
  test('is in a short folder of its own where the path of the data is too long', async () => {
    const dataDir = join(folder(), 'x'.repeat(60), 'y'.repeat(60));
    mkdirSync(dataDir, { recursive: true });
    const control = await serveControl(dataDir, () => Promise.resolve({ lines: [{ out: 'done' }], exit: 3 }));
    const path = readAddress(dataDir) ?? '';
    expect(path.length).toBeLessThan(100);
    expect([mode(path), mode(dirname(path))]).toEqual(['600', '700']);
    const lines: WireLine[] = [];
    expect(await requestCommand(path, body, (line) => lines.push(line))).toBe(3);
    expect(lines).toEqual([{ out: 'done' }]);
    await control?.close();
    expect(existsSync(dirname(path))).toBe(false);
  });

  test('replaces what a killed server has left', () => {
    const dataDir = join(folder(), 'x'.repeat(120));
    mkdirSync(dataDir, { recursive: true });
    const left = prepareAddress(dataDir);
    writeFileSync(left, '');
    const next = prepareAddress(dataDir);
    expect(next).not.toBe(left);
    expect(existsSync(dirname(left))).toBe(false);
    removeAddress(dataDir);
  });

  test('finishes a running command before it closes', async () => {
    const dataDir = folder();
    const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    const control = await serveControl(dataDir, async () => {
      begin();
      await blocked;
      return { lines: [{ out: 'finished' }], exit: 0 };
    });
    const lines: WireLine[] = [];
    const answer = requestCommand(readAddress(dataDir) ?? '', body, (line) => lines.push(line));
    await started;
    const closing = control?.close();
    release();
    expect(await answer).toBe(0);
    await closing;
    expect(lines).toEqual([{ out: 'finished' }]);
  });

  test('rejects a request of another version', async () => {
    const dataDir = folder();
    const control = await serveControl(dataDir, () => Promise.resolve({ lines: [], exit: 0 }));
    const lines: WireLine[] = [];
    expect(await requestCommand(readAddress(dataDir) ?? '', { ...body, version: 0 }, (line) => lines.push(line))).toBe(
      1,
    );
    expect(lines).toEqual([{ error: expect.stringMatching(/another version/) }]);
    await control?.close();
  });

  test('a server that ends before the command is reported, because the outcome is unknown', async () => {
    const path = join(folder(), 'api.sock');
    const server = createServer((_, response) => {
      response.write('{"out":"half"}\n');
      setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => void server.listen(path, resolve));
    await expect(requestCommand(path, body, () => undefined)).rejects.toThrow(/may have been carried out or not/);
    server.close();
  });

  test('a socket without a server', async () => {
    await expect(requestCommand(join(folder(), 'none.sock'), body, () => undefined)).rejects.toThrow(
      'No server listens.',
    );
  });
});
