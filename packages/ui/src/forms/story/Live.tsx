import { useState, type ReactElement } from 'react';

export interface LiveProps<V> {
  initial: V;
  children: (value: V, set: (value: V) => void) => ReactElement;
}

/** Holds the value of a controlled field in a story. */
export function Live<V>({ initial, children }: LiveProps<V>) {
  const [value, set] = useState(initial);
  return children(value, set);
}
