import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../monitoring/readiness.ts';

/** Registers `/livez` (the process answers) and `/readyz` (it should receive requests); reasons are for the operator only. */
export function registerProbes(app: FastifyInstance, readiness: Readiness): void {
  const noStore = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
  app.get('/livez', (_, reply) => reply.headers(noStore).send('ok\n'));
  app.get('/readyz', async (_, reply) => {
    const reason = await readiness.check();
    return reply
      .status(reason === null ? 200 : 503)
      .headers(noStore)
      .send(reason === null ? 'ok\n' : 'not ready\n');
  });
}
