/** Extensions of the page's own code, styles, fonts and images. */
const FILES = /\.(?:[cm]?[jt]sx?|mdx|css|html|map|wasm|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;
/** Paths that Vite, Vitest and Storybook serve, and the images and files of the mocks. */
const PATHS = /\/(?:@|__|node_modules\/|media\/|assets\/|sb-|index\.json$|project\.json$)/;

/** Returns whether a request loads a file of the page itself. A story must mock every other request. */
export function isOwnAsset({ url, method }: Pick<Request, 'url' | 'method'>, origin: string): boolean {
  const { origin: requestOrigin, pathname, searchParams } = new URL(url);
  if (requestOrigin !== origin || method !== 'GET' || /\/(?:api|gateway)\//.test(pathname)) return false;
  return FILES.test(pathname) || PATHS.test(pathname) || searchParams.has('import');
}
