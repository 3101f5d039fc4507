import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config, LogLevel } from '../config/config.ts';
import { describeError } from './errors.ts';
import { operationOf } from './operation/measure.ts';

/** Log level and destination. */
export interface LogOptions {
  level: LogLevel;
  stream?: { write: (line: string) => void };
}

// Path segments with secrets: previews, checkouts, gifts, receipts, certificates.
const KEYS =
  /\/(preview|checkout|pay|return|hosted|gifts?|receipts|receipt-verifications|certificates|certificate-verifications)\/[\w-]{10,}/;

// Log paths without query (reset links carry a token), headers or bodies.
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(KEYS, '/$1/…');

const SECRETS = ['password', 'token', 'access_token', 'authorization', 'cookie', 'secret', 'key'];
/** No line is given these; should one be by mistake, the value stays out. */
const REDACTED = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Options of Pino: JSON lines with `level` as a word, `time` (ISO 8601, UTC), `msg`, and within a request `reqId` and
 * `operation`.
 */
export const loggerOptions = ({ level, stream }: LogOptions) => ({
  level,
  ...(stream && { stream }),
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  redact: { paths: REDACTED, censor: '…' },
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
    err: describeError,
  },
});

/** Logs one line for each request, when it has been answered. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const line = {
      operation: operationOf(request),
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.warn({ ...line, err: error }, 'request ended early');
    else request.log.info(line, 'request completed');
  }
}

/** Ids of nginx, Caddy, load balancers and tracing. */
const GIVEN = /^[\w.:=-]{8,128}$/;

/** Creates the ids of requests: that of a trusted proxy, which appears in its own log, else a new one. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  const isTrusted = trustProxy && proxyAddress.compile([...trustProxy]);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (typeof given === 'string' && GIVEN.test(given) && isTrusted?.(socket.remoteAddress ?? '', 0)) return given;
    return randomUUID();
  };
}
