import type { IntlShape } from 'react-intl';
import type { UIMatch } from 'react-router-dom';
import type { PageMeta, RouteHandle } from './page.ts';

/** The words of the innermost matched page that has any. */
export function metaOf(matches: readonly Pick<UIMatch, 'handle' | 'loaderData'>[], intl: IntlShape): PageMeta | null {
  for (const match of [...matches].toReversed()) {
    const meta = (match.handle as RouteHandle | undefined)?.meta;
    if (meta) return meta(match.loaderData, intl);
  }
  return null;
}

/** `Branches · Cooperative`; the home page is the association alone (specification, section 1). */
export function titleOf(meta: PageMeta | null, intl: IntlShape): string {
  const site = intl.formatMessage({ id: 'portal.title' });
  return meta?.title ? `${meta.title} · ${site}` : site;
}
