import { useEffect, useState } from 'react';

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
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  },
};

/** Whole seconds until a moment, never below 0. Reads the clock at every tick, so that a page that slept shows the truth when it wakes. */
export function useSecondsLeft(until: number, clock: Clock): number {
  const [now, setNow] = useState(() => clock.now());
  const over = now >= until;
  useEffect(() => {
    setNow(clock.now());
    return over ? undefined : clock.everySecond(() => setNow(clock.now()));
  }, [clock, until, over]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
