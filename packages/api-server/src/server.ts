import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import { startMonitoring } from './monitoring/listener.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { createReadiness } from './monitoring/readiness.ts';
import { handleErrors, sendError } from './http/errors.ts';
import { registerHeaders, securityHeaders } from './http/headers.ts';
import { loggerOptions, RequestLog, requestIds, type LogOptions } from './http/log.ts';
import { measureRequests } from './http/operation/measure.ts';
import { registerLocalOnly } from './http/operation/local-only.ts';
import { malformedHandler } from './http/malformed.ts';
import { registerPaymentOrigin } from './http/payment-origin.ts';
import type { Portal } from './http/portal.ts';
import { assemble, type AssembledServer } from './assemble.ts';

export interface ServerOptions {
  portal?: Portal;
  /** Folder of the built Storybook, served at /storybook/ where `config.storybook` allows it. */
  storybookDir?: string;
  /** Log level and destination. @default `config.logLevel` on standard output */
  logger?: LogOptions;
  /**
   * Receives a line when PostgreSQL is waited for, and when the disk is full or has space again. @default standard error
   * in a demo, the log in production
   */
  notify?: (line: string) => void;
  /** Clock of confirmed sessions and waiting payouts, for tests. @default the machine's */
  now?: () => Date;
}

export interface Server extends AssembledServer {
  /** Address of the listener of metrics and probes; `null` without `METRICS_PORT`. */
  monitoring: string | null;
  /** Milliseconds that `close` waits, no longer ready, before it accepts no more requests. */
  drainMs: number;
  /** Stops being ready, finishes running requests, then closes the database. */
  close: () => Promise<void>;
}

interface AppOptions {
  logger: LogOptions;
  metrics: Metrics;
  pageKind: (path: string) => string;
}

function createApp(config: Config, { logger, metrics, pageKind }: AppOptions): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(logger),
    logController: new RequestLog(),
    genReqId: requestIds(config),
    routerOptions: { maxParamLength: 1_000 },
    // Hooks do not run before these errors.
    frameworkErrors: (_, request, reply) =>
      void sendError(request, reply.headers(securityHeaders(config, request.id)), 'bad_request'),
    clientErrorHandler: malformedHandler(config),
    requestTimeout: 30_000,
    ...(config.trustProxy && { trustProxy: [...config.trustProxy] }),
  });
  measureRequests(app, metrics, pageKind);
  registerHeaders(app, config);
  if (config.profile === 'demo') registerLocalOnly(app);
  registerPaymentOrigin(app, config);
  handleErrors(app);
  return app;
}

const writeError = (line: string): void => void process.stderr.write(`${line}\n`);

/** Opens, migrates and seeds the database and registers all routes; `listen` starts the server. */
export async function createServer(
  config: Config,
  { portal, storybookDir, logger = { level: config.logLevel }, notify, now }: ServerOptions = {},
): Promise<Server> {
  const metrics = createMetrics();
  const readiness = createReadiness();
  const app = createApp(config, { logger, metrics, pageKind: portal?.pageKind ?? (() => 'page') });
  // One shape in production: JSON lines.
  const say = notify ?? (config.profile === 'production' ? (line) => app.log.warn(line) : writeError);
  const monitoring = config.metrics && (await startMonitoring(config.metrics, { metrics, readiness }));
  if (monitoring) metrics.addProcess();
  const endMonitoring = async () => {
    await monitoring?.close();
    metrics.close();
  };
  let database: OpenDatabase | null = null;
  try {
    database = await openDatabase(config, { notify: say });
    const server = await assemble({
      app,
      config,
      database,
      metrics,
      readiness,
      portal,
      storybookDir,
      notify: say,
      now,
    });
    return {
      ...server,
      monitoring: monitoring?.address ?? null,
      drainMs: config.drainSeconds * 1_000,
      close: async () => {
        readiness.enter('draining');
        await delay(config.drainSeconds * 1_000);
        await app.close();
        await endMonitoring();
      },
    };
  } catch (error) {
    await database?.close();
    await endMonitoring();
    throw error;
  }
}
