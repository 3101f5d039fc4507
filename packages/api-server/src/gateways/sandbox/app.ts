import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Brand } from '@taawun/api-client';
import { localeOf } from '@taawun/api-client/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newName, type SandboxStore } from './store.ts';
import { answerChallenge, chargeCard, pay, type TypedCard } from './pay.ts';
import { fontFile, staticText } from '../shared/static.ts';
import { challengePage, closedPage, hostedPage, type Appearance } from './pages.ts';

const LIFE = 30 * 60_000;
/** How long the connection stays open for the card that never gets a response, in ms. */
const SILENCE = 20_000;

export interface SandboxOptions {
  store: () => SandboxStore;
  secret: () => string;
  /** Origins that may embed the fields, in Content-Security-Policy syntax. */
  ancestors: string;
  now?: () => number;
}

/** Compares two texts in constant time. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

const file = (reply: FastifyReply, type: string, text: string) =>
  reply.header('Cache-Control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

function appearanceOf(request: FastifyRequest): Appearance {
  const { locale, theme } = request.query as Record<string, unknown>;
  return { locale: localeOf(typeof locale === 'string' ? locale : ''), theme: theme === 'dark' ? 'dark' : 'light' };
}

/**
 * Registers the sandbox gateway's HTTP routes below /gateway/sandbox/: the server API (requires the secret) and the
 * payer's pages.
 */
export function registerSandbox(
  app: FastifyInstance,
  { store, secret, ancestors, now = Date.now }: SandboxOptions,
): void {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors}`;
  const page = (reply: FastifyReply, html: string) =>
    reply
      .removeHeader('X-Frame-Options')
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  app.get('/gateway/sandbox/hosted.css', (_, reply) => file(reply, 'text/css', staticText('sandbox.css')));
  app.get('/gateway/sandbox/hosted.js', (_, reply) => file(reply, 'text/javascript', staticText('sandbox.js')));
  for (const [name, font] of [
    ['400', '400Regular/ReadexPro_400Regular'],
    ['600', '600SemiBold/ReadexPro_600SemiBold'],
  ] as const) {
    app.get(`/gateway/sandbox/readex-${name}.ttf`, (_, reply) =>
      reply.header('Cache-Control', 'public, max-age=604800').type('font/ttf').send(fontFile(font)),
    );
  }
  app.get('/gateway/sandbox/hosted/:id', (request, reply) => {
    const checkout = store().checkout(idOf(request));
    const shown = appearanceOf(request);
    if (!checkout || checkout.status === 'done' || checkout.status === 'closed' || checkout.expires_at <= now())
      return page(reply, closedPage(shown));
    return page(reply, checkout.status === 'challenge' ? challengePage(checkout, shown) : hostedPage(checkout, shown));
  });
  app.post('/gateway/sandbox/hosted/:id/pay', async (request, reply) => {
    const checkout = store().checkout(idOf(request));
    if (!checkout) return reply.status(404).send({ result: 'closed' });
    const given = (request.body ?? {}) as Record<string, unknown>;
    const text = (name: keyof TypedCard) => (typeof given[name] === 'string' ? given[name].slice(0, 100) : '');
    const answer = pay(
      store(),
      checkout,
      { number: text('number'), holder: text('holder'), expiry: text('expiry'), cvv: text('cvv') },
      new Date(now()),
    );
    if ('result' in answer && answer.result === 'silent') {
      reply.hijack();
      setTimeout(() => request.raw.socket.destroy(), SILENCE).unref();
      return reply;
    }
    return reply
      .header('Cache-Control', 'no-store')
      .status('faults' in answer ? 422 : 200)
      .send(answer);
  });
  app.post('/gateway/sandbox/hosted/:id/answer', (request, reply) => {
    const checkout = store().checkout(idOf(request));
    const { code } = (request.body ?? {}) as { code?: unknown };
    const done = checkout ? answerChallenge(store(), checkout, typeof code === 'string' ? code : '', now()) : false;
    return reply.status(done ? 200 : 409).send({ result: done ? 'done' : 'closed' });
  });

  void app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (!sameText(request.headers.authorization ?? '', `Bearer ${secret()}`))
        return reply.status(401).send({ error: 'unauthorized' });
    });
    interface Order {
      reference: string;
      amount: number;
      currency: string;
      brand: Brand;
      keep_card?: boolean;
      token?: string;
      payment?: string;
    }
    api.post<{ Body: Order }>(
      '/gateway/sandbox/api/checkouts',
      ({ body: { reference, amount, currency, brand, keep_card } }) => ({
        id: store().open({
          id: newName('chk'),
          reference,
          amount,
          currency,
          brand,
          keep_card: keep_card ? 1 : 0,
          expires_at: now() + LIFE,
        }),
      }),
    );
    api.get<{ Querystring: { reference: string } }>('/gateway/sandbox/api/payments', ({ query: { reference } }) => {
      const checkout = store().byReference(reference);
      return {
        payment: store().payment(reference, now()) ?? null,
        checkout: checkout
          ? { status: checkout.status === 'open' && checkout.expires_at <= now() ? 'closed' : checkout.status }
          : null,
      };
    });
    api.post<{ Body: Order }>(
      '/gateway/sandbox/api/charges',
      ({ body: { reference, amount, currency, token = '' } }, reply) => {
        if (chargeCard(store(), { reference, amount, currency }, token, now()) === 'no card')
          return reply.status(404).send({ error: 'no_card' });
        return { payment: store().payment(reference, now()) };
      },
    );
    api.post<{ Body: Order }>('/gateway/sandbox/api/refunds', ({ body: { payment = '' } }) => ({
      refunded: store().refund(payment),
    }));
    api.post<{ Body: Order }>('/gateway/sandbox/api/close', ({ body: { reference } }) => {
      const checkout = store().byReference(reference);
      return { closed: checkout ? store().move(checkout.id, 'open', 'closed') : false };
    });
    api.get('/gateway/sandbox/api/sums', () => store().sums(now()));
  });
}

/** Signs a webhook's body with HMAC-SHA-256, as hexadecimal digits. */
export const signWebhook = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
