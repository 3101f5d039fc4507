import { localeOf } from '@taawun/api-client/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml, staticText } from '../gateways/shared/static.ts';
import { embeddingOrigin, frameOrigin, frameOriginIn } from '../gateways/shared/origins.ts';
import type { Frame } from '../gateways/shared/port.ts';
import { attemptOf } from '../payments/rows.ts';
import { settlePayment } from '../payments/settle.ts';
import { paymentOf } from '../giving/state.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/services.ts';
import { sendError } from './errors.ts';
import { logSecurityEvent } from './security-log.ts';

const MAX_WEBHOOK = 64 * 1024;
const OURS = /^[\w-]{16,64}$/;

interface Appearance {
  locale: 'ar' | 'en';
  theme: 'light' | 'dark';
  /** Origin of the page around the iframe. */
  site: string;
}

function appearanceOf(config: Config, request: FastifyRequest): Appearance {
  const { locale, theme, site } = request.query as Record<string, unknown>;
  return {
    locale: localeOf(typeof locale === 'string' ? locale : ''),
    theme: theme === 'dark' ? 'dark' : 'light',
    site: embeddingOrigin(config, site),
  };
}

/** Origin that was requested. */
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const RESULT: Record<Appearance['locale'], string> = {
  ar: 'انتهى الدفع. نتأكد من نتيجته.',
  en: 'The payment is complete. We are checking the result.',
};

/** Sends the iframe document of a gateway's fields; only its policy allows the gateway's origins. */
function sendFrame(
  reply: FastifyReply,
  { locale, site }: Appearance,
  checkoutId: string,
  { script, data, body, policy }: Frame,
): FastifyReply {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${site}`,
  ];
  const named = new Set(policy.map((directive) => directive.split(' ')[0]));
  const all = [...directives.filter((directive) => !named.has(directive.split(' ')[0])), ...policy];
  const attributes = Object.entries({ ...data, checkout: checkoutId, site })
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const html = `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="origin"><title>${locale === 'ar' ? 'الدفع' : 'Payment'}</title><link rel="stylesheet" href="/gateway/frame.css"></head><body${attributes}>${body}<script src="/gateway/frame.js"></script>${script ? `<script src="${script}"></script>` : ''}</body></html>`;
  // X-Frame-Options knows one origin only, its own: the policy decides who may embed this document.
  return reply
    .removeHeader('x-frame-options')
    .header('Content-Security-Policy', all.join('; '))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Registers the gateway's routes: script, iframe, return URL and webhook. */
export function registerGateway(app: FastifyInstance, services: Services): void {
  const { gateway, config, db } = services;
  const base = `/gateway/${gateway.name}`;
  const text = (path: string, type: string, read: (request: FastifyRequest) => string) =>
    app.get(path, (request, reply) =>
      reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(read(request)),
    );
  const file = (path: string, type: string, name: string) => text(path, type, () => staticText(name));
  text(`${base}/widget.js`, 'text/javascript', (request) =>
    staticText('widget.js').replace('{{FRAME_ORIGIN}}', frameOriginIn(config, originOf(request))),
  );
  file('/gateway/frame.js', 'text/javascript', 'frame.js');
  file('/gateway/frame.css', 'text/css', 'frame.css');
  if (gateway.name !== 'sandbox') file(`${base}/fields.js`, 'text/javascript', `${gateway.name}.js`);

  app.get<{ Params: { id: string } }>(`${base}/pay/:id`, async (request, reply) => {
    const { id } = request.params;
    if (!OURS.test(id)) return sendError(request, reply, 'not_found');
    const payment = await paymentOf(services, id);
    const appearance = appearanceOf(config, request);
    if (payment.gateway !== gateway.name || payment.gateway_checkout === null || payment.status !== 'open')
      return sendFrame(reply, appearance, id, {
        script: '',
        data: { result: 'returned' },
        body: `<p>${RESULT[appearance.locale]}</p>`,
        policy: [],
      });
    const { qty } = await db
      .selectFrom('orders')
      .select('qty')
      .where('number', '=', payment.order_number)
      .executeTakeFirstOrThrow();
    const back = new URLSearchParams({ locale: appearance.locale, site: appearance.site });
    const returnUrl = `${frameOrigin(config, originOf(request))}${base}/return/${id}?${back}`;
    return sendFrame(
      reply,
      appearance,
      id,
      gateway.frame({
        checkoutId: id,
        attempt: attemptOf(payment),
        locale: appearance.locale,
        theme: appearance.theme,
        keepCard: qty > 1,
        integrity: payment.gateway_integrity,
        returnUrl,
      }),
    );
  });

  // Query parameters of the return URL are untrusted and ignored; the gateway is requested instead.
  app.get<{ Params: { id: string } }>(`${base}/return/:id`, async (request, reply) => {
    const { id } = request.params;
    if (!OURS.test(id)) return sendError(request, reply, 'not_found');
    await settlePayment(services, (await paymentOf(services, id)).id, { fresh: true });
    const appearance = appearanceOf(config, request);
    return sendFrame(reply, appearance, id, {
      script: '',
      data: { result: 'returned' },
      body: `<p>${RESULT[appearance.locale]}</p>`,
      policy: [],
    });
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_WEBHOOK }, (_, body, done) => done(null, body));
    scope.post(`${base}/webhook`, async (request, reply) => {
      const reference = gateway.readWebhook(
        request.headers,
        Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      );
      if (reference === null) {
        logSecurityEvent(request, 'webhook_rejected', { user: null });
        return sendError(request, reply, 'forbidden');
      }
      const payment = await db
        .selectFrom('payments')
        .select('id')
        .where('reference', '=', reference)
        .where('gateway', '=', gateway.name)
        .executeTakeFirst();
      // Unknown payment: respond 200, so that the gateway does not retry.
      if (!payment) return reply.status(200).send({ received: true });
      const { responded } = await settlePayment(services, payment.id, { fresh: true });
      return responded ? reply.status(200).send({ received: true }) : sendError(request, reply, 'unavailable');
    });
  });
}
