/** A client of web push: an association's own script sets `window.taawunPush`. */
export interface PushRegistration {
  /** Token of this browser; `null` where notifications are not allowed. */
  token: () => Promise<string | null>;
}

declare global {
  interface Window {
    taawunPush?: PushRegistration;
  }
}

/** Maximum time that a sign-in waits for the token, in milliseconds. */
const TIMEOUT = 1000;
/** Maximum length by the contract. */
const MAX_LENGTH = 4096;

/**
 * The field `fb_web_token` of a sign-up or sign-in; absent without a push client, without a token in time, or where the
 * contract rejects it.
 */
export async function pushField(
  registration: PushRegistration | null,
  timeout = TIMEOUT,
): Promise<{ fb_web_token?: string }> {
  if (!registration) return {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), timeout);
  });
  const token = await Promise.race([Promise.try(() => registration.token()).catch(() => null), timedOut]);
  clearTimeout(timer);
  return typeof token === 'string' && token !== '' && token.length <= MAX_LENGTH ? { fb_web_token: token } : {};
}
