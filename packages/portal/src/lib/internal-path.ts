import { isInternalPath } from '@taawun/ui/forms';

/**
 * Returns the path if it has the specification's form of an internal one (section 5), else `null`: an attempt to leave
 * the site is dropped, not mended.
 */
export function internalPath(path: string | null | undefined): string | null {
  return path && path.length <= 2048 && isInternalPath(path) ? path : null;
}

/** Adds the `redirect` of a query to the address of the next page, so that the reader still gets back after signing in. */
export function withRedirect(address: string, query: URLSearchParams): string {
  const redirect = internalPath(query.get('redirect'));
  return redirect ? `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : address;
}
