/** First path segments of server routes that are not pages: API, files, gateways, Storybook, development tools. */
export const SERVER_PATHS = ['api', 'assets', 'dev', 'gateway', 'media', 'storybook'] as const;

const SERVER_PATH = new RegExp(`^/(?:${SERVER_PATHS.join('|')})(?:[/?#]|$)`);

/** Returns whether a path, with or without a query, belongs to a page. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !SERVER_PATH.test(path);

/** A backslash, a control character or an unreserved character in its percent-encoded form. */
const ENCODED =
  /\\|[\p{Cc}]|%(?:5c|[01][0-9a-f]|7f|c2%[89][0-9a-f]|2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/iu;

/**
 * Returns whether a path, with or without a query, is written in its one usual form: no empty segment, `.` or `..`, no
 * backslash or control character, and nothing encoded that needs no encoding (RFC 3986, section 6.2.2). Browsers and
 * routers disagree about other forms: `//host` is another site, `/%5c` matches the home page.
 */
export function isPlainPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return pathname.startsWith('/') && !/\/\/|\/\.{1,2}(?:\/|$)/.test(pathname) && !ENCODED.test(pathname);
}

/**
 * Returns whether the text is a redirect target inside the site: starts with one `/`, made of letters, digits and `@ -
 * % _ ~` with optional query and hash (specification, section 5). An empty segment is rejected: browsers resolve
 * `//host` and `/\host` to another site, and `/en//host` once its locale prefix is removed.
 */
export const isInternalPath = (text: string): boolean =>
  /^(?=\/)(?:\/[a-zA-Z0-9@\-%_~]+)*\/?(\?[a-zA-Z0-9@\-%_~/=&+.,:]*)?(#[a-zA-Z0-9@\-%_~/]*)?$/.test(text);
