import { useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import { DEMO, resetMocks, signInAs } from '@taawun/api-client/mocks';
import { useLocale, type Locale } from '@taawun/ui';
import { createServices } from '../app/create-services.ts';
import { listen, type CallEvents } from '../app/listener.ts';
import { rootLoader } from '../app/root-loader.ts';
import { servicesContext, ServicesProvider, type Services } from '../app/services.ts';
import { createMemoryStorage } from '../machines/token-storage.ts';

type Page = Pick<RouteObject, 'Component' | 'loader'>;

interface PortalStoryProps {
  /** Bare path, with its query, of what is seen first. */
  at: string;
  /** Pages by bare path; what leads elsewhere shows nothing. */
  pages: Readonly<Record<string, Page>>;
  /** Phone of the demo account that is signed in; null for a guest. */
  as?: string | null;
  /** Puts the mocked server, and what the browser keeps, in the state of the story; awaited. */
  prepare?: (services: Services) => unknown;
}

function open({ at, pages, as, prepare }: Required<PortalStoryProps>, locale: Locale) {
  resetMocks();
  const storage = createMemoryStorage();
  if (as !== null) storage.write({ token: signInAs(as), type: 'Bearer', expiresAt: '2999-01-01T00:00:00.000Z' });
  const events: CallEvents = { notFound: () => {}, message: () => {}, failed: () => {} };
  const services = createServices({ config: { apiBaseUrl: '', publicOrigin: location.origin, mapboxToken: null }, locale, storage, events });
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const children = [...Object.entries(pages).map(([path, page]): RouteObject => ({ path: path.slice(1), ...page })), { path: '*', element: null }];
  const ready = async () => {
    services.auth.start();
    await services.auth.settled();
    await prepare(services);
    const router = createMemoryRouter([{ id: 'root', path: '/:locale?', loader: rootLoader, Component: Outlet, HydrateFallback: () => null, children }], {
      initialEntries: [`${locale === 'en' ? '/en' : ''}${at}`],
      getContext: () => context,
    });
    // Navigation as in the portal; toasts are no part of a story.
    const { message, failed } = events;
    listen(router, services, events);
    Object.assign(events, { message, failed });
    return router;
  };
  return { services, ready };
}

const asItIs = () => {};

/** Pages of the portal with their own loaders, machines and listener, over the mocked server and in a router of their own: for stories. */
export function PortalStory({ as = DEMO[1]?.phone ?? null, prepare = asItIs, ...rest }: PortalStoryProps) {
  const { locale } = useLocale();
  const [{ services, ready }] = useState(() => open({ as, prepare, ...rest }, locale));
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter> | null>(null);
  useEffect(() => {
    let left = false;
    const show = async () => {
      const opened = await ready();
      if (!left) setRouter(opened);
    };
    void show();
    return () => {
      left = true;
      services.membership.forget();
    };
  }, [ready, services]);
  return router && <ServicesProvider value={services}><RouterProvider router={router} /></ServicesProvider>;
}
