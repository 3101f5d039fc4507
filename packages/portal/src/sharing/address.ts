import type { Locale } from '@taawun/api-client';

/** A short digest of content (FNV-1a, 32 bits): another title gives another image URL. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** URL of a page's image for shared links: `/og/en/news/opening.png?v=…`; `/og/en.png` for the home page. */
export const shareImageUrl = (locale: Locale, address: string, content: string): string =>
  `/og/${locale}${address === '/' ? '' : address}.png?v=${nameOf(content)}`;

/** Parses such a URL to locale and path of the page; `null` for any other URL. */
export function pageOfShareImage(pathname: string): { locale: Locale; address: string } | null {
  const [, locale, address] = /^\/og\/(ar|en)(\/.+)?\.png$/.exec(pathname) ?? [];
  return locale === 'ar' || locale === 'en' ? { locale, address: address ?? '/' } : null;
}
