// The built server, elsewhere: another folder and user, nothing to write but the data, and no home.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, constants, copyFileSync, cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { buildServer } from '../../../../tools/release/server/build.ts';
import { emptyFolder } from '../kit/empty-databases.ts';
import { databases } from '../kit/kit.ts';

const folder = emptyFolder();
const app = join(folder, 'app');
const node = join(folder, 'node');
const OTHER_USER = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: OTHER_USER, gid: OTHER_USER } : {};

beforeAll(async () => {
  const built = join(folder, 'built');
  await buildServer(built);
  // The workspace must not be found from there.
  cpSync(built, app, { recursive: true, verbatimSymlinks: true });
  rmSync(built, { recursive: true });
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE);
  chmodSync(folder, 0o755);
  if (!isRoot) for (const path of [app, join(app, 'packages')]) chmodSync(path, 0o555);
}, 600_000);
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => {
  if (!isRoot) for (const path of [app, join(app, 'packages')]) chmodSync(path, 0o755);
  rmSync(folder, { recursive: true });
});

test('holds production packages only', () => {
  const packages = globSync('node_modules/.pnpm/*', { cwd: app }).map((path) => path.split('/').at(-1) ?? '');
  expect(packages.length).toBeGreaterThan(50);
  expect(
    packages.filter((name) => /^(vite|vitest|typescript|storybook|msw|playwright|mapbox-gl|@types)/.test(name)),
  ).toEqual([]);
  const size = Number(spawnSync('du', ['-sm', app], { encoding: 'utf8' }).stdout.split('\t')[0]);
  expect(size).toBeLessThan(220);
});

describe.each(databases)('on $name', (kind) => {
  test('serves a page, the API, images, a document and health, as a user who can write nothing else', async () => {
    const database = await kind.open();
    const data = database.env['DATA_DIR'] ?? '';
    if (isRoot)
      for (const path of [data, ...globSync('**', { cwd: data }).map((name) => join(data, name))])
        chownSync(path, OTHER_USER, OTHER_USER);
    const port = await freePort();
    const env = {
      PATH: '/usr/bin:/bin',
      HOME: '/nonexistent',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_KEYS: TEST_DATA_KEYS,
      ...database.env,
    };
    const child = spawn(node, [join(app, 'server.js')], {
      cwd: '/',
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...identity,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(
      () => {
        if (child.exitCode !== null || !output.includes('ready at')) throw new Error(output || 'silent');
      },
      { timeout: 180_000, interval: 100 },
    );
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(origin + path, { headers });
      return [response.status, response.headers.get('content-type'), await response.text()] as const;
    };
    expect(await get('/')).toEqual([
      200,
      expect.stringContaining('text/html'),
      expect.stringContaining('<html lang="ar"'),
    ]);
    expect(await get('/api/branches')).toEqual([
      200,
      expect.stringContaining('json'),
      expect.stringContaining('"slug"'),
    ]);
    expect((await get('/media/scenes/well.svg')).slice(0, 2)).toEqual([200, expect.stringContaining('svg')]);
    expect((await get('/og/en.png')).slice(0, 2)).toEqual([200, 'image/png']);
    expect(JSON.parse((await get('/api/health'))[2])).toMatchObject({ status: 'ok' });
    const signIn = await fetch(`${origin}/api/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: '0500000001', password: 'taawun-1' }),
    });
    const { access_token: token } = (await signIn.json()) as { access_token: string };
    const [status, type] = await get('/api/share-certificate', { authorization: `Bearer ${token}` });
    expect([status, type]).toEqual([200, 'application/pdf']);

    const check = (given: string) =>
      spawnSync(node, [join(app, 'healthcheck.js')], { env: { PORT: given }, ...identity }).status;
    expect([check(String(port)), check('1')]).toEqual([0, 1]);
    const audit = spawnSync(node, [join(app, 'taawun-api.js'), 'audit'], {
      cwd: '/',
      env,
      encoding: 'utf8',
      ...identity,
    });
    expect(audit.stdout + audit.stderr).toMatch(/^The books agree/);

    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
    expect(child.exitCode).toBe(0);
    running.delete(child);
    await database.drop();
  }, 300_000);
});
