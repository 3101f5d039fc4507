import { barePath } from '../intl/locale.ts';

/** Pages of accounts, their results, what only forms lead to, and what a secret address opens: never kept on a device. */
const PRIVATE = /^\/(account|profile|checkout|giving|gift|receipts|last-step|member-register|login|signup|forgotpassword|resetpassword|deleted-successfully|not-deleted-successfully|search|404)(\/|$)/;

/** What the server or another program answers: no pages. */
const MACHINES = /^\/(api|media|assets|storybook|gateway|dev|og)(\/|$)|\.(xml|txt|png|ico|svg|webmanifest|js)$/;

/** Whether a page of that address may be kept: public, and not the answer to somebody's words. */
export const mayKeep = ({ pathname, searchParams }: URL): boolean => !PRIVATE.test(barePath(pathname)) && !MACHINES.test(pathname) && !searchParams.has('search') && !searchParams.has('redirect');

/** Whether an answer is a page that everybody gets: those have an ETag. */
export const isCommonPage = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected && response.headers.has('etag') && (response.headers.get('content-type') ?? '').startsWith('text/html');

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
