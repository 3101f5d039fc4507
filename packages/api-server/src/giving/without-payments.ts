import type { Db } from '../db/schema.ts';
import { sarText } from '../shared/money.ts';

/**
 * Returns lines about paid donations without a payment, from before payments existed (migration 0006). They get none: a
 * receipt names the day, the amount and the means of one payment, and such an order has only its own day.
 */
export async function ordersWithoutPayments(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.number', 'o.price', 'o.qty'])
    .where('o.status', '=', 'succeeded')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('payments as p').select('p.id').whereRef('p.order_number', '=', 'o.number'))),
    )
    .orderBy('o.number')
    .execute();
  if (rows.length === 0) return [];
  return [
    `${rows.length} orders are from before payments existed. They have no payment and no receipt, because gateway, card and day of their payments are not known; write receipts for them by hand:`,
    ...rows.map(({ number, price, qty }) => `  ${number} ${sarText(price)} × ${qty}`),
  ];
}
