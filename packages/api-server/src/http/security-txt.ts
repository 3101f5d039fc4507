import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const DAY = 86_400_000;
/** RFC 9116 recommends less than a year. */
const EXPIRES_IN_DAYS = 180;

/** Registers `/.well-known/security.txt`, the file that says where to report a vulnerability (RFC 9116). */
export function registerSecurityTxt(app: FastifyInstance, { publicOrigin }: Pick<Config, 'publicOrigin'>): void {
  app.get('/.well-known/security.txt', (_, reply) => {
    const midnight = Math.floor(Date.now() / DAY) * DAY;
    const fields = [
      ['Contact', `${publicOrigin}/contact-us`],
      ['Expires', new Date(midnight + EXPIRES_IN_DAYS * DAY).toISOString()],
      ['Preferred-Languages', 'ar, en'],
      ['Canonical', `${publicOrigin}/.well-known/security.txt`],
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
  });
}
