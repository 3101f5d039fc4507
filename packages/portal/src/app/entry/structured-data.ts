import type { Locale } from '@taawun/api-client';
import { localPath } from '../../intl/locale.ts';
import type { Crumb, PageMeta } from '../page/page.ts';

interface StructuredDataOptions {
  meta: PageMeta;
  /** The association's settings. */
  settings: Readonly<Record<string, string>>;
  origin: string;
  locale: Locale;
  /** The page's canonical URL. */
  url: string;
  /** URL of the image for shared links. */
  imageUrl: string;
  trail: readonly Crumb[];
}

const PROFILES = ['twitter', 'linkedin', 'youtube', 'instagram', 'facebook'];

/** Structured data for search engines (schema.org): the organization, the breadcrumb trail, and the news article. */
export function structuredData({
  meta,
  settings,
  origin,
  locale,
  url,
  imageUrl,
  trail,
}: StructuredDataOptions): object {
  const id = `${origin}/#organization`;
  const name = settings['association_name'];
  const profiles = PROFILES.flatMap((profile) => settings[profile] || []);
  const organization = {
    '@type': 'Organization',
    '@id': id,
    ...(name && { name }),
    ...(settings['association_short_name'] && { alternateName: settings['association_short_name'] }),
    url: origin + localPath(locale, '/'),
    logo: `${origin}/icon-512.png`,
    ...(settings['phone'] && { telephone: settings['phone'] }),
    ...(settings['email'] && { email: settings['email'] }),
    ...(settings['address'] && { address: settings['address'] }),
    ...(settings['established_on'] && { foundingDate: settings['established_on'] }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + localPath(locale, path),
    })),
  };
  const article = meta.publishedAt && {
    '@type': 'NewsArticle',
    headline: meta.title,
    ...(meta.description && { description: meta.description }),
    datePublished: meta.publishedAt,
    inLanguage: locale,
    image: [imageUrl],
    mainEntityOfPage: url,
    author: { '@id': id },
    publisher: { '@id': id },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, ...(trail.length ? [breadcrumbs] : []), ...(article ? [article] : [])],
  };
}
