import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config/config.ts';
import { listenError } from '../shared/listen-error.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

/** Listener of metrics and probes, apart from the site. */
export interface MonitoringListener {
  address: string;
  close: () => Promise<void>;
}

const TEXT = 'text/plain; charset=utf-8';

/**
 * Starts the listener of `/metrics`, `/livez` and `/readyz`. It answers from the start of the process, while the
 * database is waited for and migrated, until the database is closed.
 * @throws PortInUseError
 * @throws ConfigError when METRICS_HOST is not an address of this machine
 */
export async function startMonitoring(
  { host, port }: NonNullable<Config['metrics']>,
  { metrics, readiness }: { metrics: Metrics; readiness: Readiness },
): Promise<MonitoringListener> {
  const routes: Readonly<Record<string, () => Promise<{ status: number; type: string; body: string }>>> = {
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.scrape() }),
    '/livez': () => Promise.resolve({ status: 200, type: TEXT, body: 'ok\n' }),
    '/readyz': async () => {
      const reason = await readiness.check();
      return { status: reason === null ? 200 : 503, type: TEXT, body: `${reason ?? 'ok'}\n` };
    },
  };
  const server: HttpServer = createServer({ requestTimeout: 10_000 }, (request, response) => {
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .end(request.method === 'HEAD' ? undefined : body);
    const route = Object.hasOwn(routes, request.url ?? '') ? routes[request.url ?? ''] : undefined;
    if (!route || !['GET', 'HEAD'].includes(request.method ?? '')) {
      send(404, TEXT, 'Here are /metrics, /livez and /readyz.\n');
      return;
    }
    route().then(
      ({ status, type, body }) => send(status, type, body),
      (error: unknown) => send(500, TEXT, `${(error as Error).message}\n`),
    );
  });
  try {
    await new Promise<void>((resolve, reject) => void server.once('error', reject).listen({ host, port }, resolve));
  } catch (error) {
    throw listenError(error, { host: ['METRICS_HOST', host], port: ['METRICS_PORT', port] });
  }
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
