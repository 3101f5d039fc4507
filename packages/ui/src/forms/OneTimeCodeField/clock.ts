import { useCallback, useSyncExternalStore } from 'react';

/** The time and its passing; a test brings its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls back every second until the returned function is called. */
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

/** Whole seconds until a moment, never below 0. Reads the clock at every tick, so that a page that slept shows the truth when it wakes. */
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
