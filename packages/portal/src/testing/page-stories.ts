import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Returns the bare patterns of all routes of a table, such as `/news/:slug`. */
export function patternsOf(routes: readonly RouteObject[]): string[] {
  const found: string[] = [];
  const walk = (route: RouteObject, above: string): void => {
    const here = route.path && route.path !== '/:locale?' ? `${above}/${route.path.replace(/^\//, '')}` : above;
    if (!route.children) found.push(here || '/');
    for (const child of route.children ?? []) walk(child, here);
  };
  for (const route of routes) walk(route, '');
  return [...new Set(found)];
}

/** Returns the pattern that matches a bare path; null without a match. */
export function patternOf(routes: readonly RouteObject[], path: string): string | null {
  const matches = matchRoutes([...routes], path.replace(/[?#].*$/s, ''));
  if (!matches) return null;
  const segments = matches.flatMap(({ route }) =>
    route.path && route.path !== '/:locale?' ? route.path.replace(/^\//, '') : [],
  );
  return `/${segments.join('/')}`;
}

/** Returns the paths that stories declare by `at: '/path'`, in sources tagged as pages. */
export const placesShown = (sources: readonly string[]): string[] =>
  sources
    .filter((source) => /tags: \[[^\]]*'page'/.test(source))
    .flatMap((source) => [...source.matchAll(/\bat: '([^']+)'/g)].map(([, at = '']) => at));
