import { barePath } from '../intl/locale.ts';
import type { MessageNamespace } from '../intl/messages.ts';
import { SESSION_GUARDS } from './guard-name.ts';
import { routeTable, type RouteEntry, type Visibility } from './table.ts';

/** A page of the route table with all that its parents add. */
interface Page extends RouteEntry {
  /** Path pattern without the locale prefix: `/news/:slug`. */
  pattern: string;
  /** Matches a path without the locale prefix. */
  matches: (path: string) => boolean;
  /** Modules of the page and of its parents, from the package root, outermost first. */
  modules: string[];
  /** Message namespaces of the page and of its parents, beyond the common one. */
  messages: readonly MessageNamespace[];
  /** Its data is of a session that only the browser has, so only the browser renders it. */
  needsSession: boolean;
  visibility: Visibility;
}

/** Path of a page's module from the package root. */
export const moduleOf = (page: string): string => `src/pages/${page}.page.tsx`;

const matcher = (pattern: string): ((path: string) => boolean) => {
  const expression = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  return (path) => expression.test(path);
};

function pagesUnder(entry: RouteEntry, parents: readonly RouteEntry[]): Page[] {
  const line = [...parents, entry];
  if (entry.children) return entry.children.flatMap((child) => pagesUnder(child, line));
  const pattern = `/${line.flatMap(({ path }) => path || []).join('/')}`;
  const needsSession = line.some(({ guards = [] }) => guards.some((name) => SESSION_GUARDS.has(name)));
  return [
    {
      ...entry,
      pattern,
      matches: matcher(pattern),
      modules: line.flatMap(({ page }) => (page ? moduleOf(page) : [])),
      messages: line.flatMap(({ page, messages = ['content'] }) => (page ? messages : [])),
      needsSession,
      visibility: entry.visibility ?? (needsSession ? 'private' : 'public'),
    },
  ];
}

/** Every route that is no other's parent. */
export const pages: readonly Page[] = routeTable.flatMap(({ routes }) =>
  routes.flatMap((entry) => pagesUnder(entry, [])),
);

/** Pages whose pattern is the path itself. */
const fixed: ReadonlySet<string> = new Set(pages.map(({ pattern }) => pattern).filter((each) => !each.includes(':')));

/** Returns the pattern of a path's page, for logs and metrics; `missing` where there is none. */
export function pageKind(path: string): string {
  const bare = barePath(path);
  return fixed.has(bare) ? bare : (pages.find(({ matches }) => matches(bare))?.pattern ?? 'missing');
}

/** Decodes the segments of a path, as the router does. A path that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}

/** The page of a path with any locale prefix; a page without parameters comes before one with them. */
export function pageAt(pathname: string): Page | undefined {
  const path = decoded(barePath(pathname).replace(/(.)\/+$/, '$1'));
  return pages.find(({ pattern }) => pattern === path) ?? pages.find(({ matches }) => matches(path));
}

/** Message namespaces that the page of a path needs beyond the common one. */
export const namespacesAt = (pathname: string): readonly MessageNamespace[] => pageAt(pathname)?.messages ?? [];

/** Paths of the pages that the site map lists: public, without guards and parameters, under their canonical path. */
export const listedPaths = (): string[] =>
  pages
    .filter(({ page, guards, canonical }) => page && !guards?.length && !canonical)
    .filter(({ pattern, visibility }) => visibility === 'public' && !pattern.includes(':'))
    .map(({ pattern }) => pattern);

/** Allowed values of a cached page's query: no URL, and too short for a secret. */
const PLAIN_VALUE = /^[\p{L}\p{M}\p{N} :_-]{0,40}$/u;

/** Whether a URL may be cached: a page that says so, with the query parameters that it names. */
export function mayCachePage({ pathname, searchParams }: URL): boolean {
  const cache = pageAt(pathname)?.cache;
  return (
    cache !== undefined && [...searchParams].every(([name, value]) => cache.includes(name) && PLAIN_VALUE.test(value))
  );
}
