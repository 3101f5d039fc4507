import type { FastifyInstance } from 'fastify';
import { sendError } from './errors.ts';

// The page only learns that the gateway is there; what a payment is worth the server asks the gateway itself.
const script = (checkoutId: string | null) => `(() => {
  const detail = Object.freeze({ ready: true, gateway: 'sandbox', checkoutId: ${JSON.stringify(checkoutId)} });
  window.taawunGateway = detail;
  window.dispatchEvent(new CustomEvent('taawun:gateway-ready', { detail }));
})();
`;

/** The script of the built-in payment gateway: sets \`window.taawunGateway\` and fires \`taawun:gateway-ready\`. */
export function registerGateway(app: FastifyInstance): void {
  app.get('/gateway/sandbox/widget.js', (request, reply) => {
    const { checkoutId = null } = request.query as { checkoutId?: unknown };
    // It becomes part of a script: only the form that the server itself gives out.
    if (checkoutId !== null && (typeof checkoutId !== 'string' || !/^[\w-]{8,64}$/.test(checkoutId))) return sendError(request, reply, 'bad_request');
    return reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'no-store').send(script(checkoutId));
  });
}
