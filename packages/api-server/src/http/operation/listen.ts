import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { listenError } from '../../shared/listen-error.ts';

/** Answers malformed HTTP. */
type OnMalformed = (error: Error & { code?: string }, socket: Socket) => void;

const hasIpv6Loopback = () =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

/**
 * Browsers resolve localhost to `::1` whatever the hosts file says; Fastify only if that file lists it. Listens there
 * too, since another process on `::1` would receive our visitors.
 */
async function listenOnIpv6Loopback(
  app: FastifyInstance,
  port: number,
  onMalformed: OnMalformed,
): Promise<HttpServer | null> {
  if (!hasIpv6Loopback() || app.addresses().some((bound) => typeof bound !== 'string' && bound.address === '::1'))
    return null;
  const twin = createHttpServer({ requestTimeout: app.server.requestTimeout }, (request, response) =>
    app.routing(request, response),
  );
  twin.on('clientError', onMalformed);
  await new Promise<void>(
    (resolve, reject) => void twin.once('error', reject).listen({ port, host: '::1', ipv6Only: true }, resolve),
  );
  return twin;
}

/**
 * Starts listening and returns the URL to open.
 * @throws PortInUseError
 * @throws ConfigError when HOST is not an address of this machine
 */
export type Listen = (at: Pick<Config, 'port' | 'host'>) => Promise<string>;

/**
 * Prepares an app, before it is ready, to listen and to shut down gracefully: requests finish, idle connections close.
 */
export function prepareListening(app: FastifyInstance, onMalformed: OnMalformed): Listen {
  let twin: HttpServer | null = null;
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    const ending = twin;
    if (ending) await new Promise((resolve) => ending.close(resolve));
  });
  // Keep-alive of a busy connection would delay the shutdown.
  app.addHook('onSend', async (_, reply) => {
    if (closing) void reply.header('Connection', 'close');
  });
  return async ({ port, host }) => {
    try {
      await app.listen({ port, host });
      const { port: actual } = app.server.address() as AddressInfo;
      if (host === 'localhost') twin = await listenOnIpv6Loopback(app, actual, onMalformed);
      const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
      return `http://${shown}:${actual}`;
    } catch (error) {
      await app.close();
      throw listenError(error, { host: ['HOST', host], port: ['PORT', port] });
    }
  };
}
