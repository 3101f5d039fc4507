import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The bare patterns of everything that a route table shows, `/news/:slug`. */
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

/** The pattern by which a table shows a bare path; null where it has none. */
export function patternOf(routes: readonly RouteObject[], path: string): string | null {
  const matches = matchRoutes([...routes], path.replace(/[?#].*$/s, ''));
  if (!matches) return null;
  const segments = matches.flatMap(({ route }) =>
    route.path && route.path !== '/:locale?' ? route.path.replace(/^\//, '') : [],
  );
  return `/${segments.join('/')}`;
}

/** Where stories of pages say they are, by `at: '/path'` in sources that are tagged as pages. */
export const placesShown = (sources: readonly string[]): string[] =>
  sources
    .filter((source) => /tags: \[[^\]]*'page'/.test(source))
    .flatMap((source) => [...source.matchAll(/\bat: '([^']+)'/g)].map(([, at = '']) => at));
