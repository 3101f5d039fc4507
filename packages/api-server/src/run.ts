import { ConfigError } from './config.ts';
import { LockedError } from './db/lock.ts';
import { PortInUseError } from './http/listen.ts';
import type { Server } from './server.ts';

/**
 * Runs what `start` has started until the process is told to stop. What a person can mend (a setting, the lock, the port)
 * ends the process with one line; anything else with its stack.
 */
export async function runUntilStopped(start: () => Promise<Server>): Promise<void> {
  try {
    const server = await start();
    const stop = () => {
      // What still runs after ten seconds would run for ever.
      setTimeout(() => process.exit(1), 10_000).unref();
      void server.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof LockedError || error instanceof PortInUseError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
