import { useEffect, useRef } from 'react';
import type { RouteFailure } from '../errors/route-failure.ts';
import { createStore } from '../../machines/shared/store.ts';

/**
 * When the data that the page still shows was loaded, because a later load failed; Unix time in milliseconds, `null`
 * while it is up to date.
 */
export const staleSince = createStore<number | null>(null);

interface Loaded {
  key: string;
  data: unknown;
  at: number;
}

const isRetryable = (error: unknown): boolean => {
  const failure = (error as { data?: Partial<RouteFailure> } | null)?.data;
  return failure?.from === 'api' && failure.retryable === true;
};

/**
 * Retains the loaded data of a mounted page: when a later load of the same URL fails for a technical reason, the page
 * stays, with everything typed in it, instead of the error page. The first load of a URL fails as usual.
 */
export function createRetention() {
  let loaded: Loaded | null = null;
  let mounted = 0;
  return {
    /** Runs a load. `key` identifies the URL and the user. */
    load: async <Result>(key: string, run: () => Promise<Result>): Promise<Result> => {
      try {
        const data = await run();
        loaded = { key, data, at: Date.now() };
        staleSince.set(null);
        return data;
      } catch (error) {
        if (mounted === 0 || loaded?.key !== key || !isRetryable(error)) throw error;
        staleSince.set(loaded.at);
        return loaded.data as Result;
      }
    },
    /**
     * Marks the page as mounted while the component is. `key` and `data` come from the server where the browser has
     * loaded nothing.
     */
    useMounted: (key: string, data: unknown): void => {
      const first = useRef({ key, data });
      useEffect(() => {
        mounted++;
        loaded ??= { ...first.current, at: Date.now() };
        return () => {
          mounted--;
          if (mounted > 0) return;
          loaded = null;
          staleSince.set(null);
        };
      }, []);
    },
  };
}
