import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { seedContent } from '../../src/seed/seed.ts';
import { cli, main, processes } from '../kit/process.ts';
import { withDatabase } from '../kit/trading.ts';

const SECRET = 'secret-of-the-trial-0123456789';

/** One process that is killed and comes back under the same address. */
export interface Mortal {
  url: string;
  kill: () => Promise<void>;
  /** Ends it for good. */
  end: () => Promise<void>;
  kills: () => number;
}

/** A server (two on a shared database) and a gateway, each in its own process. */
export interface World {
  servers: Mortal[];
  gateway: Mortal;
  secret: string;
  /** Runs a command of the staff; `killAfter` milliseconds, if given. */
  command: (args: string[], killAfter?: number) => Promise<{ code: number | null; output: string }>;
  /** Everything that any of them has written to its log. */
  logs: () => string;
  storeFile: string;
  close: () => Promise<void>;
}

/** Starts a world on a database. Webhooks are lost and repeated as the parts say. */
export async function startWorld(
  database: Record<string, string>,
  { servers: count, lose, repeat }: { servers: number; lose: number; repeat: number },
): Promise<World> {
  const { run, killAll } = processes();
  const folder = mkdtempSync(join(tmpdir(), 'taawun-faults-'));
  const outputs: (() => string)[] = [];
  const ports = await Promise.all(Array.from({ length: count + 1 }, () => freePort()));
  const [gatewayPort = 0, ...serverPorts] = ports;
  const common = {
    // A demo: production counts no sandbox in its totals, and limits this machine's address.
    NODE_ENV: 'test',
    DEMO_ACCOUNTS: 'off',
    LOG_LEVEL: 'info',
    SANDBOX_SECRET: SECRET,
    CHECKOUT_LIMIT: '1000000',
    PUBLIC_ORIGIN: `http://127.0.0.1:${serverPorts[0]}`,
  };
  const serverEnv = { ...common, ...database, SANDBOX_URL: `http://127.0.0.1:${gatewayPort}` };

  function mortal(
    start: () => { child: ChildProcess; output: () => string; ended: Promise<unknown> },
    url: string,
    ready: RegExp,
  ): Mortal & { begin: () => Promise<void> } {
    let current: ReturnType<typeof start> | null = null;
    let kills = 0;
    const begin = async () => {
      const started = start();
      current = started;
      outputs.push(started.output);
      let over = false;
      void started.ended.then(() => (over = true));
      while (!ready.test(started.output())) {
        if (over) throw new Error(`did not start: ${started.output().slice(-2_000)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
      const dying = current;
      current = null;
      dying?.child.kill(signal);
      await dying?.ended;
    };
    return {
      url,
      begin,
      kills: () => kills,
      kill: async () => {
        await end('SIGKILL');
        kills++;
        await begin();
      },
      end: () => end('SIGTERM'),
    };
  }

  const gateway = mortal(
    () =>
      run(
        cli,
        ['gateway', 'sandbox', '--port', String(gatewayPort), '--lose', String(lose), '--repeat', String(repeat)],
        { ...common, DATA_DIR: folder },
      ),
    `http://127.0.0.1:${gatewayPort}`,
    /ready at/,
  );
  const servers = serverPorts.map((port) =>
    mortal(() => run(main, [], { ...serverEnv, PORT: String(port) }), `http://127.0.0.1:${port}`, /ready at/),
  );
  // There is no content without the demo accounts, and donors give to its programs.
  await withDatabase(serverEnv, (db) => db.transaction().execute(seedContent));
  await gateway.begin();
  for (const server of servers) await server.begin();
  return {
    servers,
    gateway,
    secret: SECRET,
    storeFile: join(folder, 'sandbox', 'book.sqlite'),
    logs: () => outputs.map((output) => output()).join('\n'),
    command: async (args, killAfter) => {
      const { child, output, ended } = run(cli, args, serverEnv);
      outputs.push(output);
      if (killAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfter);
      return ended;
    },
    close: async () => {
      killAll();
      await new Promise((resolve) => setTimeout(resolve, 50));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
