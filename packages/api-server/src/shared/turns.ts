import PQueue from 'p-queue';
import { Failure } from './failure.ts';

const RETRY_S = 2;

/**
 * Creates a short queue for costly work.
 * @throws Failure `unavailable` from the returned function when `maxWaiting` are waiting
 */
export function createTurns({ atATime, maxWaiting }: { atATime: number; maxWaiting: number }) {
  const queue = new PQueue({ concurrency: atATime });
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    queue.size >= maxWaiting ? Promise.reject(new Failure('unavailable', [], RETRY_S)) : queue.add(work);
}
