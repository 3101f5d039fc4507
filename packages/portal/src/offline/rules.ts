/** Whether an answer is a page that everybody gets: those have an ETag. */
export const isCommonPage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  response.headers.has('etag') &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Files whose names carry a hash of their content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/');

/** Pictures of the association; its films are too large to keep. */
export const isPicture = ({ pathname }: URL): boolean => /^\/media\/.*\.(svg|png|jpe?g|webp|avif)$/i.test(pathname);

/** The hashed files that a page names. */
export const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.@~-]+/g))];

/** The hashed files that no longer belong to anything: neither to this release nor to a page that is kept. */
export function strayAssets(kept: readonly string[], release: readonly string[], pages: readonly string[]): string[] {
  const wanted = new Set([...release, ...pages.flatMap(assetsOf)]);
  return kept.filter((path) => !wanted.has(path));
}
