/** The settings that say where the site is, and where its payment iframe. */
export interface Origins {
  publicOrigin: string;
  /** `null` without PAYMENT_ORIGIN. */
  payment: { origin: string | null };
}

/**
 * The two names of this machine. Without PAYMENT_ORIGIN a site at one of them embeds the iframe from the other, which is
 * another origin of the same server.
 */
const LOCAL_NAMES = ['localhost', '127.0.0.1'];

/** Returns whether both have one of the two names. */
const areLocal = (...origins: readonly string[]): boolean =>
  origins.every((origin) => URL.canParse(origin) && LOCAL_NAMES.includes(new URL(origin).hostname));

const localSources = (publicOrigin: string) =>
  LOCAL_NAMES.map((name) => `${new URL(publicOrigin).protocol}//${name}:*`);

/** Sources of the payment iframe for the Content-Security-Policy of the site's pages, in addition to `'self'`. */
export function paymentFrameSources({ publicOrigin, payment }: Origins): string[] {
  if (payment.origin !== null) return [payment.origin];
  return areLocal(publicOrigin) ? localSources(publicOrigin) : [];
}

/** Sources of the pages around the sandbox's fields, which are in the payment iframe: that one and the site's page. */
export const embeddingSources = (origins: Origins): string =>
  [
    ...new Set([
      origins.payment.origin ?? "'self'",
      ...(areLocal(origins.publicOrigin) ? localSources(origins.publicOrigin) : [origins.publicOrigin]),
    ]),
  ].join(' ');

/**
 * Returns the origin of the iframe in a page of the site.
 * @param page origin that the page was requested from
 */
export function frameOriginIn({ publicOrigin, payment }: Origins, page: string): string {
  if (payment.origin !== null) return payment.origin;
  if (!areLocal(publicOrigin, page)) return publicOrigin;
  const frame = new URL(page);
  frame.hostname = LOCAL_NAMES.find((name) => name !== frame.hostname) ?? frame.hostname;
  return frame.origin;
}

/** Returns the origin of the page that embeds the iframe: the named one where it is the site's, else PUBLIC_ORIGIN. */
export function embeddingOrigin({ publicOrigin, payment }: Origins, named: unknown): string {
  if (typeof named !== 'string' || payment.origin !== null || !areLocal(publicOrigin, named)) return publicOrigin;
  return new URL(named).origin;
}

/**
 * Returns the origin that the iframe has, for the gateway's return to it.
 * @param requested origin that the iframe's document was requested from
 */
export function frameOrigin({ publicOrigin, payment }: Origins, requested: string): string {
  if (payment.origin !== null) return payment.origin;
  return areLocal(publicOrigin, requested) ? new URL(requested).origin : publicOrigin;
}
