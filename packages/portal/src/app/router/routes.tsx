import type { ComponentType } from 'react';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { DEFAULT_LOCALE, isLocale } from '../../intl/locale.ts';
import { messageNamespaces, loadMessages } from '../../intl/messages.ts';
import { moduleOf, namespacesAt } from '../../routes/pages.ts';
import { routeTable, type LayoutName, type RouteEntry } from '../../routes/table.ts';
import { guard } from './guard.ts';
import { BareLayout } from '../layouts/BareLayout.tsx';
import { DefaultLayout } from '../layouts/DefaultLayout.tsx';
import { SimpleLayout } from '../layouts/SimpleLayout.tsx';
import { PageError, RootError } from './PageError.tsx';
import { Root } from './Root.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { notFound } from '../errors/not-found.ts';
import type { definePage, RouteHandle } from '../page/page.ts';
import { lazyPage } from '../page/lazy-page.tsx';
import { servicesOf } from '../../lib/services.ts';

type PageModule = { page: ReturnType<typeof definePage> };

/** Every page module, by its path; each becomes a chunk of its own. */
const modules = import.meta.glob<PageModule>('./**/*.page.tsx', { base: '../../pages' });

const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  simple: SimpleLayout,
  bare: BareLayout,
};

/** The route of an entry of the table. Throws where its page does not exist. */
function routeOf({ path, page, guards = [], canonical, children }: RouteEntry, guarded = false): RouteObject {
  const handle: RouteHandle = { guards, guarded, ...(canonical ? { canonical } : {}) };
  // Guards and sections compare paths case-sensitively.
  const common = { caseSensitive: true, middleware: guards.map(guard), handle };
  const nested = children?.map((child) => routeOf(child, guarded || guards.length > 0));
  if (page === undefined)
    return nested ? { ...common, path, children: nested } : { ...common, index: true, loader: notFound, element: null };
  const load = modules[`./${page}.page.tsx`];
  if (!load)
    throw new Error(`The route "${path}" names the page ${page}, but src/pages/${page}.page.tsx does not exist.`);
  handle.module = moduleOf(page);
  const route = { ...common, ...lazyPage(load, handle) };
  if (path === '') return { ...route, index: true };
  return nested ? { ...route, path, children: nested } : { ...route, path };
}

/** Every other path: not found, inside the default layout. */
const unknown: RouteObject[] = ['404', '*'].map((path) => ({
  path,
  caseSensitive: true,
  loader: notFound,
  element: null,
}));

/** A layout has its own error boundary inside, so that an error keeps header and footer. */
const pages: RouteObject[] = routeTable.map(({ layout, routes: entries }) => ({
  Component: layouts[layout],
  children: [
    {
      ErrorBoundary: PageError,
      children: [...entries.map((entry) => routeOf(entry)), ...(layout === 'default' ? unknown : [])],
    },
  ],
}));

/** Loads branches and settings again on each change of path; React Router would keep a parent's data. */
const revalidateOnRouteChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;

/**
 * Every route in three forms: without prefix (Arabic), `/ar` and `/en`. One tree with an optional parameter, so that a
 * change of language keeps mounted components and typed input.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/:locale?',
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: LoadingPage,
    middleware: [
      async ({ params, context, url }) => {
        const language = params['locale'] ?? DEFAULT_LOCALE;
        // Loaders and messages use the language of the URL from here on.
        const locale = isLocale(language) ? language : DEFAULT_LOCALE;
        servicesOf(context).locale.set(locale);
        await loadMessages(locale, import.meta.env.SSR ? messageNamespaces : namespacesAt(url.pathname));
      },
      guard('routeChange'),
    ],
    // Loaded with the first navigation, like the guards.
    loader: async (args) => (await import('./root-loader.ts')).rootLoader(args),
    shouldRevalidate: revalidateOnRouteChange,
    children: pages,
  },
];
