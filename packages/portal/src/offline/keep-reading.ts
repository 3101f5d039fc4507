import type { DataRouter } from 'react-router-dom';
import type { FromPage } from './messages.ts';

/** Hashed files and images of this page: those loaded before the service worker did not pass through it. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/media/`) ? [name] : [],
    );

/** Whether reduced data usage is requested. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Caches read pages for offline use: registers the service worker, reports pages of client-side navigations to it, and
 * loads documents while the browser is offline, since only documents are cached.
 */
export async function cacheReadPages(router: DataRouter): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const post = async (message: FromPage) => (await serviceWorker.ready).active?.postMessage(message);
  const reportPage = (fetched: boolean) =>
    savesData() && !fetched
      ? undefined
      : post({ type: 'page.read', path: location.pathname + location.search, files: filesOfPage(), fetched });

  void reportPage(controlled);
  let read = router.state.location.key;
  router.subscribe(({ location: { key }, navigation, errors }) => {
    if (navigation.state !== 'idle' || key === read) return;
    read = key;
    if (!errors) void reportPage(false);
    // Documents are cached, loader data is not: load the document.
    else if (!navigator.onLine && serviceWorker.controller) location.reload();
  });

  document.addEventListener(
    'click',
    (event) => {
      if (
        navigator.onLine ||
        !serviceWorker.controller ||
        !(event.target instanceof Element) ||
        !event.target.closest('a[href^="/"]')
      )
        return;
      event.stopPropagation();
    },
    true,
  );
}
