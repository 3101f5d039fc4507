import { addMonths } from '@taawun/domain';
import { nextChargeOn, startedPlan, type Plan } from '@taawun/domain/giving';
import type { Target } from '../types.ts';
import type { DemoOrder } from './accounts.ts';

const TARGETS: readonly Pick<Target, 'type' | 'slug'>[] = [
  { type: 'program', slug: 'suqya-alnakheel' },
  { type: 'general', slug: null },
  { type: 'program', slug: 'bir-alqarya' },
  { type: 'product', slug: 'fasila' },
];

/** Donation of a demo order: its target, the ISO days of payment, and its plan (`null`: one-off or never paid). */
export interface DemoGiving {
  target: Pick<Target, 'type' | 'slug'>;
  paid_on: readonly string[];
  plan: Plan | null;
}

/** Derives a demo order's donation; a plan whose next charge is already due is shown as cancelled. */
export function demoGiving({ number, date, qty, status, remaining }: DemoOrder, today: string): DemoGiving {
  const target = TARGETS[
    Array.from(number).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % TARGETS.length
  ] ?? { type: 'general', slug: null };
  const charged = status === 'succeeded' ? qty - remaining : 0;
  const paid_on = Array.from({ length: charged }, (_, index) => addMonths(date, index));
  if (charged === 0 || qty === 1) return { target, paid_on, plan: null };
  const plan: Plan = { ...startedPlan(date, qty), charged, status: remaining === 0 ? 'completed' : 'active' };
  const next = nextChargeOn(plan);
  return { target, paid_on, plan: next !== null && next <= today ? { ...plan, status: 'cancelled' } : plan };
}
