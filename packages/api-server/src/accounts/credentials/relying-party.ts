import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Config } from '../../config/config.ts';
import { isLoopback } from '../../config/loopback.ts';

type Site = Pick<Config, 'publicOrigin' | 'profile'>;

/**
 * Returns the host that passkeys belong to. An IP address cannot have any: a demo on 127.0.0.1 has those of localhost,
 * which browsers accept on http://localhost only.
 */
export function relyingPartyId({ publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  const { hostname } = new URL(publicOrigin);
  return isLoopback(hostname) ? 'localhost' : hostname;
}

/**
 * Returns the origin on which a credential must have been made or used. In a demo any port of localhost is the site's:
 * only the listener knows a free one.
 * @param clientData as the browser wrote it, base64url
 * @throws when it is not client data
 */
export function expectedOrigin({ publicOrigin, profile }: Site, clientData: string): string {
  const id = relyingPartyId({ publicOrigin });
  if (profile !== 'demo' || id !== 'localhost') return publicOrigin;
  const { protocol, hostname, origin } = new URL(decodeClientDataJSON(clientData).origin);
  return protocol === 'http:' && hostname === id ? origin : publicOrigin;
}
