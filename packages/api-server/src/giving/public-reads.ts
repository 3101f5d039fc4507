import { targetImage } from '@taawun/api-client/content';
import { riyadhDay } from '@taawun/domain';
import type { Gift, InputOf, Locale, OutputOf, ReceiptVerification } from '@taawun/api-client';
import { isTestPayment } from '../payments/test-payment.ts';
import { Failure } from '../shared/failure.ts';
import { countOf, pageOf } from '../shared/paging.ts';
import { sql } from 'kysely';
import type { Services } from '../context/services.ts';
import { targetOfOrder } from './shown.ts';

/**
 * Verifies a receipt's code and returns its data; includes the name only of a donor on the donor wall who is not
 * anonymous.
 */
export async function verifyReceipt(services: Services, code: string, locale: Locale): Promise<ReceiptVerification> {
  const { db, content } = services;
  const row = await db
    .selectFrom('receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.number', 'r.order_number')
    .select([
      'r.number',
      'r.date',
      'r.amount',
      'p.status',
      'p.gateway',
      'o.target_type',
      'o.target_slug',
      'o.show_on_wall',
      'o.anonymous',
      'o.donor_name',
    ])
    .where('r.code', '=', code)
    .executeTakeFirst();
  if (!row) return { valid: false, test: false, receipt: null };
  const { number, date, amount, status, show_on_wall, anonymous, donor_name } = row;
  const test = isTestPayment(services, row);
  const target = targetOfOrder(row, { content: await content.read(), locale });
  return {
    valid: status === 'paid' && !test,
    test,
    receipt: {
      number,
      date,
      amount,
      currency: 'SAR',
      target,
      donor_name: show_on_wall && !anonymous ? donor_name : null,
    },
  };
}

/**
 * Returns the page of a gift, once it is paid.
 * @throws Failure `not_found`
 */
export async function getGift({ db, content }: Services, code: string, locale: Locale): Promise<Gift> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('gift_code', '=', code)
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  if (!order?.gift || !order.paid_at) throw new Failure('not_found');
  const source = await content.read();
  const { receiver_name, sender_name, message, show_amount } = order.gift;
  return {
    code,
    receiver_name,
    sender_name,
    message,
    target: targetOfOrder(order, { content: source, locale }),
    image: targetImage(source, order.target_type, order.target_slug, locale),
    date: riyadhDay(order.paid_at),
    amount: show_amount ? order.price * order.qty : null,
  };
}

/** Returns the donors who agreed to appear on the donor wall, newest first. */
export async function listDonors(
  { db, content }: Services,
  { target_type, target_slug, ...paging }: InputOf<'listDonors'>,
  locale: Locale,
): Promise<OutputOf<'listDonors'>> {
  let shown = db.selectFrom('orders').where('show_on_wall', '=', true).where('paid_at', 'is not', null);
  let counts = db.selectFrom('donor_wall_counts');
  if (target_type !== undefined) {
    shown = shown.where('target_type', '=', target_type);
    counts = counts.where('target_type', '=', target_type);
  }
  if (target_slug !== undefined) {
    shown = shown.where('target_slug', '=', target_slug);
    counts = counts.where('target_slug', '=', target_slug);
  }
  const total = await countOf(counts.select(sql<number>`coalesce(sum(donors), 0)::int`.as('total')));
  const { rows, pagination } = await pageOf(paging, total, ({ limit, offset, asc, desc }) =>
    db
      .selectFrom(
        shown
          .select(['paid_at', 'number'])
          .orderBy('paid_at', desc)
          .orderBy('number', asc)
          .limit(limit)
          .offset(offset)
          .as('page'),
      )
      .innerJoin('orders as o', 'o.number', 'page.number')
      // No other column of an order is for the public.
      .select([
        'o.paid_at',
        'o.created_at',
        'o.target_type',
        'o.target_slug',
        'o.anonymous',
        'o.donor_name',
        'o.message',
      ])
      .orderBy('page.paid_at', desc)
      .orderBy('page.number', asc)
      .execute(),
  );
  const source = await content.read();
  const donors = rows.map((order) => ({
    name: order.anonymous ? null : order.donor_name,
    message: order.message,
    date: riyadhDay(order.paid_at ?? order.created_at),
    target: targetOfOrder(order, { content: source, locale }),
  }));
  return { donors, pagination };
}
