import { addDays, addMonths } from '../dates.ts';

/** Days from each declined try of a charge to the next one. */
export const RETRY_GAPS: readonly number[] = [1, 2, 2];

/** State of a donation over several months. */
export interface Plan {
  status: 'active' | 'paused' | 'failed' | 'cancelled' | 'completed';
  /** ISO day of the first charge; its day of the month is used for all charges. */
  started_on: string;
  months: number;
  /** Number of charged months. */
  charged: number;
  /** Number of skipped months. */
  skipped: number;
  /** Number of declined attempts of the month that is due. */
  declines: number;
  /** ISO day of the last attempt; `null` before the first. */
  tried_on: string | null;
}

/** Returns the plan of a donation whose first month is charged on `started_on`. */
export const startedPlan = (started_on: string, months: number): Plan => ({
  status: 'active',
  started_on,
  months,
  charged: 1,
  skipped: 0,
  declines: 0,
  tried_on: null,
});

/** Returns the ISO day on which the next month is due, whatever the status; `null` when all months are charged. */
export const dueOn = ({ started_on, months, charged, skipped }: Plan): string | null =>
  charged < months ? addMonths(started_on, charged + skipped) : null;

/** Returns the ISO day of the next charge, including retries; `null` when there is none. */
export function nextChargeOn(plan: Plan): string | null {
  const due = plan.status === 'active' || plan.status === 'paused' ? dueOn(plan) : null;
  if (due === null || plan.declines === 0) return due;
  const gap = RETRY_GAPS[plan.declines - 1];
  // From the last attempt, which an outage may have delayed: days that have passed must not be made up for at once.
  const tried = plan.tried_on !== null && plan.tried_on > due ? plan.tried_on : due;
  return gap === undefined ? null : addDays(tried, gap);
}

/** Returns the months to skip so that the next due day is after today. */
function skippedUntil({ started_on, charged }: Plan, today: string): number {
  let skipped = 0;
  while (addMonths(started_on, charged + skipped) <= today) skipped++;
  return skipped;
}

const RUNNING: ReadonlySet<Plan['status']> = new Set(['active', 'paused']);

/** Skips the next `months` charges; `null` when the donation is not running. */
export function pausePlan(plan: Plan, months: number): Plan | null {
  return RUNNING.has(plan.status) ? { ...plan, status: 'paused', skipped: plan.skipped + months, declines: 0 } : null;
}

/** Cancels a donation; `null` when it has ended. */
export function cancelPlan(plan: Plan): Plan | null {
  return RUNNING.has(plan.status) || plan.status === 'failed' ? { ...plan, status: 'cancelled', declines: 0 } : null;
}

/** Resumes a paused or cancelled donation on its next due day after today; `null` for any other status. */
export function resumePlan(plan: Plan, today: string): Plan | null {
  return plan.status === 'paused' || plan.status === 'cancelled'
    ? { ...plan, status: 'active', skipped: skippedUntil(plan, today), declines: 0 }
    : null;
}

/**
 * Advances the plan after a charged month. A failed donation continues, with the next month on a due day after today.
 */
export function chargedPlan(plan: Plan, today: string): Plan {
  const charged = plan.charged + 1;
  const next: Plan = {
    ...plan,
    charged,
    declines: 0,
    status: charged >= plan.months ? 'completed' : plan.status === 'cancelled' ? 'cancelled' : 'active',
  };
  const due = dueOn(next);
  return due !== null && due <= today ? { ...next, skipped: skippedUntil(next, today) } : next;
}

/** Advances the plan after a declined charge: it is retried, and fails after the last retry. */
export function declinedPlan(plan: Plan): Plan {
  const declines = plan.declines + 1;
  return { ...plan, declines, status: declines > RETRY_GAPS.length ? 'failed' : plan.status };
}
