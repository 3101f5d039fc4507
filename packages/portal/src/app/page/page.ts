import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type RouterContextProvider,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import { createElement, Fragment, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import type { Client } from '@taawun/api-client';
import { lazyPart } from '@taawun/ui';
import type { GuardName } from '../../routes/guard-name.ts';
import { isLocale } from '../../intl/locale.ts';
import { notFound } from '../errors/not-found.ts';
import { createRetention, staleSince } from '../data/retained-data.ts';
import { orRouteError } from '../errors/route-failure.ts';
import { servicesOf, type Services } from '../../lib/services.ts';

/** An entry of the breadcrumb trail. */
export interface Crumb {
  label: string;
  /** Without the locale prefix. */
  path: string;
}

/** Metadata of a page for the document's head. */
export interface PageMeta {
  /** The page's title, without the association's name. `null` on the home page. */
  title: string | null;
  description?: string;
  image?: { url: string; alt: string } | null;
  /** Parent pages that the route table does not nest this page in, outermost first. */
  above?: readonly Crumb[];
  /** Publication date of a news article, ISO 8601. */
  publishedAt?: string;
}

export interface LoadArgs {
  client: Client;
  services: Services;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
}

/** The arguments of a prefetch. */
interface PrepareArgs {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

interface PageHandle {
  meta?: (loaded: unknown, intl: IntlShape) => PageMeta;
}

/** What the router needs of an entry of the route table and, once loaded, of its page. */
export interface RouteHandle extends PageHandle {
  guards?: readonly GuardName[];
  /** A parent route has guards, so the data is a user's own. */
  guarded?: boolean;
  /** Path of the page's module from the package root, for preloading its chunk. */
  module?: string;
  /** Path pattern of the canonical route of the same page. */
  canonical?: string;
  /** Prefetches the page's code and, given arguments, its data. */
  prepare?: (args: PrepareArgs | null) => Promise<unknown>;
}

interface PageDefinition<Loaded> {
  load?: (args: LoadArgs) => Promise<Loaded>;
  meta: (loaded: Loaded, intl: IntlShape) => PageMeta;
  Component: ComponentType;
  /** The query holds a place on the page (a tab, a dialog): a change of the query alone does not reload the data. */
  keepsPlace?: boolean;
}

const loadNotice = () => import('../data/StaleNotice.tsx');
/** The page stays without it when its code cannot be fetched. */
const Notice = lazyPart(
  async () => (await loadNotice()).StaleNotice,
  () => null,
);

/** Key of the data of a URL and a user; `null` for a guest, and on the server. */
const keyOf = (userId: number | null, { pathname, search }: { pathname: string; search: string }): string =>
  `${userId} ${pathname}${search}`;

/**
 * Defines a page: its loader, its metadata, and a composition of `@taawun/ui`. A failed API call becomes a route error
 * with its status; a mounted page retains its data when a later load fails.
 */
export function definePage<Loaded = null>({ load, meta, Component, keepsPlace = false }: PageDefinition<Loaded>) {
  const retention = createRetention();
  const handle: PageHandle = { meta: (loaded, intl) => meta(loaded as Loaded, intl) };
  const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
    // `/:locale?` also matches `/anything`: only ar and en are locales, everything else is not found.
    if (params['locale'] !== undefined && !isLocale(params['locale'])) notFound();
    // The API rejects longer names and control characters, so the request is not made.
    if (Object.values(params).some((value) => value !== undefined && (value.length > 120 || /\p{Cc}/u.test(value))))
      notFound();
    if (!load) return null;
    const services = servicesOf(context);
    const url = new URL(request.url);
    const run = () =>
      orRouteError(() => load({ client: services.client, services, params, url, signal: request.signal }));
    // Loaded in advance: without a network it could not be fetched. Guests lose nothing, so they do without.
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

/** The loader data of the current page: `useLoaded<typeof load>()`. */
export const useLoaded = <Load extends (args: LoadArgs) => Promise<unknown>>() =>
  useLoaderData() as Awaited<ReturnType<Load>>;
