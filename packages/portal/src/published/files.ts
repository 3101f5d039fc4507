import { createClient, isApiError } from '@taawun/api-client';
import type { Locale } from '@taawun/ui';
import { intlOf, type RenderOptions } from '../app/router/load-page.ts';
import { listedPaths } from '../routes/pages.ts';
import { barePath, localeOf } from '../intl/locale.ts';
import { feed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { listedEntries, robots, siteMap } from './site-map.ts';

/** A generated file for crawlers, feed readers and browsers. */
export interface PublishedFile {
  status: number;
  type: string;
  body: string;
}

const NEWEST = 30;

type Make = (origins: RenderOptions, locale: Locale, signal: AbortSignal) => Promise<Omit<PublishedFile, 'status'>>;

const clientOf = ({ apiUrl }: RenderOptions, locale: Locale) =>
  createClient({ baseURL: apiUrl, getLocale: () => locale });

const makeSiteMap: Make = async (origins, locale, signal) => {
  const pages = [
    ...listedPaths().map((path) => ({ path })),
    ...(await listedEntries(clientOf(origins, locale), signal)),
  ];
  return { type: 'application/xml; charset=utf-8', body: siteMap(pages, origins.config.publicOrigin) };
};

const makeFeed: Make = async (origins, locale, signal) => {
  const intl = await intlOf(locale);
  const { news } = await clientOf(origins, locale).listNews({ per_page: NEWEST }, { signal });
  const title = `${intl.formatMessage({ id: 'portal.media.news' })} · ${intl.formatMessage({ id: 'portal.title' })}`;
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: feed({
      news,
      title,
      description: intl.formatMessage({ id: 'portal.description' }),
      origin: origins.config.publicOrigin,
      locale,
    }),
  };
};

const makeManifest: Make = async (origins, locale, signal) => {
  const intl = await intlOf(locale);
  const { settings } = await clientOf(origins, locale).listSettings({ pagination: 'all' }, { signal });
  const setting = (type: string) =>
    settings.find((each) => each.type === type)?.value || intl.formatMessage({ id: 'portal.title' });
  const body = webManifest({
    locale,
    name: setting('association_name'),
    shortName: setting('association_short_name'),
    description: intl.formatMessage({ id: 'portal.description' }),
  });
  return { type: 'application/manifest+json; charset=utf-8', body };
};

/** Files with a version per language, by path without the locale prefix. */
const inEach: Readonly<Record<string, Make>> = { '/rss.xml': makeFeed, '/site.webmanifest': makeManifest };

/** Files with one version. */
const single: Readonly<Record<string, Make>> = {
  '/sitemap.xml': makeSiteMap,
  '/robots.txt': ({ config }) =>
    Promise.resolve({ type: 'text/plain; charset=utf-8', body: robots(config.publicOrigin) }),
};

const find = (table: Readonly<Record<string, Make>>, path: string) =>
  Object.hasOwn(table, path) ? table[path] : undefined;

/** The file of a URL; `null` for any other URL. */
export async function publishedFile(
  pathname: string,
  origins: RenderOptions,
  signal: AbortSignal,
): Promise<PublishedFile | null> {
  const make = find(single, pathname) ?? find(inEach, barePath(pathname));
  if (!make) return null;
  try {
    return { status: 200, ...(await make(origins, localeOf(pathname), signal)) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Crawlers retry by themselves; an empty site map would remove pages from their index.
    return { status: 503, type: 'text/plain; charset=utf-8', body: '' };
  }
}
