import type { IntlShape } from 'react-intl';
import type { Locale } from '@taawun/api-client';
import { localPath, otherLocale, DEFAULT_LOCALE } from '../../intl/locale.ts';
import { shareImageUrl } from '../../sharing/address.ts';
import { titleOf } from '../page/head.ts';
import { escapeHtml, scriptJson } from '../../lib/html.ts';
import type { Crumb, PageMeta } from '../page/page.ts';
import type { Visibility } from '../../routes/table.ts';
import type { PublicConfig } from '../../lib/services.ts';
import { structuredData } from './structured-data.ts';

interface HeadOptions {
  meta: PageMeta | null;
  visibility: Visibility;
  intl: IntlShape;
  config: PublicConfig;
  /** Canonical path of the page, without the locale prefix. */
  address: string;
  locale: Locale;
  /** The association's settings, where they are loaded. */
  settings?: Readonly<Record<string, string>>;
  trail?: readonly Crumb[];
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
const openGraphLocale = (locale: Locale) => (locale === 'ar' ? 'ar_EG' : 'en_US');

/**
 * The tags of the document's head: title, description, canonical URL (without prefix for Arabic), alternates in both
 * languages, Open Graph with the page's image, structured data. All content is escaped.
 */
export function headOf({
  meta,
  visibility,
  intl,
  config,
  address,
  locale,
  settings = {},
  trail = [],
}: HeadOptions): string {
  const urlIn = (language: Locale) => config.publicOrigin + localPath(language, address);
  const url = urlIn(locale);
  const title = titleOf(meta, intl);
  const description = meta?.description ?? intl.formatMessage({ id: 'portal.description' });
  const shared = meta?.title ?? settings['association_name'] ?? title;
  const common = [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    `<link rel="manifest" href="${localPath(locale, '/site.webmanifest')}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(intl.formatMessage({ id: 'portal.media.news' }))}" href="${localPath(locale, '/rss.xml')}">`,
    property('og:type', meta?.publishedAt ? 'article' : 'website'),
    property('og:title', shared),
    property('og:description', description),
    property('og:url', url),
    property('og:site_name', intl.formatMessage({ id: 'portal.title' })),
    property('og:locale', openGraphLocale(locale)),
    property('og:locale:alternate', openGraphLocale(otherLocale(locale))),
  ];
  if (!meta || visibility === 'private') return [...common, named('robots', 'noindex')].join('');
  const imageUrl = config.publicOrigin + shareImageUrl(locale, address, `${shared}\0${meta.image?.url ?? ''}`);
  return [
    ...common,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    visibility === 'unindexed' ? named('robots', 'noindex') : '',
    alternate('ar', urlIn('ar')),
    alternate('en', urlIn('en')),
    alternate('x-default', urlIn(DEFAULT_LOCALE)),
    meta.publishedAt ? property('article:published_time', meta.publishedAt) : '',
    property('og:image', imageUrl),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', shared),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', shared),
    named('twitter:description', description),
    named('twitter:image', imageUrl),
    named('twitter:image:alt', shared),
    `<script type="application/ld+json">${scriptJson(structuredData({ meta, settings, origin: config.publicOrigin, locale, url, imageUrl, trail }))}</script>`,
  ].join('');
}
