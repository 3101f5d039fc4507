import { setTimeout as delay } from 'node:timers/promises';

/** Rejections within a second that are answered at once. */
const FREE = 20;
const WAIT_MS = 1_000;

/**
 * Creates the wait before a rejection: none for a few, a second in a flood. A flood waits for its answers, so that fast
 * rejections would only make it faster, and leave pages no time.
 */
export function createTarpit(): () => Promise<void> {
  let second = 0;
  let rejected = 0;
  return async () => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, rejected] = [now, 0];
    if (++rejected > FREE) await delay(WAIT_MS);
  };
}
