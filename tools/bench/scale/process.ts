import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_DATA_KEYS } from '../../dev/data-keys.ts';
import { QUICK_START } from '../../dev/quick-start.ts';
import { freePort } from '../../dev/free-port.ts';
import type { Reading, Request } from './server.ts';

export interface BenchServer {
  origin: string;
  pid: number;
  reset: () => Promise<void>;
  read: () => Promise<Reading>;
  stop: () => Promise<void>;
}

/** The next message of a child; rejects when it ends before. */
function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The server ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Message);
    });
  });
}

/** Starts a server in production mode on a database. */
export async function startBenchServer(databaseUrl: string): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'taawun-scale-'));
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'server.ts'), {
    execArgv: [...QUICK_START],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'production',
      MESSAGES: 'outbox',
      PAYMENT_GATEWAY: 'sandbox',
      // Each request names a visitor of its own: limits count addresses.
      TRUST_PROXY: '127.0.0.1',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      CHECKOUT_LIMIT: '1000000',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DATA_KEYS: TEST_DATA_KEYS,
    },
  });
  const origin = await messageOf<string>(child);
  const send = (request: Request) => {
    const reading = messageOf<Reading>(child);
    child.send(request);
    return reading;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    reset: async () => void (await send('reset')),
    read: () => send('read'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
