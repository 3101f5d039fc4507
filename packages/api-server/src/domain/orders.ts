import type { Checkout, CheckoutRequest, Locale, Order } from '@taawun/api-client';
import { successText } from '@taawun/api-client/validation';
import { randomBytes } from 'node:crypto';
import { lockInTransaction } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import { Failure } from './failure.ts';
import { pageOf, type Paging } from './paging.ts';
import { sha256, shortId } from './secrets.ts';

const CHECKOUT_LIFE = 30 * 60_000;

/** Where the page finds the script of a payment gateway. */
export const gatewayScript = (checkoutId: string): string => `/gateway/sandbox/widget.js?checkoutId=${checkoutId}`;

/** Opens a checkout: one pending order per idempotency key. The same key with other content is a conflict. */
export function createCheckout(db: Db, { idempotency_key, target_type, target_slug, monthly_price, months }: CheckoutRequest, userId: number | null): Promise<Checkout> {
  const slug = target_type === 'general' ? null : (target_slug ?? null);
  const fingerprint = sha256(JSON.stringify([target_type, slug, monthly_price, months]));
  return db.transaction().execute(async (tx) => {
    await lockInTransaction(tx, `checkout ${idempotency_key}`);
    const known = await tx.selectFrom('orders').selectAll().where('idempotency_key', '=', idempotency_key).executeTakeFirst();
    // Somebody else's key is no key of this caller.
    if (known && (known.fingerprint !== fingerprint || known.user_id !== userId)) throw new Failure('conflict');
    const now = new Date();
    const order =
      known ??
      (await tx
        .insertInto('orders')
        .values({
          number: `T-${shortId()}`,
          user_id: userId,
          target_type,
          target_slug: slug,
          price: monthly_price,
          qty: months,
          status: 'pending',
          remaining: months,
          idempotency_key,
          fingerprint,
          checkout_id: randomBytes(16).toString('base64url'),
          created_at: now,
          expires_at: new Date(now.getTime() + CHECKOUT_LIFE),
        })
        .returningAll()
        .executeTakeFirstOrThrow());
    return {
      order_number: order.number,
      checkout_id: order.checkout_id,
      amount: order.price * order.qty,
      currency: 'SAR',
      expires_at: order.expires_at.toISOString(),
      script_url: gatewayScript(order.checkout_id),
    };
  });
}

/** A user's orders, newest first. */
export async function listOrders(db: Db, userId: number, paging: Paging, locale: Locale) {
  const mine = db.selectFrom('orders').where('user_id', '=', userId);
  const { rows, pagination } = await pageOf(paging, mine.select(({ fn }) => fn.countAll<number>().as('total')), (limit, offset) =>
    mine.selectAll().orderBy('created_at', 'desc').orderBy('number').limit(limit).offset(offset).execute(),
  );
  const orders = rows.map(({ number, created_at, price, qty, status, remaining }): Order => ({
    number,
    date: created_at.toISOString().slice(0, 10),
    price,
    qty,
    total: price * qty,
    status,
    unit: successText('month', locale),
    remaining,
  }));
  return { orders, pagination };
}
