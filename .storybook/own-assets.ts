/** Code, styles, fonts and pictures as a story's page itself is made of them. */
const FILES = /\.(?:[cm]?[jt]sx?|mdx|css|html|map|wasm|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;
/** What the servers of Vite, Vitest and Storybook answer themselves; the mocks' pictures and files. */
const PATHS = /\/(?:@|__|node_modules\/|media\/|assets\/|sb-|index\.json$|project\.json$)/;

/** Whether a request asks the server that serves the stories for a part of them. Everything else a story asks for has to be mocked. */
export function isOwnAsset({ url, method }: Pick<Request, 'url' | 'method'>, origin: string): boolean {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (asked !== origin || method !== 'GET' || /\/(?:api|gateway)\//.test(pathname)) return false;
  return FILES.test(pathname) || PATHS.test(pathname) || searchParams.has('import');
}
