import '@taawun/ui/fonts.css';
import '@taawun/ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider, type HydrationState } from 'react-router-dom';
import { loadMessages } from '../../intl/messages.ts';
import { localeOf } from '../../intl/locale.ts';
import { openTokenStorage } from '../../machines/auth/token-storage.ts';
import { createServices } from '../router/create-services.ts';
import { reviveErrors } from '../hydration/route-errors.ts';
import { listen, type CallEvents } from '../router/listener.ts';
import { lazyModalHistory } from '../router/lazy-modal-history.ts';
import { storeSiteData, type SiteData } from '../../lib/site-data.ts';
import { namespacesAt } from '../../routes/pages.ts';
import { routes } from '../router/routes.tsx';
import { servicesContext, ServicesProvider, type PublicConfig, type Submitted } from '../../lib/services.ts';
import { showStartFailure } from '../errors/start-failure.ts';
import { hydrateNow } from '../hydration/first-interaction.ts';

/** Only scripts: content of the page may have an element with the same id, but no script. */
const readJson = (id: string): unknown => {
  const text = document.querySelector(`script#${id}`)?.textContent;
  return text ? JSON.parse(text) : null;
};

/** Yields to the browser between steps of the start, so that input is handled on a slow phone. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

async function start(root: Element): Promise<void> {
  await yieldToBrowser();
  const locale = localeOf(location.pathname);
  const events: CallEvents = { notFound: () => {}, message: () => {}, failed: () => {} };
  const storage = openTokenStorage();
  const services = createServices({
    config: (readJson('config') as PublicConfig | null) ?? {
      apiBaseUrl: '',
      publicOrigin: location.origin,
      mapboxToken: null,
    },
    locale,
    storage,
    events,
    push: () => window.taawunPush ?? null,
  });
  services.prefetch = (href) =>
    void import('../router/prefetch.ts').then(
      ({ prefetch }) => prefetch(services, href),
      () => {},
    );
  const seed = readJson('route-data') as (HydrationState & { submitted?: Submitted }) | null;
  // A server-rendered page loads its message namespaces with its code.
  await loadMessages(locale, seed ? [] : namespacesAt(location.pathname));
  if (seed?.submitted) {
    services.submitted = seed.submitted;
    services.serverErrors.set(seed.submitted.errors);
  }
  if (seed) storeSiteData(services, locale, seed.loaderData?.['root'] as SiteData | undefined);
  if (storage.read()) hydrateNow();

  await yieldToBrowser();
  const router = createBrowserRouter(routes, {
    ...(seed ? { hydrationData: reviveErrors(seed) } : {}),
    getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
  });
  listen(router, services, events);
  services.onModalOpen = lazyModalHistory(router);
  storage.onForeignChange(() => services.auth.send({ type: 'session.changed' }));

  const app = (
    <StrictMode>
      <ServicesProvider value={services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    </StrictMode>
  );
  await yieldToBrowser();
  // As a transition: input is handled between its slices.
  if (seed) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // After the first render, which must match the server's: a guest's.
  services.auth.start();
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    whenIdle(() => {
      void import('../../offline/keep-reading.ts')
        .then(({ cacheReadPages }) => cacheReadPages(router))
        .catch(() => undefined);
    });
  }
}

/** Runs work when the browser is idle after the `load` event. */
function whenIdle(work: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root: index.html was changed.');
start(root).catch((error: unknown) => {
  showStartFailure(root);
  throw error;
});
