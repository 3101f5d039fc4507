import { nextChargeOn, type Plan } from '@taawun/domain/giving';
import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { GivingDatabase, OrderTable, PaymentTable } from '../db/giving-schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Attempt } from '../gateways/port.ts';

export type OrderRow = Selectable<OrderTable>;
export type PaymentRow = Selectable<PaymentTable>;
export type SubscriptionRow = Selectable<GivingDatabase['subscriptions']>;
export type ReceiptRow = Selectable<GivingDatabase['receipts']>;

/** Returns a secret of 128 random bits. */
export const newCode = (): string => randomBytes(16).toString('base64url');

/** Maps a payment to the gateway's request. */
export const attemptOf = ({
  reference,
  amount,
  currency,
  brand,
  gateway_checkout,
  gateway_payment,
}: PaymentRow): Attempt => ({
  reference,
  amount,
  currency,
  brand,
  checkout: gateway_checkout,
  payment: gateway_payment,
});

export const planOf = ({ status, started_on, months, charged, skipped, declines }: SubscriptionRow): Plan => ({
  status,
  started_on,
  months,
  charged,
  skipped,
  declines,
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

export const readPayment = (db: Db | Tx, id: number): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
