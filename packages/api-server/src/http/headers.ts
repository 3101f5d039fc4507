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

/** Policy of every response that has none of its own: JSON, redirects, errors. Nothing in them may be loaded. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of scripts and icons: a worker's script has the policy of its own file. */
export const FILE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of PDFs: browsers show none with a policy for their contents. */
const PDF_POLICY = "frame-ancestors 'self'";

/** The portal uses none of these; the payment iframe may use `payment`. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** The headers of every response, by lower-case name. HSTS only where the origin is https. */
export const securityHeaders = (
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  id: string,
): Record<string, string> => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'content-security-policy': CLOSED_POLICY,
});

/** Sets the headers of every response; a route may replace each of them. */
export function registerHeaders(app: FastifyInstance, config: Pick<Config, 'publicOrigin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(config, request.id));
    // Node ignores the Upgrade header, and what follows the request in the same packet with it.
    if (request.headers.upgrade !== undefined) void reply.header('connection', 'close');
  });
  app.addHook('onSend', async (_, reply) => {
    const isPdf = String(reply.getHeader('content-type') ?? '').startsWith('application/pdf');
    if (isPdf) void reply.header('content-security-policy', PDF_POLICY);
  });
}
