import { createMemoryRouter, parsePath, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { resetMocks, signInAs } from '@taawun/api-client/mocks';
import type { Locale } from '@taawun/api-client';
import { createServices } from '../app/router/create-services.ts';
import { clearCachedData } from '../app/data/cached-data.ts';
import { listen, type CallEvents } from '../app/router/listener.ts';
import { servicesContext, type Services } from '../lib/services.ts';
import { localPath } from '../intl/locale.ts';
import { donationDraft } from '../pages/giving/draft.ts';
import { openCheckoutStorage } from '../machines/payment/open-checkout.ts';
import { clearDrafts } from '../machines/shared/storage.ts';
import { createMemoryStorage } from '../machines/auth/token-storage.ts';

export interface OpenOptions {
  /** Initial bare path with query. */
  at: string;
  routes: RouteObject[];
  /** Phone of the signed-in demo account; null for a guest. */
  as: string | null;
  /** Prepares the mocked server and browser storage for the story; awaited. */
  prepare?: (services: Services) => unknown;
}

export type StoryRouter = ReturnType<typeof createMemoryRouter>;

/** Opens a portal over the mocked server with its own services, router and empty storage. */
export function openPortal(
  { at, routes, as, prepare }: OpenOptions,
  locale: Locale,
): { services: Services; ready: () => Promise<StoryRouter> } {
  resetMocks();
  clearCachedData();
  donationDraft.set(null);
  openCheckoutStorage.write(null);
  clearDrafts();
  const storage = createMemoryStorage();
  if (as !== null) storage.write({ token: signInAs(as), type: 'Bearer', expiresAt: '2999-01-01T00:00:00.000Z' });
  const events: CallEvents = { notFound: () => {}, message: () => {}, failed: () => {} };
  const services = createServices({
    config: { apiBaseUrl: '', publicOrigin: location.origin, mapboxToken: null },
    locale,
    storage,
    events,
  });
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const ready = async () => {
    services.auth.start();
    await services.auth.settled();
    await prepare?.(services);
    // A unique key: scroll positions are stored by key, outside the router, and would leak between stories.
    const first = { ...parsePath(localPath(locale, at)), key: crypto.randomUUID() };
    const router = createMemoryRouter(routes, { initialEntries: [first], getContext: () => context });
    // Navigation as in the portal; toasts are disabled in stories.
    const { message, failed } = events;
    listen(router, services, events);
    Object.assign(events, { message, failed });
    return router;
  };
  return { services, ready };
}
