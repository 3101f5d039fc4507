import { nextChargeOn, type Plan } from '@taawun/domain/giving';
import type { SubscriptionRow } from '../db/giving-schema.ts';
import type { Tx } from '../db/schema.ts';

export const planOf = ({
  status,
  started_on,
  months,
  charged,
  skipped,
  declines,
  tried_on,
}: SubscriptionRow): Plan => ({
  status,
  started_on,
  months,
  charged,
  skipped,
  declines,
  tried_on,
});

/** Stores the state of a monthly donation and its next charge date. */
export async function writePlan(
  tx: Tx,
  order_number: string,
  plan: Plan,
  more: Partial<Pick<SubscriptionRow, 'monthly_price' | 'brand' | 'last_four' | 'token'>> = {},
): Promise<void> {
  const { status, charged, skipped, declines } = plan;
  await tx
    .updateTable('subscriptions')
    .set({ status, charged, skipped, declines, next_charge_on: nextChargeOn(plan), ...more })
    .where('order_number', '=', order_number)
    .execute();
}
