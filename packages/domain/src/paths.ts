/** First segments of the paths that are not pages: the API, files, the gateways, Storybook, tools for development. */
export const SERVER_PATHS = ['api', 'assets', 'dev', 'gateway', 'media', 'storybook'] as const;

const SERVER_PATH = new RegExp(`^/(?:${SERVER_PATHS.join('|')})(?:[/?#]|$)`);

/** Whether a path is a page's, with or without a query. */
export const isPagePath = (path: string): boolean => path.startsWith('/') && !SERVER_PATH.test(path);

/**
 * A redirect target inside the site: starts with one `/`, made of letters, digits and `@ - % _ ~` with optional query and hash
 * (specification, section 5). `//host` and `/\host` are refused: browsers read them as another site.
 */
export const isInternalPath = (text: string): boolean =>
  /^\/(?!\/)[a-zA-Z0-9@\-%_~/]*(\?[a-zA-Z0-9@\-%_~/=&+.,:]*)?(#[a-zA-Z0-9@\-%_~/]*)?$/.test(text);
