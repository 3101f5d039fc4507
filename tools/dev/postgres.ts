// A PostgreSQL of our own for the tests: a fresh cluster in a temporary folder, gone afterwards.
import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** A superuser's address: tests create databases of their own below it. */
  url: string;
  stop: () => Promise<void>;
}

/** A cluster that this process may end and start. */
export interface OwnPostgres extends TestPostgres {
  /** File that it logs to. */
  log: string;
  /** Ends it as a crash does. */
  crash: () => void;
  /** Ends it as a crash does, and starts it again. */
  restart: () => void;
  /** Starts it when it has ended. */
  ensure: () => void;
}

/** Starts a PostgreSQL cluster; `null` when PostgreSQL is not installed. Uses `TEST_DATABASE_URL` if set. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env['TEST_DATABASE_URL'];
  return given ? { url: given, stop: () => Promise.resolve() } : startOwnPostgres();
}

/**
 * Starts a PostgreSQL cluster below a folder; `null` when PostgreSQL is not installed.
 * @param parent by default the folder of temporary files
 */
export function startOwnPostgres(parent = tmpdir()): Promise<OwnPostgres | null> {
  return startCluster(parent, ({ run, data }) =>
    run('initdb', ['-D', data, '-U', 'taawun', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']),
  );
}

/** Starts a streaming replica of a cluster that `startOwnPostgres` has started. */
export async function startReplica(primary: OwnPostgres): Promise<OwnPostgres> {
  const { hostname, port } = new URL(primary.url);
  const replica = await startCluster(tmpdir(), ({ run, data }) =>
    run('pg_basebackup', [
      `--host=${hostname}`,
      `--port=${port}`,
      '--username=taawun',
      `--pgdata=${data}`,
      '--wal-method=stream',
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ]),
  );
  if (!replica) throw new Error('PostgreSQL is not installed.');
  return replica;
}

interface NewCluster {
  run: (tool: string, args: readonly string[]) => void;
  /** Folder of its files, which does not exist yet. */
  data: string;
}

async function startCluster(parent: string, create: (cluster: NewCluster) => void): Promise<OwnPostgres | null> {
  const bin = ['/usr/lib/postgresql/*/bin/initdb', '/opt/homebrew/opt/postgresql*/bin/initdb']
    .flatMap((pattern) => globSync(pattern))
    .toSorted()
    .at(-1)
    ?.replace(/\/initdb$/, '');
  if (!bin || !existsSync(join(bin, 'pg_ctl'))) return null;

  const dir = mkdtempSync(join(parent, 'taawun-pg-'));
  // PostgreSQL does not run as root: run it as its own user.
  const owner = process.getuid?.() === 0 ? idOf('postgres') : null;
  const identity: SpawnSyncOptions = owner ? { uid: owner.uid, gid: owner.gid } : {};
  if (owner) chownSync(dir, owner.uid, owner.gid);
  chmodSync(dir, 0o700);
  const data = join(dir, 'data');
  const log = join(dir, 'log');
  const run = (tool: string, args: readonly string[]) => {
    const result = spawnSync(join(bin, tool), [...args], { ...identity, cwd: dir, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${tool} failed: ${result.stderr || String(result.error)}`);
  };
  const port = await freePort();
  create({ run, data });
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', '-l', log, ...args]);
  const start = () =>
    control('-o', `-p ${port} -k ${dir} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`, 'start');
  start();
  const isRunning = () => spawnSync(join(bin, 'pg_ctl'), ['-D', data, 'status'], identity).status === 0;
  const crash = () => {
    if (isRunning()) control('-m', 'immediate', 'stop');
  };
  return {
    url: `postgres://taawun@127.0.0.1:${port}/postgres`,
    log,
    crash,
    restart: () => {
      crash();
      start();
    },
    ensure: () => {
      if (!isRunning()) start();
    },
    stop: () => {
      crash();
      rmSync(dir, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

function idOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
