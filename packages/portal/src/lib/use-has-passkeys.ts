import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser can create and use passkeys. `false` until hydration. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );
