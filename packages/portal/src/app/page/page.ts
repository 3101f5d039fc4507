import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { createElement, Fragment, lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { Client } from '@taawun/api-client';
import type { GuardName } from './guard-name.ts';
import { isLocale } from '../../intl/locale.ts';
import type { MessageNamespace } from '../../intl/messages.ts';
import { notFound } from '../errors/not-found.ts';
import { createRetention, staleSince } from '../data/retained-data.ts';
import { orRouteError } from '../errors/route-failure.ts';
import { servicesOf, type Services } from '../../lib/services.ts';
import type { StaleNotice } from '../data/StaleNotice.tsx';

/** A step on the way to a page. */
export interface Crumb {
  label: string;
  /** Bare. */
  path: string;
}

/** What the head of a document says of a page. */
export interface PageMeta {
  /** The page's own name; the association's follows by itself. `null` on the home page. */
  title: string | null;
  description?: string;
  image?: { url: string; alt: string } | null;
  /** The pages above this one that the route table does not nest it in, from the outside in; bare paths. */
  above?: readonly Crumb[];
  /** A piece of news: when it was published, as ISO 8601. */
  publishedAt?: string;
  /** Kept out of search engines: account pages, results of links. */
  private?: boolean;
  /** May be shared with its picture, and is still no search engine's: it names people. */
  unindexed?: boolean;
}

export interface LoadArgs {
  client: Client;
  services: Services;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
}

/** What a loader will be asked with. */
interface PrepareArgs {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

interface PageHandle {
  meta?: (loaded: unknown, intl: IntlShape) => PageMeta;
}

/** What the route table says of a route besides the page: read by the server and by the listener. */
export interface RouteHandle extends PageHandle {
  guards?: readonly GuardName[];
  /** A page above it has guards: what it shows is somebody's own, too. */
  guarded?: boolean;
  /** The page's module below `src/`, for preloading its chunk. */
  module?: string;
  /** The bare path, with parameters, of the route that shows the same: the page's one address for search engines. */
  sameAs?: string;
  /** Words beyond those that every page has. */
  words?: readonly MessageNamespace[];
  /** Fetches the page's code and, with the arguments of its loader, its data. */
  prepare?: (args: PrepareArgs | null) => Promise<unknown>;
  /** Nothing that anybody would look for: results of links, results of searches. */
  unlisted?: boolean;
}

interface PageDefinition<Loaded> {
  load?: (args: LoadArgs) => Promise<Loaded>;
  meta: (loaded: Loaded, intl: IntlShape) => PageMeta;
  Component: ComponentType;
  /** The address keeps a place on the page in its query: what was loaded stays while only that changes. */
  keepsPlace?: boolean;
}

const loadNotice = () => import('../data/StaleNotice.tsx');
const NoNotice: typeof StaleNotice = () => null;
const Notice = lazy(() =>
  loadNotice().then(
    (module) => ({ default: module.StaleNotice }),
    () => ({ default: NoNotice }),
  ),
);

/** Names the data of an address, and whose it is: `null` is a guest, and the server. */
const keyOf = (userId: number | null, { pathname, search }: { pathname: string; search: string }): string =>
  `${userId} ${pathname}${search}`;

/**
 * A page is a loader, the words of its head, and a composition of `@taawun/ui`.
 * A failed call becomes a route error with the call's status, which the error page shows; a page that is mounted keeps what it has loaded.
 */
export function definePage<Loaded = null>({ load, meta, Component, keepsPlace = false }: PageDefinition<Loaded>) {
  const retention = createRetention();
  const handle: PageHandle = { meta: (loaded, intl) => meta(loaded as Loaded, intl) };
  const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
    // `/:locale?` also matches `/anything`: only ar and en are languages, the rest does not exist.
    if (params['locale'] !== undefined && !isLocale(params['locale'])) notFound();
    // No name in an address is longer or holds a control character: asking the API would only be refused.
    if (Object.values(params).some((value) => value !== undefined && (value.length > 120 || /\p{Cc}/u.test(value))))
      notFound();
    if (!load) return null;
    const services = servicesOf(context);
    const url = new URL(request.url);
    const run = () =>
      orRouteError(() => load({ client: services.client, services, params, url, signal: request.signal }));
    // Without a network it would be too late to load the notice; a guest has little to lose.
    if (!import.meta.env.SSR && services.auth.get().user) loadNotice().catch(() => {});
    return import.meta.env.SSR ? run() : retention.load(keyOf(services.auth.get().user?.id ?? null, url), run);
  };
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    keepsPlace && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
      ? false
      : defaultShouldRevalidate;
  function Page() {
    retention.useMounted(keyOf(null, useLocation()), useLoaderData());
    const since = useSyncExternalStore(staleSince.subscribe, staleSince.get, () => null);
    return createElement(
      Fragment,
      null,
      createElement(Component),
      since !== null && createElement(Suspense, null, createElement(Notice, { since })),
    );
  }
  return { Component: load ? Page : Component, loader, handle, shouldRevalidate } satisfies RouteObject;
}

/** What the loader of the page at hand answered: `useLoaded<typeof load>()`. */
export const useLoaded = <Load extends (args: LoadArgs) => Promise<unknown>>() =>
  useLoaderData() as Awaited<ReturnType<Load>>;
