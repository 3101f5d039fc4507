import { isLoopback } from './loopback.ts';

/**
 * `demo`: everything is on this machine, with published passwords, the outbox and the sandbox gateway. `production`:
 * anything else; each of those is off until it is set by name.
 */
export type Profile = 'demo' | 'production';

/** The settings that decide the profile, as read; `null` and `undefined` where they are not set. */
export interface ProfileSettings {
  nodeEnv: 'development' | 'test' | 'production';
  host: string;
  publicOrigin: string | null;
  databaseUrl: string | null;
  gateway: string | null;
  trustProxy: readonly string[] | null;
}

const hostOf = (url: string): string => new URL(url).hostname;

/** Returns the profile of the settings, and why it is no demo. */
export function profileOf({ nodeEnv, host, publicOrigin, databaseUrl, gateway, trustProxy }: ProfileSettings): {
  profile: Profile;
  reasons: string[];
} {
  const reasons = [
    nodeEnv === 'production' && 'NODE_ENV is production',
    !isLoopback(host) && 'HOST is not this machine alone',
    publicOrigin?.startsWith('https:') && 'PUBLIC_ORIGIN is https',
    databaseUrl !== null && !isLoopback(hostOf(databaseUrl)) && 'DATABASE_URL is on another machine',
    gateway !== null && gateway !== 'sandbox' && `PAYMENT_GATEWAY is ${gateway}`,
    trustProxy !== null && 'TRUST_PROXY is set',
  ].filter((reason) => typeof reason === 'string');
  return { profile: reasons.length ? 'production' : 'demo', reasons };
}
