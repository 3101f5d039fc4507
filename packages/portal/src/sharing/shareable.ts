import type { Locale } from '@taawun/api-client';
import { loadPage, type RenderOptions } from '../app/router/load-page.ts';
import { localPath } from '../intl/locale.ts';
import type { ShareImageText } from './share-image.ts';

/** Content of a page's image for shared links. */
export interface Shareable {
  text: ShareImageText;
  /** URL of the page's own image, as the API returns it. */
  image: string | null;
}

/** Loads the image's content for a bare path; `null` where there is no such page, or it is private. */
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
      text: {
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
