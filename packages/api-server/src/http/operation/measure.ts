import { isPagePath } from '@taawun/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../monitoring/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    /** Returns the kind of a portal page by its path: its route's pattern. */
    pageKind: (path: string) => string;
  }
  interface FastifyContextConfig {
    /** Name in logs and metrics. */
    operation?: string;
  }
}

/** Prefixes of files and of the gateway's pages. */
const PREFIXES = ['assets', 'media', 'gateway', 'storybook', 'dev', 'preview', 'api'] as const;

/** Returns the name of a request in logs and metrics: the operation of the API, the kind of page, or the kind of file. */
export function operationOf(request: FastifyRequest): string {
  const { operation } = request.routeOptions.config;
  if (operation !== undefined) return operation;
  const path = request.url.split('?')[0] ?? '';
  const prefix = PREFIXES.find((name) => path.startsWith(`/${name}/`));
  if (prefix) return prefix;
  // Only what no other route has is a page; forms are posted to the path of their page.
  if (request.is404 || request.method === 'POST') return isPagePath(path) ? request.server.pageKind(path) : 'missing';
  return 'file';
}

/** Counts and measures every request. */
export function measureRequests(app: FastifyInstance, metrics: Metrics, pageKind: (path: string) => string): void {
  app.decorate('metrics', metrics);
  app.decorate('pageKind', pageKind);
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.observe(
      { operation: operationOf(request), method: request.method, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
}
