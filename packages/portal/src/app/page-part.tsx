import { Suspense, use, useEffect, type ComponentType } from 'react';
import { useMatches, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { definePage, RouteHandle } from './page.ts';
import { localeOf } from '../intl/locale.ts';
import { loadMessages } from '../intl/messages.ts';
import { PageWords } from './PageWords.tsx';
import { markReady } from './ready.ts';
import { untilNeeded } from './until-needed.ts';

type Page = ReturnType<typeof definePage>;

/**
 * A page's code. On a page that the server has rendered it comes once the rest is there or the reader does something: until then the
 * markup is the page, and its links and forms work as links and forms do. Everywhere else it comes with the page's data.
 */
export function pagePart(load: () => Promise<{ page: Page }>, handle: RouteHandle) {
  let page: Page | undefined;
  let coming: Promise<Page> | undefined;
  let taking: Promise<Page> | undefined;

  /** Fetches the code; fails when it cannot be had, and may be asked again. */
  const now = (): Promise<Page> => {
    coming ??= load().then(
      (module) => {
        // A route's handle is fixed before its code has come: the page's words join it here.
        Object.assign(handle, module.page.handle);
        page = module.page;
        return page;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  /** For a page that stands there already: where its code cannot be had it stays as it is, and can be read. */
  const later = () => {
    taking ??= untilNeeded()
      .then(() => Promise.all([now(), loadMessages(localeOf(location.pathname), handle.words)]))
      .then(([taken]) => taken)
      .catch(() => new Promise<never>(() => {}));
    return taking;
  };

  function Part() {
    const { Component } = page ?? use(later());
    const matches = useMatches();
    const innermost = matches.at(-1)?.handle === handle;
    useEffect(() => {
      if (innermost) markReady();
    }, [innermost]);
    if (!handle.words) return <Component />;
    return (
      <PageWords words={handle.words}>
        <Component />
      </PageWords>
    );
  }
  return {
    now,
    loader: async (args: LoaderFunctionArgs) => (await now()).loader(args),
    shouldRevalidate: ((args) => page?.shouldRevalidate(args) ?? args.defaultShouldRevalidate) satisfies ShouldRevalidateFunction,
    Component: (() => (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    )) satisfies ComponentType,
  };
}
