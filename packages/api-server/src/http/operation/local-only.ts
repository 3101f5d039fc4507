import type { FastifyInstance } from 'fastify';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

const TEXTS = {
  ar: 'هذا الخادم في وضع التجربة، وقد وصل الطلب عبر وسيط من خارج الجهاز. اضبط TRUST_PROXY وPUBLIC_ORIGIN وPAYMENT_GATEWAY كما في README.',
  en: 'This server runs as a demo, and the request came through a proxy from elsewhere. Set TRUST_PROXY, PUBLIC_ORIGIN and PAYMENT_GATEWAY as the README says.',
};

/**
 * Rejects requests that a proxy has forwarded: behind one the demo, with its published passwords and its outbox, would
 * be open to everybody.
 */
export function registerLocalOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!FORWARDED.some((name) => request.headers[name] !== undefined)) return;
    request.log.error('a forwarded request reached the demo: set TRUST_PROXY');
    return reply
      .status(503)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${TEXTS.ar}\n${TEXTS.en}\n`);
  });
}
