import { addDays, addMonths } from '../dates.ts';

/** Days after the first try on which a declined charge is tried again. */
export const RETRY_DAYS: readonly number[] = [1, 3, 5];

/** How a donation of several months stands. */
export interface Plan {
  status: 'active' | 'paused' | 'failed' | 'cancelled' | 'completed';
  /** Day of the first charge; its day of the month is that of all others. */
  started_on: string;
  months: number;
  /** Months that have been charged. */
  charged: number;
  /** Months that were skipped. */
  skipped: number;
  /** How often the month that is due was declined. */
  declines: number;
}

/** The day on which the next month is due, whatever has become of it; null when there is none. */
export const dueOn = ({ started_on, months, charged, skipped }: Plan): string | null =>
  charged < months ? addMonths(started_on, charged + skipped) : null;

/** The day of the next charge, tries after declines included; null when none comes. */
export function nextChargeOn(plan: Plan): string | null {
  const due = plan.status === 'active' || plan.status === 'paused' ? dueOn(plan) : null;
  const delay = plan.declines === 0 ? 0 : RETRY_DAYS[plan.declines - 1];
  return due !== null && delay !== undefined ? addDays(due, delay) : null;
}

/** The first day of its month that is still to come. */
function skippedUntil({ started_on, charged }: Plan, today: string): number {
  let skipped = 0;
  while (addMonths(started_on, charged + skipped) <= today) skipped++;
  return skipped;
}

const RUNNING: ReadonlySet<Plan['status']> = new Set(['active', 'paused']);

/** Skips the next charges; null when nothing runs. */
export function pausePlan(plan: Plan, months: number): Plan | null {
  return RUNNING.has(plan.status) ? { ...plan, status: 'paused', skipped: plan.skipped + months, declines: 0 } : null;
}

/** Ends it; null when it has ended. */
export function cancelPlan(plan: Plan): Plan | null {
  return RUNNING.has(plan.status) || plan.status === 'failed' ? { ...plan, status: 'cancelled', declines: 0 } : null;
}

/** Takes a paused or cancelled one up again, on the next day of its month; null when it is neither. */
export function resumePlan(plan: Plan, today: string): Plan | null {
  return plan.status === 'paused' || plan.status === 'cancelled'
    ? { ...plan, status: 'active', skipped: skippedUntil(plan, today), declines: 0 }
    : null;
}

/** After a month was charged. One that had failed goes on, with the next month on a day that is still to come. */
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

/** After a charge was declined: it is tried again, and after the last time it has failed. */
export function declinedPlan(plan: Plan): Plan {
  const declines = plan.declines + 1;
  return { ...plan, declines, status: declines > RETRY_DAYS.length ? 'failed' : plan.status };
}
