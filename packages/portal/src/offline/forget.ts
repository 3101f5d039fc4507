/** Where the service worker keeps what was read: documents, and pictures. */
export const PAGES = 'taawun-pages';
export const PICTURES = 'taawun-pictures';

/** Nothing in it is personal; what was read on a device that others use is its reader's to forget all the same. */
export function clearPageCache(): void {
  if (!('caches' in globalThis)) return;
  for (const name of [PAGES, PICTURES]) caches.delete(name).catch(() => {});
}
