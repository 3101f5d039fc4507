import { createMemoryRouter, parsePath, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { resetMocks, signInAs } from '@taawun/api-client/mocks';
import type { Locale } from '@taawun/ui';
import { createServices } from '../app/router/create-services.ts';
import { clearCachedData } from '../app/data/cached-data.ts';
import { listen, type CallEvents } from '../app/router/listener.ts';
import { servicesContext, type Services } from '../lib/services.ts';
import { localPath } from '../intl/locale.ts';
import { donationDraft } from '../pages/giving/draft.ts';
import { openCheckoutStorage } from '../machines/payment/payment.model.ts';
import { clearDrafts } from '../machines/shared/storage.ts';
import { createMemoryStorage } from '../machines/auth/token-storage.ts';

export interface OpenOptions {
  /** Bare path, with its query, of what is seen first. */
  at: string;
  routes: RouteObject[];
  /** Phone of the demo account that is signed in; null for a guest. */
  as: string | null;
  /** Puts the mocked server, and what the browser keeps, in the state of the story; awaited. */
  prepare?: (services: Services) => unknown;
}

export type StoryRouter = ReturnType<typeof createMemoryRouter>;

/** A portal over the mocked server, with services and a router of its own, as if nobody had been here before. */
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
    // A key of its own: scroll positions are remembered by key, beyond the router, and would be another story's.
    const first = { ...parsePath(localPath(locale, at)), key: crypto.randomUUID() };
    const router = createMemoryRouter(routes, { initialEntries: [first], getContext: () => context });
    // Navigation as in the portal; toasts are no part of a story.
    const { message, failed } = events;
    listen(router, services, events);
    Object.assign(events, { message, failed });
    return router;
  };
  return { services, ready };
}
