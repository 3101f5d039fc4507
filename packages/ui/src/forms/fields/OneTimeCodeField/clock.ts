import { useCallback, useSyncExternalStore } from 'react';

/** Source of the current time and of ticks, replaceable in tests. */
export interface Clock {
  /** Returns the current timestamp in ms since 1970. */
  now: () => number;
  /** Calls `tick` every second until the returned function is called. */
  everySecond: (tick: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  everySecond: (tick) => {
    // language-check-ignore reduced-motion -- a text that counts seconds, nothing moves
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  },
};

/**
 * Returns the whole seconds until a timestamp in ms, at least 0. Reads the clock at every tick, so that the value is
 * correct after the page was suspended.
 */
export function useSecondsLeft(until: number, clock: Clock): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (clock.now() >= until) return () => undefined;
      const stop = clock.everySecond(() => {
        if (clock.now() >= until) stop();
        tick();
      });
      return stop;
    },
    [clock, until],
  );
  const read = (): number => Math.max(0, Math.ceil((until - clock.now()) / 1000));
  return useSyncExternalStore(subscribe, read, read);
}
