/** First path segments of server routes that are not pages: API, files, gateways, Storybook, development tools. */
export const SERVER_PATHS = ['api', 'assets', 'dev', 'gateway', 'media', 'storybook'] as const;

const SERVER_PATH = new RegExp(`^/(?:${SERVER_PATHS.join('|')})(?:[/?#]|$)`);

/** Returns whether a path, with or without a query, belongs to a page. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !SERVER_PATH.test(path);

/**
 * Returns whether the text is a redirect target inside the site: starts with one `/`, made of letters, digits and `@ -
 * % _ ~` with optional query and hash (specification, section 5). `//host` and `/\host` are rejected: browsers resolve
 * them to another site.
 */
export const isInternalPath = (text: string): boolean =>
  /^\/(?!\/)[a-zA-Z0-9@\-%_~/]*(\?[a-zA-Z0-9@\-%_~/=&+.,:]*)?(#[a-zA-Z0-9@\-%_~/]*)?$/.test(text);
