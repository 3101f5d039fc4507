// A server of `npm run bench:scale` as a process of its own: the portal and the API, and its event loop's delays.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, paymentFrameSources, readConfig, type Answer } from '@taawun/api-server';
import { createPortal } from '../../../packages/portal/server.ts';

/** What the parent sends: `reset` starts a measurement, `read` ends it. */
export type Request = 'reset' | 'read';

export interface Reading {
  /** Longest delay of the event loop since `reset`, in ms. */
  blocked: number;
  /** Resident memory, in MB. */
  memory: number;
  /** Processor time of the whole process, in seconds. */
  cpu: number;
}

const MB = 1_048_576;
/** Interval of the timer whose lateness is the delay, in ms. */
const RESOLUTION = 2;

const config = readConfig(process.env);
let own = config.publicOrigin;
let answer: Answer | null = null;
const portal = await createPortal({
  config: { apiBaseUrl: '', publicOrigin: config.publicOrigin, mapboxToken: null },
  apiUrl: () => own,
  paymentFrames: paymentFrameSources(config),
  answer: () => answer,
});
const server = await createServer(config, { portal, logger: { level: 'error' } });
answer = server.answer;
own = await server.listen();

const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
process.on('message', (request: Request) => {
  if (request === 'reset') delays.reset();
  const reading: Reading = {
    // The timer itself counts as a delay of its interval.
    blocked: request === 'reset' ? 0 : Math.max(0, delays.max / 1e6 - RESOLUTION),
    memory: process.memoryUsage.rss() / MB,
    cpu: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  };
  process.send?.(reading);
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send?.(own);
