import type { IntlShape } from 'react-intl';
import type { Locale } from '@taawun/ui';
import { barePath, DEFAULT_LOCALE, localPath, otherLocale } from '../intl/locale.ts';
import { titleOf } from './head.ts';
import type { PageMeta } from './page.ts';
import type { PublicConfig } from './services.ts';

/** Text as it may stand in HTML and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface HeadOptions {
  meta: PageMeta | null;
  intl: IntlShape;
  config: PublicConfig;
  pathname: string;
  locale: Locale;
}

/**
 * The head of a document as the server sends it: title, description, canonical (the bare form for Arabic), alternates in
 * both languages, Open Graph. Everything that comes from content is escaped.
 */
export function headOf({ meta, intl, config, pathname, locale }: HeadOptions): string {
  // One address for a page, whether it was asked for with a slash at its end or without.
  const bare = barePath(pathname).replace(/(.)\/+$/, '$1');
  const address = (language: Locale) => config.publicOrigin + localPath(language, bare);
  const title = titleOf(meta, intl);
  const description = meta?.description ?? intl.formatMessage({ id: 'portal.description' });
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const alternate = (language: string, href: string) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
  const hidden = !meta || meta.private;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="manifest" href="${localPath(locale, '/site.webmanifest')}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(intl.formatMessage({ id: 'portal.media.news' }))}" href="${localPath(locale, '/rss.xml')}">`,
    hidden
      ? '<meta name="robots" content="noindex">'
      : [
          `<link rel="canonical" href="${escapeHtml(address(locale))}">`,
          alternate('ar', address('ar')),
          alternate('en', address('en')),
          alternate('x-default', address(DEFAULT_LOCALE)),
        ].join(''),
    property('og:type', 'website'),
    property('og:title', meta?.title ?? title),
    property('og:description', description),
    property('og:url', address(locale)),
    property('og:site_name', intl.formatMessage({ id: 'portal.title' })),
    property('og:locale', locale === 'ar' ? 'ar_EG' : 'en_US'),
    property('og:locale:alternate', otherLocale(locale) === 'ar' ? 'ar_EG' : 'en_US'),
    meta?.image ? property('og:image', config.publicOrigin + meta.image.url) + property('og:image:alt', meta.image.alt) : '',
  ].join('');
}
