// Servers of the journeys: one per Vitest worker, and additional ones that a test file starts.
import { inject } from 'vitest';
import { startServerProcess, type RunningServer, type ServerOptions } from './server-process.ts';

export type { RunningServer };

/** Vitest numbers the workers that run at the same time from 1. */
const worker = Number(process.env['VITEST_POOL_ID']) - 1;

/** Origin of the server that all test files of this worker share, one file at a time. */
export const origin = inject('origins')[worker] ?? '';
if (!origin)
  throw new Error(
    `Worker ${worker + 1} has no server: setup.ts starts ${inject('origins').length}, and vitest.config.ts says how many workers there are.`,
  );

/** Starts a server with its own seeded data for one test file. */
export const startServer = (settings: ServerOptions['settings'] = {}, content?: object): Promise<RunningServer> =>
  startServerProcess({ settings, template: inject('template'), ...(content ? { content } : {}) });
