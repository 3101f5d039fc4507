import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { openPreview } from '../content/preview.ts';
import type { Db } from '../db/schema.ts';
import { sendError } from './errors.ts';
import { portalPolicy } from './headers.ts';
import type { Portal } from './portal.ts';

interface Preview {
  db: Db;
  config: Config;
  portal: Portal;
}

/** No script: it would render the page as it is published, and the service worker could store it. */
const withoutScripts = (policy: string): string =>
  [...policy.split(';').filter((part) => !/^\s*script-src/.test(part)), " script-src 'none'"].join(';');

/** Serves pages with documents that are not published, at addresses that only their receiver knows. */
export function registerPreview(app: FastifyInstance, { db, config, portal }: Preview): void {
  const serve =
    (prefix: string) => async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
      const preview = await openPreview(db, request.params.code);
      if (!preview) return sendError(request, reply.header('Cache-Control', 'no-store'), 'not_found');
      // Without cookies: the page of a guest.
      const page = new Request(`${config.publicOrigin}${prefix}${preview.path}`, { headers: { accept: 'text/html' } });
      const { status, headers, body } = await preview.render(() => portal.handle(page, () => Promise.resolve(null)));
      const policy = headers['content-security-policy'] ?? portalPolicy(config);
      return reply
        .status(status)
        .type('text/html; charset=utf-8')
        .headers({
          ...headers,
          'content-security-policy': withoutScripts(String(policy)),
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send(body ?? '');
    };
  for (const prefix of ['', '/ar', '/en'])
    app.get<{ Params: { code: string } }>(`${prefix}/preview/:code`, serve(prefix));
}
