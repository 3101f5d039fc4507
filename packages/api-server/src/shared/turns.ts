import PQueue from 'p-queue';
import { Failure } from './failure.ts';

const RETRY_S = 2;

/**
 * Creates a short queue for costly work.
 * @throws Failure `unavailable` from the returned function when too many are waiting
 */
export function createTurns({ atATime, maxWaiting }: { atATime: number; maxWaiting: number }) {
  const queue = new PQueue({ concurrency: atATime });
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.size >= maxWaiting) return Promise.reject(new Failure('unavailable', [], RETRY_S));
    return queue.add(work);
  };
}
