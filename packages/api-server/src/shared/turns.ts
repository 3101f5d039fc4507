import { setImmediate as nextTurnOfLoop, setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Failure } from './failure.ts';

const RETRY_S = 2;
/** Waiting work beyond which the queue rests after each piece. */
const CROWD = 4;
/** Rest after a piece of work, as a multiple of its time. */
const REST = 4;

/** Work for turns; `resting` is whether the queue rests in a crowd, for work that blocks the event loop. */
interface TurnOptions {
  atATime: number;
  maxWaiting: number;
  /** @default false */
  resting?: boolean;
}

/**
 * Creates a short queue for costly work. The embedded database runs on the event loop, and its queries follow each other
 * without letting go of it: each piece of work waits for the next turn of the loop, and in a crowd the queue rests for
 * several times as long as the piece took, so that pages and files keep most of the time.
 * @throws Failure `unavailable` from the returned function when too many are waiting
 */
export function createTurns({ atATime, maxWaiting, resting = false }: TurnOptions) {
  const queue = new PQueue({ concurrency: atATime });
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= maxWaiting) return Promise.reject(new Failure('unavailable', [], RETRY_S));
    return queue.add(async () => {
      await nextTurnOfLoop();
      const from = performance.now();
      try {
        return await work();
      } finally {
        if (resting && queue.size > CROWD) await delay(REST * (performance.now() - from));
      }
    });
  };
}
