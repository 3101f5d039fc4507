import PQueue from 'p-queue';
import { Failure } from './failure.ts';

const RETRY_S = 2;

/** A short queue for costly work. */
export interface Turns {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Number of works that wait. */
  waiting: () => number;
}

/**
 * Creates a short queue for costly work.
 * @throws Failure `unavailable` from the returned function when `maxWaiting` are waiting
 */
export function createTurns({ atATime, maxWaiting }: { atATime: number; maxWaiting: number }): Turns {
  const queue = new PQueue({ concurrency: atATime });
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    queue.size >= maxWaiting ? Promise.reject(new Failure('unavailable', [], RETRY_S)) : queue.add(work);
  return Object.assign(inTurn, { waiting: () => queue.size });
}
