// Runs the entry of `npm start` with its own port and data folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { STORIES } from '../../../../tools/dev/builds.ts';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { QUICK_START } from '../../../../tools/dev/quick-start.ts';

const root = join(import.meta.dirname, '../../../..');

export interface RunningServer {
  origin: string;
  /** Kills the process without a shutdown. */
  kill: () => Promise<void>;
  /** Starts it again with the same port and data. */
  restart: () => Promise<void>;
  /** Runs a staff command, `taawun-api …`. The server stops meanwhile: only one process can open the database. */
  staff: (...command: string[]) => Promise<void>;
  /** Makes every session as old as one whose confirmation has expired. The server stops meanwhile. */
  expireConfirmations: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface ServerOptions {
  /** Additional environment variables of the server. */
  settings?: Readonly<Record<string, string>>;
  /** Content to import instead of the seed. */
  content?: object;
  /** Data folder of `createTemplate` to copy; by default the database is created, migrated and seeded. */
  template?: string;
}

/** Runs a script with its arguments on a data folder that no server has open. Throws with its output when it fails. */
async function runScript(dataDir: string, script: readonly string[]): Promise<void> {
  const { DATABASE_URL: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [...QUICK_START, ...script], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, NODE_ENV: 'development', DATA_KEYS: TEST_DATA_KEYS },
  });
}

/** Runs a staff command, `taawun-api …`. */
const runCommand = (dataDir: string, args: readonly string[]): Promise<void> =>
  runScript(dataDir, ['packages/api-server/src/cli.ts', ...args]);

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'taawun-journey-'));

/** Creates, migrates and seeds a database as the template that servers copy. */
export async function createTemplate(): Promise<{ folder: string; remove: () => void }> {
  const data = temporaryFolder();
  const folder = join(data, 'server');
  await runCommand(folder, ['seed']);
  return { folder, remove: () => rmSync(data, { recursive: true, force: true }) };
}

/** Starts a server with its own data folder, and waits until it is ready. */
export async function startServerProcess({
  settings = {},
  content,
  template,
}: ServerOptions = {}): Promise<RunningServer> {
  const port = await freePort();
  const data = temporaryFolder();
  const folder = join(data, 'server');
  if (template) await cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (content) {
    const file = join(data, 'content.json');
    writeFileSync(file, JSON.stringify(content));
    await runCommand(folder, ['content', 'import', file]);
  }
  let child = await launch(port, folder, settings);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  };
  return {
    origin: `http://localhost:${port}`,
    kill: () => end('SIGKILL'),
    restart: async () => {
      child = await launch(port, folder, settings);
    },
    staff: async (...args) => {
      await end('SIGTERM');
      await runCommand(folder, args);
      child = await launch(port, folder, settings);
    },
    expireConfirmations: async () => {
      await end('SIGTERM');
      await runScript(folder, ['packages/portal/journeys/kit/expire-confirmations.ts']);
      child = await launch(port, folder, settings);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(port: number, data: string, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, [...QUICK_START, 'tools/dev/start.ts', '--built', '--storybook', STORIES], {
      cwd: root,
      env: {
        ...env,
        PORT: String(port),
        DATA_DIR: data,
        NODE_ENV: 'development',
        DATA_KEYS: TEST_DATA_KEYS,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Taawun is ready at')) resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)));
  });
}
