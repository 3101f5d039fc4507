import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and until its markup is taken over: what stands there until then works without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
