import { useEffect, useRef } from 'react';
import type { RouteFailure } from '../errors/route-failure.ts';
import { createStore } from '../../machines/shared/store.ts';

/** Since when the page shows what it had loaded before, because it could not load again; in milliseconds, `null` while it is up to date. */
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
 * Keeps what a mounted page has loaded: when the same address cannot be loaded again for a technical reason, the page stays as it is
 * with everything typed in it, instead of the error page. The first load of an address fails as before.
 */
export function createRetention() {
  let loaded: Loaded | null = null;
  let mounted = 0;
  return {
    /** Runs the load of an address. `key` names the address and whose data it is. */
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
    /** Marks the page as mounted as long as the component is. `key` and `data`: what the server has loaded, where nothing was loaded here. */
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
