import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns `false` on the server and until hydration, then `true`. Markup rendered while it is `false` must work without
 * script.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
