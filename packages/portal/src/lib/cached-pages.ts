import { barePath } from '../intl/locale.ts';
import { DOCUMENT_GROUPS, IDENTITY_SECTIONS, MEDIA_SECTIONS } from './sections.ts';

/** Query parameters of links to a prepared donation. */
const CHOICE = ['amount', 'frequency', 'months'];
const LIST = ['page', 'tag'];
const NO_QUERY = [] as const;

/**
 * The pages that may be cached, on the server and on a device, each with the query parameters that it may be cached
 * with. What is not listed is never cached: pages of accounts, URLs that carry a token, results of a search. A test
 * compares it with the route table.
 */
export const CACHED_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': CHOICE,
  '/about-us': NO_QUERY,
  '/branches': NO_QUERY,
  '/branches/:slug': NO_QUERY,
  '/contact-us': NO_QUERY,
  '/donate': [...CHOICE, 'target'],
  '/donors': ['page', 'target'],
  '/gallery': NO_QUERY,
  ...Object.fromEntries(
    IDENTITY_SECTIONS.map((section) => [
      `/identity/${section}`,
      section === 'programs' ? [...CHOICE, 'donate'] : NO_QUERY,
    ]),
  ),
  ...Object.fromEntries(
    MEDIA_SECTIONS.map((section) => [`/media_center/${section}`, section === 'news' ? LIST : NO_QUERY]),
  ),
  '/media_center/news/:slug': NO_QUERY,
  '/members': NO_QUERY,
  '/news': LIST,
  '/news/:slug': NO_QUERY,
  '/organization-info': NO_QUERY,
  ...Object.fromEntries(DOCUMENT_GROUPS.map((group) => [`/organization-info/${group}`, NO_QUERY])),
  '/privacy-policy': NO_QUERY,
  '/services': NO_QUERY,
  '/services/:slug': NO_QUERY,
  '/terms-conditions': NO_QUERY,
  '/zakat': NO_QUERY,
};

/** Allowed values: no URL, and too short for a secret. */
const PLAIN = /^[\p{L}\p{M}\p{N} :_-]{0,40}$/u;

const patterns = Object.entries(CACHED_PAGES).map(([path, query]) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  query,
}));

/** Whether a URL may be cached: a listed page with listed query parameters only. */
export function mayCachePage({ pathname, searchParams }: URL): boolean {
  const path = barePath(pathname);
  const page = patterns.find(({ pattern }) => pattern.test(path));
  return (
    page !== undefined && [...searchParams].every(([name, value]) => page.query.includes(name) && PLAIN.test(value))
  );
}
