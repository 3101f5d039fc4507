// `npm start` as a shell runs it: npm, its shell, tools/run.mjs and the server, in a process group of their own.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../kit/empty-databases.ts';
import { seededEmbedded } from '../kit/kit.ts';
import { inherited, main } from '../kit/process.ts';

const runner = fileURLToPath(new URL('../../../../tools/run.mjs', import.meta.url));
const folder = emptyFolder();
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: `node ${runner} ${main}` } }));

afterAll(() => rmSync(folder, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      process.kill(-(pid ?? 0), 'SIGKILL');
    } catch {
      // The group has ended, as it should.
    }
  }
});

/** Starts npm and waits for the server's line. */
async function npmStart(env: Record<string, string>) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, HOME: process.env['HOME'], NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...env },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  // npm's own pipes stay open until the last process of the group has ended.
  const closed = new Promise((resolve) => child.once('close', resolve));
  const baseURL = await vi.waitFor(
    () => {
      const url = /ready at (http:\S+)/.exec(output)?.[1];
      if (!url) throw new Error(`not ready: ${output}`);
      return url;
    },
    { timeout: 120_000, interval: 50 },
  );
  return { child, baseURL, ended, closed };
}

/** A call of which the server has the head; `finish` sends the body. */
async function slowCall(baseURL: string): Promise<{ finish: () => Promise<number | undefined> }> {
  const body = JSON.stringify({
    firstname: 'نورة',
    lastname: 'العتيبي',
    phone: '0580000001',
    password: 'nakhla-1',
    confirm_password: 'nakhla-1',
  });
  const call = request(`${baseURL}/api/signup-codes`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Expect: '100-continue' },
  });
  const status = new Promise<number | undefined>(
    (resolve, reject) =>
      void call.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject),
  );
  const continued = new Promise((resolve) => call.once('continue', resolve));
  call.flushHeaders();
  await continued;
  return {
    finish: () => {
      call.end(body);
      return status;
    },
  };
}

/** Resolves when the server accepts no new connection: it is stopping. */
const isStopping = (baseURL: string) =>
  vi.waitFor(
    async () => {
      const answered = await fetch(`${baseURL}/api/health`, { headers: { Connection: 'close' } }).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (answered) throw new Error('still answers');
    },
    { timeout: 20_000, interval: 50 },
  );

const group = ({ pid }: ChildProcess) => -(pid ?? 0);
const alone = ({ pid }: ChildProcess) => pid ?? 0;

test.each([
  ['Ctrl-C, which every process of the group receives', group, 'SIGINT'],
  ['SIGTERM to the group', group, 'SIGTERM'],
  ['SIGTERM to npm alone', alone, 'SIGTERM'],
] as const)(
  '%s: the call under way is answered, and everything ends',
  async (_, target, signal) => {
    const database = await seededEmbedded();
    const { child, baseURL, ended, closed } = await npmStart(database.env);
    const { finish } = await slowCall(baseURL);
    process.kill(target(child), signal);
    await isStopping(baseURL);
    expect(await finish()).toBe(201);
    await closed;
    const { code, signal: by } = await ended;
    // npm passes a signal on and then ends by it.
    expect([0, 128 + (signal === 'SIGINT' ? 2 : 15), signal]).toContain(by ?? code);
    await database.drop();
  },
  240_000,
);

test('starts for a user whose home folder cannot be written', async () => {
  const database = await seededEmbedded();
  const { child, baseURL, closed } = await npmStart({ ...database.env, HOME: '/dev/null/no-home' });
  expect((await fetch(`${baseURL}/livez`)).status).toBe(200);
  process.kill(group(child), 'SIGTERM');
  await closed;
  await database.drop();
}, 240_000);
