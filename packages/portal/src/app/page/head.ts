import type { IntlShape } from 'react-intl';
import type { UIMatch } from 'react-router-dom';
import type { PageMeta, RouteHandle } from './page.ts';

/** The words of the innermost matched page that has any; none while a page has failed to load: the error has its own. */
export function metaOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[], intl: IntlShape): PageMeta | null {
  const pages = matches.flatMap(({ handle, loaderData }) => {
    const meta = (handle as RouteHandle | undefined)?.meta;
    return meta ? [{ meta, loaderData }] : [];
  });
  const page = pages.at(-1);
  // A page answers null at least: undefined is one that could not be loaded.
  return !page || pages.some(({ loaderData }) => loaderData === undefined) ? null : page.meta(page.loaderData, intl);
}

/** `Branches · Cooperative`; the home page is the association alone (specification, section 1). */
export function titleOf(meta: PageMeta | null, intl: IntlShape): string {
  const site = intl.formatMessage({ id: 'portal.title' });
  return meta?.title ? `${meta.title} · ${site}` : site;
}
