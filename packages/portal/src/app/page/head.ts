import type { IntlShape } from 'react-intl';
import type { UIMatch } from 'react-router-dom';
import type { PageMeta, RouteHandle } from './page.ts';

/** Meta of the deepest matched route that has any; `null` when a route failed to load. */
export function metaOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[], intl: IntlShape): PageMeta | null {
  const pages = matches.flatMap(({ handle, loaderData }) => {
    const meta = (handle as RouteHandle | undefined)?.meta;
    return meta ? [{ meta, loaderData }] : [];
  });
  const page = pages.at(-1);
  // A loader returns at least null: undefined means that it failed.
  return !page || pages.some(({ loaderData }) => loaderData === undefined) ? null : page.meta(page.loaderData, intl);
}

/**
 * The document's title, `Branches · Cooperative`; the home page has the association's name alone (specification,
 * section 1).
 */
export function titleOf(meta: PageMeta | null, intl: IntlShape): string {
  const site = intl.formatMessage({ id: 'portal.title' });
  return meta?.title ? `${meta.title} · ${site}` : site;
}
