import { setTimeout as delay } from 'node:timers/promises';
import type { SmallDisk } from '../kit/small-disk.ts';
import type { Load } from './under-load.ts';

/** What happens to a server under load; each resolves when it is over. */
export type Fault = (load: Load) => Promise<void>;

const PROGRESS_MS = 120_000;

/** Waits until some more writes are answered: only then the fault is over. */
async function progress({ acknowledged }: Load, writes: number): Promise<void> {
  const from = acknowledged();
  const until = performance.now() + PROGRESS_MS;
  while (acknowledged() < from + writes) {
    if (performance.now() > until)
      throw new Error(`Only ${acknowledged() - from} of ${writes} writes were answered in two minutes.`);
    await delay(50);
  }
}

async function healthOf({ server }: Load): Promise<number> {
  const { baseURL } = await server.server();
  const response = await fetch(`${baseURL}/api/health`, { signal: AbortSignal.timeout(10_000) });
  return response.status;
}

/** SIGKILL of the server. */
export const kills =
  (times: number): Fault =>
  async (load) => {
    for (let time = 0; time < times; time++) {
      await progress(load, 15);
      await load.server.kill();
    }
    await progress(load, 15);
  };

/** Signals that a server answers by ending gracefully. */
export const signals: Fault = async (load) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    await progress(load, 15);
    const code = await load.server.restart(signal);
    if (code !== 0) throw new Error(`The server ended with ${code} at ${signal}.`);
  }
  await progress(load, 15);
};

/** The database ends and starts again, under a server that goes on. */
export const databaseRestarts =
  (restart: () => void, times: number): Fault =>
  async (load) => {
    for (let time = 0; time < times; time++) {
      await progress(load, 15);
      restart();
    }
    await progress(load, 15);
  };

/**
 * The disk fills and has space again. While it is full, health must answer 503.
 * @param recover starts the database again if it has ended itself
 */
export const fullDisk =
  (disk: SmallDisk, recover: () => void = () => undefined): Fault =>
  async (load) => {
    await progress(load, 30);
    disk.fill();
    const until = performance.now() + PROGRESS_MS;
    while ((await healthOf(load)) !== 503) {
      if (performance.now() > until)
        throw new Error('The disk is full, and health has not answered 503 in two minutes.');
      await delay(50);
    }
    await delay(2_000);
    disk.free();
    recover();
    await progress(load, 30);
  };

/** Nothing happens; for a server whose clock is another one. */
export const calm: Fault = (load) => progress(load, 60);
