import PQueue from 'p-queue';
import { Failure } from './failure.ts';

/** Each hash takes 19 MiB and a core for tens of milliseconds: pages and files must keep the rest. */
const AT_A_TIME = 2;
const MAX_WAITING = 32;
const RETRY_S = 2;

const queue = new PQueue({ concurrency: AT_A_TIME });

/**
 * Runs a password hash when it is its turn.
 * @throws Failure `unavailable` when too many are waiting
 */
export function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (queue.size >= MAX_WAITING) return Promise.reject(new Failure('unavailable', [], RETRY_S));
  return queue.add(hash);
}
