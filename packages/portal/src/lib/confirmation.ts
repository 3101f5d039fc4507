import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../machines/shared/store.ts';

/** Calls that wait until the user has confirmed that it is them; one dialog serves them all. */
export interface Confirmation {
  /** Whether a call waits. */
  needed: Pick<Store<boolean>, 'get' | 'subscribe'>;
  /** Waits for the user. Resolves to false when they cancel, and when the signal aborts the call. */
  request: (signal?: AbortSignal) => Promise<boolean>;
  /** Lets the waiting calls go on, or fail. */
  settle: (confirmed: boolean) => void;
}

export function createConfirmation(): Confirmation {
  const needed = createStore(false);
  const waiting = new Set<(confirmed: boolean) => void>();
  const update = () => needed.set(waiting.size > 0);
  return {
    needed,
    request: (signal) => {
      if (signal?.aborted) return Promise.resolve(false);
      return new Promise((resolve) => {
        const end = (confirmed: boolean) => {
          waiting.delete(end);
          signal?.removeEventListener('abort', abort);
          resolve(confirmed);
          update();
        };
        const abort = () => end(false);
        signal?.addEventListener('abort', abort);
        waiting.add(end);
        update();
      });
    },
    settle: (confirmed) => {
      for (const end of waiting) end(confirmed);
    },
  };
}

/** Returns whether a call waits for the user's confirmation. */
export const useConfirmationNeeded = ({ needed }: Confirmation): boolean =>
  useSyncExternalStore(needed.subscribe, needed.get, () => false);
