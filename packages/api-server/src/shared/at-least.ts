import { setTimeout as delay } from 'node:timers/promises';

/** Runs work and answers after `ms` at the earliest, so that the time does not reveal what the work has found. */
export async function atLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
