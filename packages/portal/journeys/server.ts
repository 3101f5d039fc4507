// The real thing for the journeys: `npm start`'s own entry on a port and a data folder of its own.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/free-port.ts';

const root = join(import.meta.dirname, '../../..');

export interface RunningServer {
  origin: string;
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Runs a command of the staff, `taawun-api …`: the embedded database belongs to one process, so the server rests meanwhile. */
  staff: (...command: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a server with fresh data, settings beside the usual ones and content instead of the usual, and waits until it says that it is ready. */
export async function startServer(settings: Record<string, string> = {}, content?: object): Promise<RunningServer> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'taawun-journey-'));
  const command = (...args: string[]) => {
    const { DATABASE_URL: _, ...env } = process.env;
    execFileSync(process.execPath, ['packages/api-server/src/cli.ts', ...args], { cwd: root, env: { ...env, DATA_DIR: join(data, 'server') }, stdio: 'pipe' });
  };
  if (content) {
    const file = join(data, 'content.json');
    writeFileSync(file, JSON.stringify(content));
    command('content', 'import', file);
  }
  let child = await launch(port, join(data, 'server'), settings);
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
      child = await launch(port, join(data, 'server'), settings);
    },
    staff: async (...args) => {
      await end('SIGTERM');
      command(...args);
      child = await launch(port, join(data, 'server'), settings);
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function launch(port: number, data: string, settings: Record<string, string>): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, ['tools/start.ts', '--built'], {
      cwd: root,
      env: { ...env, PORT: String(port), DATA_DIR: data, NODE_ENV: 'development', ...settings },
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
