import { Suspense, useEffect, type ComponentType } from 'react';
import { useMatches, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import { lazyValue } from '../hydration/lazy-value.ts';
import { sendQueuedSubmits } from '../hydration/queued-submits.ts';
import { cachedData } from '../data/cached-data.ts';
import type { definePage, RouteHandle } from './page.ts';
import { localeOf } from '../../intl/locale.ts';
import { loadMessages } from '../../intl/messages.ts';
import { PageMessages } from './PageMessages.tsx';
import { markHydrated } from '../hydration/ready.ts';
import { untilIdle } from '../hydration/first-interaction.ts';

type Page = ReturnType<typeof definePage>;

/**
 * A page's code. On a page that the server has rendered it comes once the rest is there or the reader does something: until then the
 * markup is the page, and its links and forms work as links and forms do. Everywhere else it comes with the page's data.
 */
export function lazyPage(load: () => Promise<{ page: Page }>, handle: RouteHandle) {
  /** What the page has loaded for an address. It belongs to no navigation: one that is left must not take along the data of the next. */
  const kept = ({ loader }: Page, url: string, args: Omit<LoaderFunctionArgs, 'request'>) =>
    // A page and the frame of pages around it share an address.
    cachedData(`${handle.module} ${url}`, () => loader({ ...args, request: new Request(url) }));

  const part = lazyValue(async () => {
    const { page } = await load();
    // A route's handle is fixed before its code has come: the page's words join it here.
    Object.assign(handle, page.handle);
    // With its words: a page that is taken over has not loaded them before.
    if (!import.meta.env.SSR && handle.words) await loadMessages(localeOf(location.pathname), handle.words);
    return page;
  }, untilIdle);
  const { now } = part;
  handle.prepare = async (args) => {
    const page = await now();
    if (args) await kept(page, args.url.href, { ...args, unstable_pattern: '' } as unknown as LoaderFunctionArgs);
  };

  function Part() {
    const { Component } = part.read();
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
      // What is behind a guard is somebody's own, and asked for each time.
      return import.meta.env.SSR || handle.guards?.length || handle.guarded
        ? page.loader(args)
        : kept(page, args.request.url, args);
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
