import { use } from 'react';

/** A module that is loaded on demand. */
export interface LazyValue<Value> {
  /** Loads it. Rejects when it cannot be fetched; a later call tries again. */
  now: () => Promise<Value>;
  /** A hook: the value, or a suspension until it is loaded. Server-rendered HTML stays when it cannot be fetched. */
  useValue: () => Value;
  /** The value if it is loaded. */
  peek: () => Value | undefined;
}

/** `until` resolves when server-rendered HTML is to be hydrated; all other callers use `now`. */
export function lazyValue<Value extends object>(
  load: () => Promise<Value>,
  until: () => Promise<void>,
): LazyValue<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  // The same before and after it is loaded: React compares it with the one on which a component was suspended.
  let shared: Promise<Value> | undefined;
  const now = () => {
    loading ??= load().then(
      (loaded) => {
        value = loaded;
        // With these two React reads it at once.
        shared = Object.assign(shared ?? loading!, { status: 'fulfilled' as const, value });
        return value;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const deferred = () =>
    until()
      .then(now)
      .catch(() => new Promise<never>(() => {}));
  // Always through `use`: a component that was suspended must call it again, or the order of its hooks changes.
  return { now, peek: () => value, useValue: () => use((shared ??= deferred())) };
}
