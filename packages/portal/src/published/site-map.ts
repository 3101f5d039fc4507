import { SERVER_PATHS } from '@taawun/domain';
import type { Client, NewsSummary } from '@taawun/api-client';
import { DEFAULT_LOCALE, LOCALES, localPath } from '../intl/locale.ts';
import { element, escapeXml } from './xml.ts';

/** A page by its path, without the locale prefix. */
export interface Listed {
  path: string;
  /** When it was published, as ISO 8601. */
  changed?: string;
}

/** The pages of branches, campaigns and services. */
export async function listedEntries(client: Client, signal: AbortSignal): Promise<Listed[]> {
  const [{ branches }, { programs }, { services }] = await Promise.all([
    client.listBranches({ signal }),
    client.listPrograms({ signal }),
    client.listServices({ signal }),
  ]);
  return [
    ...branches.map(({ slug }) => ({ path: `/branches/${slug}` })),
    ...programs.map(({ slug }) => ({ path: `/programs/${slug}` })),
    ...services.map(({ slug }) => ({ path: `/services/${slug}` })),
  ];
}

export const listedNews = (news: readonly NewsSummary[]): Listed[] =>
  news.map(({ slug, published_at }) => ({ path: `/news/${slug}`, changed: published_at }));

/** Names the parts of a site map that has too many pages for one file (sitemaps.org). */
export const siteMapIndex = (paths: readonly string[], origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths.map((path) => `<sitemap>${element('loc', origin + path)}</sitemap>`).join('\n')}\n</sitemapindex>\n`;

/** Every page in both languages, each naming the other (sitemaps.org, with Google's alternates). */
export function siteMap(pages: readonly Listed[], origin: string): string {
  const alternates = (path: string) =>
    [...LOCALES.map((locale) => [locale, locale] as const), ['x-default', DEFAULT_LOCALE] as const]
      .map(
        ([language, locale]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + localPath(locale, path))}"/>`,
      )
      .join('');
  const urls = pages.flatMap(({ path, changed }) =>
    LOCALES.map(
      (locale) =>
        `<url>${element('loc', origin + localPath(locale, path))}${changed ? element('lastmod', changed) : ''}${alternates(path)}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Files that a page consists of: a crawler that renders pages needs them. */
const PUBLIC_FILES: ReadonlySet<string> = new Set(['assets', 'media']);

/** robots.txt: excludes the API, the gateways and Storybook. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...SERVER_PATHS.filter((segment) => !PUBLIC_FILES.has(segment)).map((segment) => `Disallow: /${segment}/`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
