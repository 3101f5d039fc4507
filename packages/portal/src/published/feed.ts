import type { NewsSummary, Locale } from '@taawun/api-client';
import { localPath } from '../intl/locale.ts';
import { element, escapeXml } from './xml.ts';

interface FeedOptions {
  news: readonly NewsSummary[];
  title: string;
  description: string;
  origin: string;
  locale: Locale;
}

/** The newest news as RSS 2.0. */
export function feed({ news, title, description, origin, locale }: FeedOptions): string {
  const address = (path: string) => origin + localPath(locale, path);
  const items = news.map(({ slug, title: name, excerpt, published_at, tags }) =>
    [
      '<item>',
      element('title', name),
      element('link', address(`/news/${slug}`)),
      element('guid', address(`/news/${slug}`)),
      element('pubDate', new Date(published_at).toUTCString()),
      element('description', excerpt),
      ...tags.map((tag) => element('category', tag.name)),
      '</item>',
    ].join(''),
  );
  const newest = news[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', address('/')),
    element('description', description),
    element('language', locale),
    ...(newest ? [element('lastBuildDate', new Date(newest.published_at).toUTCString())] : []),
    `<atom:link href="${escapeXml(address('/rss.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
