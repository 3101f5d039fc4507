import { Suspense, useEffect, type ComponentType } from 'react';
import { useMatches, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { lazyValue } from '../hydration/lazy-value.ts';
import { sendQueuedSubmits } from '../hydration/queued-submits.ts';
import { cachedData } from '../data/cached-data.ts';
import type { definePage, RouteHandle } from './page.ts';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages } from '../../intl/messages.ts';
import { namespacesAt } from '../../routes/pages.ts';
import { PageMessages } from './PageMessages.tsx';
import { markHydrated } from '../hydration/ready.ts';
import { untilIdle } from '../hydration/first-interaction.ts';

type Page = ReturnType<typeof definePage>;

/**
 * Loads a page's code. A server-rendered page loads it when the browser is idle or on the first interaction; until then
 * its HTML stays, with native links and forms. In every other case the code is loaded with the page's data.
 */
export function lazyPage(load: () => Promise<{ page: Page }>, handle: RouteHandle) {
  /**
   * Loads the page's data of a URL, cached. The request is not bound to a navigation: aborting one must not abort
   * another.
   */
  const loadCached = ({ loader }: Page, url: string, args: Omit<LoaderFunctionArgs, 'request'>) =>
    // A page and its parent route share a URL.
    cachedData(`${handle.module} ${url}`, () => loader({ ...args, request: new Request(url) }));

  const part = lazyValue(async () => {
    const { page } = await load();
    // The router keeps the handle object, so the page's metadata is added to it.
    Object.assign(handle, page.handle);
    // A server-rendered page has not loaded its message namespaces yet.
    if (!import.meta.env.SSR) await loadMessages(localeOf(location.pathname), namespacesAt(location.pathname));
    return page;
  }, untilIdle);
  const { now } = part;
  handle.prepare = async (args) => {
    const page = await now();
    if (args) await loadCached(page, args.url.href, { ...args, unstable_pattern: '' } as unknown as LoaderFunctionArgs);
  };

  function Part() {
    const { Component } = part.useValue();
    const matches = useMatches();
    const innermost = matches.at(-1)?.handle === handle;
    useEffect(() => {
      if (innermost) markHydrated();
      sendQueuedSubmits();
    }, [innermost]);
    return (
      <PageMessages>
        <Component />
      </PageMessages>
    );
  }
  return {
    loader: async (args: LoaderFunctionArgs) => {
      const page = part.peek() ?? (await now());
      // Data behind a guard belongs to a user and is never cached.
      return import.meta.env.SSR || handle.guards?.length || handle.guarded
        ? page.loader(args)
        : loadCached(page, args.request.url, args);
    },
    shouldRevalidate: ((args) =>
      part.peek()?.shouldRevalidate(args) ?? args.defaultShouldRevalidate) satisfies ShouldRevalidateFunction,
    Component: (() => (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )) satisfies ComponentType,
  };
}
