import { createHash } from 'node:crypto';
import { renderShareImage, type DataUrl } from './share-image.ts';
import type { Shareable } from './shareable.ts';

const TYPES = /^image\/(svg\+xml|png|jpeg)\b/;
/** Maximum size of the page's own image, in bytes. */
const LARGEST = 2_000_000;

/** Fetches the page's own image; `null` where that fails, and the logo replaces it. */
async function fetchImage(address: string, api: string): Promise<DataUrl | null> {
  try {
    const url = new URL(address, api);
    // The URL is content: fetch from the API's own origin only.
    if (url.origin !== new URL(api).origin) return null;
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !TYPES.test(type)) return null;
    const data = Buffer.from(await response.arrayBuffer());
    return data.length > LARGEST
      ? null
      : `data:image/${TYPES.exec(type)?.[1] ?? 'png'};base64,${data.toString('base64')}`;
  } catch {
    return null;
  }
}

export interface ShareImage {
  png: Buffer;
  etag: string;
}

async function create({ text, image }: Shareable, api: string): Promise<ShareImage> {
  const png = await renderShareImage(text, image === null ? null : await fetchImage(image, api));
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}

/** Maximum number of cached images. */
const MAX_IMAGES = 100;

/** Returns a function that renders images and caches the most recently used ones by their content. */
export function createShareImages(): (page: Shareable, api: string) => Promise<ShareImage> {
  const cache = new Map<string, Promise<ShareImage>>();
  return (page, api) => {
    const key = JSON.stringify(page);
    const known = cache.get(key);
    // Most recently used last.
    cache.delete(key);
    const image = known ?? create(page, api);
    cache.set(key, image);
    if (!known) image.catch(() => cache.delete(key));
    for (const oldest of cache.keys()) if (cache.size > MAX_IMAGES) cache.delete(oldest);
    return image;
  };
}
