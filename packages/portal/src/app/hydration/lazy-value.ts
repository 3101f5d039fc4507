import { use } from 'react';

/** Something of the page's code that need not be there at once. */
export interface LateValue<Value> {
  /** Fetches it; fails when it cannot be had, and may be asked again. */
  now: () => Promise<Value>;
  /** For a component: it, or a wait for it inside `Suspense`. What stands there already stays as it is where it cannot be had. */
  read: () => Value;
  /** It, if it is here. */
  peek: () => Value | undefined;
}

/** What is here already: React takes it from such a promise without waiting for it. */
const settled = <Value>(value: Value) => Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** `until` says when a page that the server has rendered is to be taken over; everything else asks `now`. */
export function lateValue<Value extends object>(
  load: () => Promise<Value>,
  until: () => Promise<void>,
): LateValue<Value> {
  let value: Value | undefined;
  let coming: Promise<Value> | undefined;
  let taking: Promise<Value> | undefined;
  let here: Promise<Value> | undefined;
  const now = () => {
    coming ??= load().then(
      (loaded) => (value = loaded),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const later = () => {
    taking ??= until()
      .then(now)
      .catch(() => new Promise<never>(() => {}));
    return taking;
  };
  // Always by `use`: a component that waited and goes on must ask again, or React loses count of the hooks behind it.
  return { now, peek: () => value, read: () => use(value === undefined ? later() : (here ??= settled(value))) };
}
