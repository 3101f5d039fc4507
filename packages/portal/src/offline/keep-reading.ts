import type { DataRouter } from 'react-router-dom';
import type { FromPage } from './messages.ts';

/** The hashed files and pictures of this page: what came before the worker did not pass through it. */
const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(`${location.origin}/assets/`) || name.startsWith(`${location.origin}/media/`) ? [name] : [],
    );

/** Whoever saves data wants no page twice. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Keeps what is read readable without a connection: registers the service worker, tells it of pages that come without a document of
 * their own, and lets the browser fetch documents while it is offline, since only those are kept.
 */
export async function cacheReadPages(router: DataRouter): Promise<void> {
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const tell = async (message: FromPage) => (await serviceWorker.ready).active?.postMessage(message);
  const tellRead = (fetched: boolean) =>
    savesData() && !fetched
      ? undefined
      : tell({ type: 'page.read', path: location.pathname + location.search, files: filesOfPage(), fetched });

  void tellRead(controlled);
  let read = router.state.location.key;
  router.subscribe(({ location: { key }, navigation, errors }) => {
    if (navigation.state !== 'idle' || key === read) return;
    read = key;
    if (!errors) void tellRead(false);
    // The router's data are not kept, documents are: the browser asks for this one.
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
