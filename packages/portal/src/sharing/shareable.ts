import type { Locale } from '@taawun/ui';
import { loadPage, type RenderOptions } from '../app/router/load-page.ts';
import { localPath } from '../intl/locale.ts';
import type { PictureWords } from './picture.ts';

/** What the picture of a page is made of. */
export interface Shareable {
  words: PictureWords;
  /** Address of the page's own picture, as the API gives it. */
  image: string | null;
}

/** What to draw for the page at a bare path; null where there is no such page, or none that is shared. */
export async function shareable(
  { locale, address }: { locale: Locale; address: string },
  options: RenderOptions,
  signal: AbortSignal,
): Promise<Shareable | null> {
  const origin = options.config.publicOrigin;
  const request = new Request(origin + localPath(locale, address), { signal });
  const found = await loadPage(request, options, ({ context, meta, visibility, settings, trail }): Shareable | null => {
    if (context.statusCode !== 200 || !meta || visibility === 'private') return null;
    const brand = settings['association_short_name'] ?? '';
    return {
      words: {
        locale,
        brand,
        title: meta.title ?? settings['association_name'] ?? brand,
        section: trail.length > 2 ? trail.at(-2)?.label : undefined,
        host: new URL(origin).host,
      },
      image: meta.image?.url ?? null,
    };
  });
  return found instanceof Response ? null : found;
}
