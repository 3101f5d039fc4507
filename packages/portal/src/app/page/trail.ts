import { generatePath } from 'react-router-dom';
import type { IntlShape } from 'react-intl';
import { barePath } from '../../intl/locale.ts';
import type { Crumb, RouteHandle } from './page.ts';

/** What is needed of a matched route. */
export interface Matched {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  handle: unknown;
  loaderData: unknown;
}

const plain = (pathname: string) => barePath(pathname).replace(/(.)\/+$/, '$1');

/** The bare path that a page is found under: its own, or that of the route that shows the same. Without a slash at its end. */
export function addressOf(matches: readonly Matched[], pathname: string): string {
  const last = matches.at(-1);
  const sameAs = (last?.handle as RouteHandle | undefined)?.sameAs;
  return sameAs ? generatePath(sameAs, { ...last?.params }) : plain(pathname);
}

/** From the front page to the page at hand, the page itself included; empty on the front page. */
export function trailOf(matches: readonly Matched[], intl: IntlShape, address: string): Crumb[] {
  const steps = matches.flatMap(({ handle, loaderData, pathname }, index): Crumb[] => {
    const meta = (handle as RouteHandle | undefined)?.meta?.(loaderData, intl);
    if (!meta?.title) return [];
    const isLast = index === matches.length - 1;
    return [...(isLast ? (meta.above ?? []) : []), { label: meta.title, path: isLast ? address : plain(pathname) }];
  });
  if (!steps.length) return [];
  // A frame and the page that it opens with share an address.
  const distinct = steps.filter(({ path }, index) => steps[index + 1]?.path !== path);
  return [{ label: intl.formatMessage({ id: 'portal.menu.home' }), path: '/' }, ...distinct];
}
