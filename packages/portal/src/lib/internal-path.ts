import { isInternalPath } from '@taawun/domain';

/**
 * Returns the path if it is an internal one by the specification (section 5), else `null`: a path to another site is
 * dropped, not repaired.
 */
export function internalPath(path: string | null | undefined): string | null {
  return path && path.length <= 2048 && isInternalPath(path) ? path : null;
}

/** Adds the `redirect` parameter of a query to a path, so that signing in still leads back. */
export function withRedirect(address: string, query: URLSearchParams): string {
  const redirect = internalPath(query.get('redirect'));
  return redirect ? `${address}${address.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : address;
}
