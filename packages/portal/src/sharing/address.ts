import type { Locale } from '@taawun/ui';

/** A short name for a content (FNV-1a, 32 bits): another title is another picture, and another address. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Where the picture of a page is: `/og/en/news/opening.png?v=…`; the front page's is `/og/en.png`. */
export const pictureAddress = (locale: Locale, address: string, content: string): string =>
  `/og/${locale}${address === '/' ? '' : address}.png?v=${nameOf(content)}`;

/** The other way round: language and bare path of the page; null where it is no picture's address. */
export function pageOfPicture(pathname: string): { locale: Locale; address: string } | null {
  const [, locale, address] = /^\/og\/(ar|en)(\/.+)?\.png$/.exec(pathname) ?? [];
  return locale === 'ar' || locale === 'en' ? { locale, address: address ?? '/' } : null;
}
