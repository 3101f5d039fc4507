import type { FastifyInstance } from 'fastify';
import type { Origins } from '../gateways/shared/origins.ts';
import { sendError } from './errors.ts';

/** Documents of the payment iframe. The gateway's other paths are files, calls of servers and the webhook. */
const FRAME_PATH = /^\/gateway\/[a-z]+\/(?:pay|return|hosted)\//;

/**
 * Separates the hosts of the site and of PAYMENT_ORIGIN: a gateway's scripts never run beside a session, and no page of
 * the site is served where they run.
 */
export function registerPaymentOrigin(app: FastifyInstance, { publicOrigin, payment }: Origins): void {
  if (payment.origin === null) return;
  const { host } = new URL(payment.origin);
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const isPaymentHost = request.host === host;
    if (isPaymentHost ? path.startsWith('/gateway/') : !FRAME_PATH.test(path)) return;
    // Who opens the host itself is led to the site; nothing of the site is served there.
    if (isPaymentHost) return reply.header('Cache-Control', 'no-store').redirect(`${publicOrigin}/`, 302);
    return sendError(request, reply, 'not_found');
  });
}
