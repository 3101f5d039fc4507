// The servers of the journeys: one for each worker of Vitest, and those that a file starts for itself.
import { inject } from 'vitest';
import { startServerProcess, type RunningServer, type ServerOptions } from './server-process.ts';

export type { RunningServer };

/** Vitest numbers the workers that run at the same time from 1. */
const worker = Number(process.env['VITEST_POOL_ID']) - 1;

/** Origin of the server that all files of this worker share and leave running; its data is changed by one file at a time. */
export const origin = inject('origins')[worker] ?? '';
if (!origin)
  throw new Error(
    `Worker ${worker + 1} has no server: setup.ts starts ${inject('origins').length}, and vitest.config.ts says how many workers there are.`,
  );

/** Starts a server for one file, with seeded data of its own. */
export const startServer = (settings: ServerOptions['settings'] = {}, content?: object): Promise<RunningServer> =>
  startServerProcess({ settings, template: inject('template'), ...(content ? { content } : {}) });
