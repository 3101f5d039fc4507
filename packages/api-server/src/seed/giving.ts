import { riyadhDay } from '@taawun/domain';
import { demoGiving, type DemoAccount } from '@taawun/api-client/demo';
import { nextNumber } from '../giving/book-payment.ts';
import type { Tx } from '../db/schema.ts';
import { sha256, newCode } from '../shared/secrets.ts';
import { writePlan } from '../giving/plans.ts';

type DemoOrder = DemoAccount['orders'][number];

/** Inserts a demo account's order with its payments, receipts and monthly donation. No gateway has these payments. */
export async function seedOrder(tx: Tx, order: DemoOrder, user_id: number): Promise<void> {
  const { number, date, price, qty, status } = order;
  const { target, paid_on, plan } = demoGiving(order, riyadhDay(new Date()));
  const created_at = `${date}T09:00:00.000Z`;
  await tx
    .insertInto('orders')
    .values({
      number,
      user_id,
      target_type: target.type,
      target_slug: target.slug,
      price,
      qty,
      status,
      idempotency_key: `demo-${number}`,
      fingerprint: sha256(number),
      code: newCode(),
      locale: 'ar',
      donor_name: null,
      donor_email: null,
      donor_mobile: null,
      message: null,
      anonymous: false,
      show_on_wall: false,
      gift: null,
      gift_code: null,
      gift_notify_on: null,
      created_at,
      expires_at: created_at,
      paid_at: paid_on[0] === undefined ? null : created_at,
    })
    .execute();
  for (const [index, day] of paid_on.entries()) {
    const at = `${day}T09:00:00.000Z`;
    const { id } = await tx
      .insertInto('payments')
      .values({
        order_number: number,
        purpose: 'donation',
        initiator: index === 0 ? 'donor' : 'runner',
        period: index + 1,
        counts: true,
        checkout_id: newCode(),
        reference: `${number}-${index + 1}-DEMO`,
        idempotency_key: null,
        gateway: 'demo',
        gateway_checkout: null,
        gateway_integrity: null,
        gateway_payment: null,
        brand: 'mada',
        last_four: '4411',
        amount: price,
        currency: 'SAR',
        status: 'paid',
        reason: null,
        note: null,
        created_at: at,
        expires_at: at,
        settled_at: at,
        checked_at: null,
        charged_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('giving_ledger').values({ payment_id: id, amount: price, at }).execute();
    await tx
      .insertInto('receipts')
      .values({
        number: await nextNumber(tx, Number(day.slice(0, 4))),
        code: newCode(),
        payment_id: id,
        order_number: number,
        date: day,
        amount: price,
      })
      .execute();
  }
  if (!plan) return;
  // Demo card without a gateway token: the next charge fails and requires another card.
  await tx
    .insertInto('subscriptions')
    .values({
      order_number: number,
      ...plan,
      monthly_price: price,
      brand: 'mada',
      last_four: '4411',
      token: 'demo',
      next_charge_on: null,
    })
    .execute();
  await writePlan(tx, number, plan);
}
