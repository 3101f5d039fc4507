/** Whether a response is a public page: those have an ETag. */
export const isCommonPage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  response.headers.has('etag') &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Whether a URL is a file with a content hash in its name. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Whether a URL is an image of the association; videos are too large to cache. */
export const isImage = ({ pathname }: URL): boolean => /^\/media\/.*\.(svg|png|jpe?g|webp|avif)$/i.test(pathname);

/** Hashed files that a document references. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.@~-]+/g))];

/** Cached hashed files that neither this release nor a cached page references. */
export function strayAssets(cached: readonly string[], release: readonly string[], pages: readonly string[]): string[] {
  const wanted = new Set([...release, ...pages.flatMap(assetsOf)]);
  return cached.filter((path) => !wanted.has(path));
}
