import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

/** The code of an authenticator app with this secret at this time. */
export const codeAt = (secret: string, time: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), period: PERIOD, timestamp: time.getTime() });

/**
 * Returns the codes of authenticator apps, none twice: the server accepts those of the step before and after, so that a
 * test has three in each half minute.
 */
export function unusedCodes(): (secret: string) => string {
  const newest = new Map<string, number>();
  return (secret) => {
    const step = Math.max(Math.floor(Date.now() / 1000 / PERIOD) - 1, (newest.get(secret) ?? 0) + 1);
    newest.set(secret, step);
    return codeAt(secret, new Date(step * PERIOD * 1000));
  };
}
