import { ConfigError } from './config/config.ts';
import { LockedError } from './db/embedded/lock.ts';
import { PortInUseError } from './shared/listen-error.ts';
import type { Server } from './server.ts';

/**
 * Starts the server and stops it gracefully on SIGTERM, SIGINT or SIGHUP, however often: Ctrl-C reaches every process
 * of a terminal's group, and `npm start` passes it on once more. Errors that the operator can fix (configuration,
 * lock, port) exit with their message only; other errors are logged with their stack.
 */
export async function runUntilStopped(start: () => Promise<Server>): Promise<void> {
  try {
    const server = await start();
    let isStopping = false;
    const stop = () => {
      if (isStopping) return;
      isStopping = true;
      // Force the exit after ten seconds without new requests.
      setTimeout(() => process.exit(1), 10_000 + server.drainMs).unref();
      void server.close().then(() => process.exit(0));
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof LockedError || error instanceof PortInUseError;
    console.error(expected ? error.message : error);
    process.exit(1);
  }
}
