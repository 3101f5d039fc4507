import { createHash } from 'node:crypto';
import { drawPicture, type DataUrl } from './picture.ts';
import type { Shareable } from './shareable.ts';

const TYPES = /^image\/(svg\+xml|png|jpeg)\b/;
const LARGEST = 2_000_000;

/** A page's own picture; null where it cannot be had: the mark then stands in its place. */
async function fetchImage(address: string, api: string): Promise<DataUrl | null> {
  try {
    const url = new URL(address, api);
    // Content says where a picture is; only the API's own origin is asked for it.
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

export interface SharedPicture {
  png: Buffer;
  etag: string;
}

async function draw({ words, image }: Shareable, api: string): Promise<SharedPicture> {
  const png = await drawPicture(words, image === null ? null : await fetchImage(image, api));
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}

const KEPT = 100;

/** Draws each picture once: the newest are kept, by what is on them. */
export function createPictures(): (page: Shareable, api: string) => Promise<SharedPicture> {
  const drawn = new Map<string, Promise<SharedPicture>>();
  return (page, api) => {
    const key = JSON.stringify(page);
    const known = drawn.get(key);
    // Whatever was asked for last goes last.
    drawn.delete(key);
    const picture = known ?? draw(page, api);
    drawn.set(key, picture);
    if (!known) picture.catch(() => drawn.delete(key));
    for (const oldest of drawn.keys()) if (drawn.size > KEPT) drawn.delete(oldest);
    return picture;
  };
}
