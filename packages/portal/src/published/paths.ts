import { barePath } from '../intl/locale.ts';

/** Part of the site map with all pages except the news. */
export const PAGES_PART = '/sitemap-pages.xml';

/** Part of the site map with news; `number` counts from 1. */
export const newsPartPath = (number: number): string => `/sitemap-news-${number}.xml`;

/** The number of a part with news, or `null`. */
export function newsPartOf(pathname: string): number | null {
  const number = /^\/sitemap-news-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1];
  return number === undefined ? null : Number(number);
}

/** Generated files with one version, and those with one per language. */
export const SINGLE_FILES = ['/sitemap.xml', PAGES_PART, '/robots.txt'] as const;
export const LOCALIZED_FILES = ['/rss.xml', '/site.webmanifest'] as const;

const includes = (paths: readonly string[], path: string) => paths.includes(path);

/** Whether a generated file may have this URL. */
export const isPublishedFile = (pathname: string): boolean =>
  newsPartOf(pathname) !== null || includes(SINGLE_FILES, pathname) || includes(LOCALIZED_FILES, barePath(pathname));
