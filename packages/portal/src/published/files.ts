import { createClient, isApiError, type Client, type Locale } from '@taawun/api-client';
import { intlOf, type RenderOptions } from '../app/router/load-page.ts';
import { listedPaths } from '../routes/pages.ts';
import { barePath, localeOf } from '../intl/locale.ts';
import { feed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { type LOCALIZED_FILES, newsPartOf, newsPartPath, PAGES_PART, type SINGLE_FILES } from './paths.ts';
import { countNews, NEWS_PER_PART, newsOfPart } from './news-parts.ts';
import { listedEntries, listedNews, robots, siteMap, siteMapIndex, type Listed } from './site-map.ts';
import { localClient } from '../server/local-client.ts';

/** A generated file for crawlers, feed readers and browsers. */
export interface PublishedFile {
  status: number;
  type: string;
  body: string;
}

const NEWEST = 30;

type Body = Omit<PublishedFile, 'status'>;
/** Returns `null` when the file does not exist after all. */
type Make = (origins: RenderOptions, locale: Locale, signal: AbortSignal) => Promise<Body | null>;

const clientOf = ({ apiUrl, answer }: RenderOptions, locale: Locale): Client =>
  answer ? localClient(answer, locale) : createClient({ baseURL: apiUrl, getLocale: () => locale });

const xml = (body: string): Body => ({ type: 'application/xml; charset=utf-8', body });

const pagesOf = async (client: Client, signal: AbortSignal): Promise<Listed[]> => [
  ...listedPaths().map((path) => ({ path })),
  ...(await listedEntries(client, signal)),
];

/** One file while the news fit into one part; else an index of the parts. */
const makeSiteMap: Make = async (origins, locale, signal) => {
  const client = clientOf(origins, locale);
  const { publicOrigin } = origins.config;
  const parts = Math.ceil((await countNews(client, signal)) / NEWS_PER_PART);
  if (parts > 1) {
    const news = Array.from({ length: parts }, (_, index) => newsPartPath(index + 1));
    return xml(siteMapIndex([PAGES_PART, ...news], publicOrigin));
  }
  return xml(
    siteMap([...(await pagesOf(client, signal)), ...listedNews(await newsOfPart(client, 1, signal))], publicOrigin),
  );
};

const makePagesPart: Make = async (origins, locale, signal) =>
  xml(siteMap(await pagesOf(clientOf(origins, locale), signal), origins.config.publicOrigin));

const newsPartMaker =
  (number: number): Make =>
  async (origins, locale, signal) => {
    const news = await newsOfPart(clientOf(origins, locale), number, signal);
    return news.length ? xml(siteMap(listedNews(news), origins.config.publicOrigin)) : null;
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
const localized: Readonly<Record<(typeof LOCALIZED_FILES)[number], Make>> = {
  '/rss.xml': makeFeed,
  '/site.webmanifest': makeManifest,
};

/** Files with one version. */
const single: Readonly<Record<(typeof SINGLE_FILES)[number], Make>> = {
  '/sitemap.xml': makeSiteMap,
  [PAGES_PART]: makePagesPart,
  '/robots.txt': ({ config }) =>
    Promise.resolve({ type: 'text/plain; charset=utf-8', body: robots(config.publicOrigin) }),
};

const find = (table: Readonly<Record<string, Make>>, path: string) =>
  Object.hasOwn(table, path) ? table[path] : undefined;

function makerOf(pathname: string): Make | undefined {
  const part = newsPartOf(pathname);
  return part === null ? (find(single, pathname) ?? find(localized, barePath(pathname))) : newsPartMaker(part);
}

/** The file of a URL; `null` for any other URL. */
export async function publishedFile(
  pathname: string,
  origins: RenderOptions,
  signal: AbortSignal,
): Promise<PublishedFile | null> {
  try {
    const body = await makerOf(pathname)?.(origins, localeOf(pathname), signal);
    return body ? { status: 200, ...body } : null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Crawlers retry by themselves; an empty site map would remove pages from their index.
    return { status: 503, type: 'text/plain; charset=utf-8', body: '' };
  }
}
