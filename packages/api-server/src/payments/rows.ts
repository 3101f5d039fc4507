import type { PaymentRow } from '../db/giving-schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Attempt } from '../gateways/shared/port.ts';

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

export const readPayment = (db: Db | Tx, id: number): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
