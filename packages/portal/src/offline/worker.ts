import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type Strategy } from 'workbox-strategies';
import { isPagePath } from '@taawun/domain';
import { mayCachePage } from '../routes/pages.ts';
import { localeOf } from '../intl/locale.ts';
import { PAGES, IMAGES } from './forget.ts';
import type { FromPage } from './messages.ts';
import { offlinePage, titleOfHtml, type CachedPage } from './offline-page.ts';
import { assetsOf, isAsset, isCommonPage, isImage, strayAssets } from './rules.ts';

/** Set by the build: a digest of its output, and its hashed files. */
declare const RELEASE: { version: string; assets: string[] };
declare const COLORS: string;

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
declare const self: {
  location: Location;
  addEventListener: ((type: 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'message', listener: (event: WorkerEvent & { data: FromPage }) => void) => void);
};

// Pages and images outlive a release; hashed files never change.
const ASSETS = 'taawun-assets';

const LISTED = 8;

const own = (url: URL) => url.origin === self.location.origin;
/** The last request failed: files of a cached page are then served from this cache. */
let cutOff = false;
const notice = {
  fetchDidSucceed: ({ response }: { response: Response }) => {
    cutOff = false;
    return Promise.resolve(response);
  },
  fetchDidFail: () => {
    cutOff = true;
    return Promise.resolve();
  },
};
const keepCommon = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isCommonPage(response) ? response : null),
};
const keepWhole = {
  cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(response.status === 200 ? response : null),
};

/**
 * Limits a cache to a number of entries of at most 30 days. (Cast: the package's types do not support exact optional
 * properties.)
 */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * 24 * 60 * 60 }) as WorkboxPlugin;

// Network first: an old document must not meet the code of a new release.
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [notice, keepCommon, atMost(60)],
});
const assets = new CacheFirst({ cacheName: ASSETS, matchOptions: { ignoreVary: true }, plugins: [keepWhole] });
const images = new StaleWhileRevalidate({
  cacheName: IMAGES,
  matchOptions: { ignoreVary: true },
  plugins: [keepWhole, atMost(120)],
});

registerRoute(({ url, request }) => own(url) && request.mode === 'navigate' && mayCachePage(url), pages);
// Every other page is only fetched; without a network the offline page is shown.
registerRoute(
  ({ url, request }) => own(url) && request.mode === 'navigate' && isPagePath(url.pathname),
  new NetworkOnly(),
);
// Online, hashed files bypass the worker: the browser caches them for a year.
registerRoute(({ url }) => own(url) && isAsset(url) && (cutOff || !navigator.onLine), assets);
registerRoute(({ url, request }) => own(url) && request.destination === 'image' && isImage(url), images);

setCatchHandler(async ({ request, url }) =>
  request.mode === 'navigate'
    ? offlinePage(url ?? new URL(request.url), await readable(localeOf(new URL(request.url).pathname)), COLORS)
    : Response.error(),
);

/** Cached pages of a language, the last read first. */
async function readable(locale: string): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES);
  const found: CachedPage[] = [];
  for (const request of (await cache.keys()).toReversed()) {
    const address = new URL(request.url);
    const { pathname, search } = address;
    if (!mayCachePage(address) || localeOf(pathname) !== locale || found.length === LISTED) continue;
    const answer = await cache.match(request, { ignoreVary: true });
    if (answer) found.push({ path: pathname + search, title: titleOfHtml(await answer.text()) });
  }
  return found;
}

/** Fetches and caches by a strategy. */
async function keep(strategy: Strategy, request: Request, event: WorkerEvent): Promise<Response> {
  const [answer, cached] = strategy.handleAll({ request, event: event as never });
  await cached;
  return answer;
}

/** Caches document, files and images of a page that did not come through this worker. */
async function keepPage({ path, files, fetched }: FromPage, event: WorkerEvent): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (!own(url) || !mayCachePage(url)) return;
  const answer = fetched
    ? await caches.match(url.href, { cacheName: PAGES, ignoreVary: true })
    : await keep(pages, new Request(url, { credentials: 'omit', headers: { accept: 'text/html' } }), event);
  const named = assetsOf((await answer?.clone().text()) ?? '');
  const wanted = [...new Set([...named, ...files])].map((file) => new URL(file, self.location.origin)).filter(own);
  const all = (strategy: Strategy, belongs: (each: URL) => boolean) =>
    wanted.filter(belongs).map((each) => keep(strategy, new Request(each), event));
  await Promise.allSettled([...all(assets, isAsset), ...all(images, isImage)]);
}

/** Runs once no page of the previous release is open. */
async function clean(): Promise<void> {
  const [assetCache, pageCache] = await Promise.all([caches.open(ASSETS), caches.open(PAGES)]);
  // A previous worker had other rules.
  const outdated = (await pageCache.keys()).filter(({ url }) => !mayCachePage(new URL(url)));
  await Promise.all(outdated.map((request) => pageCache.delete(request, { ignoreVary: true })));
  const documents = await Promise.all(
    (await pageCache.keys()).map(
      async (request) => (await pageCache.match(request, { ignoreVary: true }))?.text() ?? '',
    ),
  );
  const paths = (await assetCache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(
    strayAssets(paths, RELEASE.assets, documents).map((path) => assetCache.delete(path, { ignoreVary: true })),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('message', (event) => {
  event.waitUntil(keepPage(event.data, event).catch(() => undefined));
});
