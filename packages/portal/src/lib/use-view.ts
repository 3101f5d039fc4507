import { useSyncExternalStore } from 'react';
import type { Readable } from '../machines/shared/lazy-machine.ts';

/**
 * Selects a part of a machine's view and renders again only when it changes. Select primitives or stable references.
 */
export function useView<View, Selected>(
  { get, subscribe, initial }: Readable<View>,
  select: (view: View) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}
