/**
 * The specification's form of an internal path (section 5): it starts with one `/`, is made of letters, digits and @ - % _ ~,
 * and may carry a query and a hash. `//host`, `/\host`, a scheme or a control character never matches.
 */
const INTERNAL_PATH = /^\/(?!\/)[A-Za-z0-9@\-%_~/]*(?:\?[^#\s\\]*)?(?:#[^\s\\]*)?$/;

/** Returns the path if it stays on this site, else `null`: an attempt to leave is dropped, not mended. */
export function internalPath(path: string | null | undefined): string | null {
  return path && path.length <= 2048 && INTERNAL_PATH.test(path) ? path : null;
}
