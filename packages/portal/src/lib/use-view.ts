import { useSyncExternalStore } from 'react';
import type { Readable } from '../machines/shared/lazy-machine.ts';

/** A piece of what a machine shows; draws again only when that piece changes. Select primitives or stable references. */
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
