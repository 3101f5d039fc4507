// Runs in the page of a story of the portal: where its links lead.
import { barePath, isLocale, localeOf } from '../../../../packages/portal/src/intl/locale.ts';
import { pageAt } from '../../../../packages/portal/src/routes/pages.ts';
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { decoded } from './address.ts';

/** Paths of the same site that are no pages: the API, files, feeds. */
const NO_PAGE = /^\/(api|files|storybook)\/|\.\w+$/;

/** The page of unknown paths, which the route table does not have. */
const NOT_FOUND = '/404';

/** Why a link to the same site is wrong; null where it is not. */
function faultOf(href: string, language: string | null, own: string): string | null {
  if (href.startsWith('#'))
    return href === '#' || document.getElementById(decoded(href.slice(1)))
      ? null
      : `leads to an element that is not on the page (${href})`;
  const { pathname } = new URL(href, 'https://portal.invalid');
  if (NO_PAGE.test(pathname)) return null;
  // The switch of the language leads to the same path, also from a page that does not exist.
  if (language === null && barePath(pathname) !== NOT_FOUND && !pageAt(pathname)) return `leads to no page (${href})`;
  const expected = isLocale(language) ? language : own;
  return localeOf(pathname) === expected ? null : `leads out of the language (${href} on a page in "${own}")`;
}

/** Links within the site that change the language without saying so (`hreflang`), or that lead nowhere. */
export function wrongLinks(): string[] {
  const own = document.documentElement.lang;
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!/^(#|\/(?!\/))/.test(href)) return [];
    const fault = faultOf(href, link.getAttribute('hreflang'), own);
    return fault ? [`${fault}: ${name(link)}`] : [];
  });
}
