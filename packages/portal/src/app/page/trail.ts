import { generatePath } from 'react-router-dom';
import type { IntlShape } from 'react-intl';
import { barePath } from '../../intl/locale.ts';
import type { Crumb, RouteHandle } from './page.ts';

/** The properties of a matched route that the trail is made of. */
export interface Matched {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  handle: unknown;
  loaderData: unknown;
}

const plain = (pathname: string) => barePath(pathname).replace(/(.)\/+$/, '$1');

/** Canonical path of a page, without locale prefix and trailing slash: its own, or that of its `canonical` route. */
export function addressOf(matches: readonly Matched[], pathname: string): string {
  const last = matches.at(-1);
  const canonical = (last?.handle as RouteHandle | undefined)?.canonical;
  return canonical ? generatePath(canonical, { ...last?.params }) : plain(pathname);
}

/** The breadcrumb trail from the home page to the current page, both included; empty on the home page. */
export function trailOf(matches: readonly Matched[], intl: IntlShape, address: string): Crumb[] {
  const steps = matches.flatMap(({ handle, loaderData, pathname }, index): Crumb[] => {
    const meta = (handle as RouteHandle | undefined)?.meta?.(loaderData, intl);
    if (!meta?.title) return [];
    const isLast = index === matches.length - 1;
    return [...(isLast ? (meta.above ?? []) : []), { label: meta.title, path: isLast ? address : plain(pathname) }];
  });
  if (!steps.length) return [];
  // A parent route and its index route share a path.
  const distinct = steps.filter(({ path }, index) => steps[index + 1]?.path !== path);
  return [{ label: intl.formatMessage({ id: 'portal.menu.home' }), path: '/' }, ...distinct];
}
