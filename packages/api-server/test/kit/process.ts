import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TEST_DATA_KEYS } from '../../../../tools/dev/data-keys.ts';
import { QUICK_START } from '../../../../tools/dev/quick-start.ts';

export const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
export const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

export interface Started {
  child: ChildProcess;
  baseURL: string;
}
/** What a process is given of this one's environment, and the keys of the tests. */
export const inherited = {
  DATA_KEYS: TEST_DATA_KEYS,
  ...(Object.fromEntries(
    ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ) as Record<string, string>),
};

interface Ended {
  code: number | null;
  output: string;
}
interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<Ended>;
}

/** Servers and commands as processes of their own; `killAll` ends those that still run. */
export function processes() {
  const running = new Set<ChildProcess>();

  function run(file: string, args: string[], env: Record<string, string>): Run {
    const child = spawn(process.execPath, [...QUICK_START, file, ...args], {
      env: { ...inherited, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<Ended>((resolve) =>
      child.once('close', (code) => {
        running.delete(child);
        resolve({ code, output });
      }),
    );
    return { child, output: () => output, ended };
  }

  /** Starts the server and waits for its line. */
  function start(env: Record<string, string>): Promise<Started> {
    const { child, output, ended } = run(main, [], env);
    return new Promise((resolve, reject) => {
      const check = () => {
        const baseURL = /ready at (http:\S+)/.exec(output())?.[1];
        if (!baseURL) return;
        // The log grows with every request: it is not searched again.
        child.stdout?.off('data', check);
        resolve({ child, baseURL });
      };
      child.stdout?.on('data', check);
      void ended.then(({ code, output: text }) => reject(new Error(`ended with ${code}: ${text}`)));
    });
  }

  return {
    run,
    start,
    killAll: () => {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
