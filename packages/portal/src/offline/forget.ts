/** Names of the service worker's caches: documents and images. */
export const PAGES = 'taawun-pages';
export const IMAGES = 'taawun-pictures';

/** Clears cached pages and images on sign-out. They are public, but reveal what was read on a shared device. */
export function clearPageCache(): void {
  if (!('caches' in globalThis)) return;
  for (const name of [PAGES, IMAGES]) caches.delete(name).catch(() => {});
}
