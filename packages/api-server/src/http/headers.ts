import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const MAPBOX = 'https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com';

/** Returns the Content-Security-Policy of the portal's pages: own origin, API and, with a token, the map. */
export function portalPolicy({ apiBaseUrl, mapboxToken }: Pick<Config, 'apiBaseUrl' | 'mapboxToken'>): string {
  const api = apiBaseUrl ? ` ${new URL(apiBaseUrl).origin}` : '';
  const map = mapboxToken ? ` ${MAPBOX}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    // styled-components inserts <style> elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${api}${map}`,
    "font-src 'self'",
    `connect-src 'self'${api}${map}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Sets the headers of every response. */
export function registerHeaders(app: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('X-Request-Id', request.id)
      .header('X-Content-Type-Options', 'nosniff')
      .header('X-Frame-Options', 'SAMEORIGIN')
      .header('Referrer-Policy', 'strict-origin-when-cross-origin')
      .header('Cross-Origin-Opener-Policy', 'same-origin');
    if (publicOrigin.startsWith('https:')) void reply.header('Strict-Transport-Security', 'max-age=31536000');
  });
}
