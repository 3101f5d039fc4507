import { cancelPlan, pausePlan, resumePlan, type Plan } from '@taawun/domain/giving';
import { riyadhDay } from '@taawun/domain';
import type { Brand, Checkout, Locale, SubscriptionDetails } from '@taawun/api-client';
import type { Tx } from '../db/schema.ts';
import { Failure } from '../shared/failure.ts';
import type { Services } from '../context/services.ts';
import { leftOf } from './checkout.ts';
import type { Payer } from '../payments/limit.ts';
import { mailSubscription, type SubscriptionNews } from './mails.ts';
import { openPayment } from '../payments/open.ts';
import { getSubscription, orderOf, type Asker } from './orders.ts';
import type { OrderRow, SubscriptionRow } from '../db/giving-schema.ts';
import { planOf, writePlan } from './plans.ts';
import { shownCheckout } from '../payments/checkout.ts';

/**
 * Loads and locks a monthly donation.
 * @throws Failure `not_found`; `charge_running` while a charge is in progress
 */
async function loadChangeable(tx: Tx, number: string): Promise<SubscriptionRow> {
  const row = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
  const charging = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_number', '=', number)
    .where('initiator', '=', 'runner')
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst();
  if (charging) throw new Failure('charge_running');
  return row;
}

type Decide = (plan: Plan, row: SubscriptionRow) => { plan: Plan | null; monthly_price?: number };

async function change(
  services: Services,
  asker: Asker,
  locale: Locale,
  news: SubscriptionNews,
  decide: Decide,
): Promise<SubscriptionDetails> {
  const order = await orderOf(services.db, asker);
  await services.content.read();
  await services.db.transaction().execute(async (tx) => {
    const row = await loadChangeable(tx, order.number);
    const { plan, ...more } = decide(planOf(row), row);
    if (!plan) throw new Failure('subscription_closed');
    await writePlan(tx, order.number, plan, more);
    const after = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('order_number', '=', order.number)
      .executeTakeFirstOrThrow();
    await mailSubscription(tx, services, order, after, news);
  });
  return getSubscription(services, asker, locale);
}

/** Skips the next `months` charges. */
export const pauseSubscription = (
  services: Services,
  asker: Asker,
  months: number,
  locale: Locale,
): Promise<SubscriptionDetails> =>
  change(services, asker, locale, 'paused', (plan) => ({ plan: pausePlan(plan, months) }));

/** Changes the amount (halalas) from the next charge on. */
export const changeAmount = (
  services: Services,
  asker: Asker,
  monthly_price: number,
  locale: Locale,
): Promise<SubscriptionDetails> =>
  change(services, asker, locale, 'amount', (plan) => ({
    plan: plan.status === 'cancelled' || plan.status === 'completed' ? null : plan,
    monthly_price,
  }));

/** Cancels a monthly donation. */
export const cancelSubscription = (services: Services, asker: Asker, locale: Locale): Promise<SubscriptionDetails> =>
  change(services, asker, locale, 'cancelled', (plan) => ({ plan: cancelPlan(plan) }));

/**
 * Resumes a monthly donation.
 * @throws Failure `card_needed` when no card is stored
 */
export const resumeSubscription = (services: Services, asker: Asker, locale: Locale): Promise<SubscriptionDetails> =>
  change(services, asker, locale, 'resumed', (plan, { token }) => {
    const next = resumePlan(plan, riyadhDay(new Date()));
    if (next && token === null) throw new Failure('card_needed');
    return { plan: next };
  });

/**
 * Opens a checkout that changes the card: it charges the failed month, or only verifies the card.
 * @throws Failure `subscription_closed`, `charge_running`
 */
export async function changeCard(
  services: Services,
  asker: Asker,
  payer: Payer,
  { brand, key }: { brand: Brand; key: string },
): Promise<Checkout> {
  const order = await orderOf(services.db, asker);
  const row = await services.db.transaction().execute((tx) => loadChangeable(tx, order.number));
  if (row.status === 'completed') throw new Failure('subscription_closed');
  const owed = row.status === 'failed';
  const amount = owed ? row.monthly_price : services.gateway.cardCheck;
  const payment = await openPayment(services, order, payer, {
    purpose: 'card',
    brand,
    period: row.charged + 1,
    amount,
    counts: owed,
    keepCard: true,
    key,
  });
  return shownCheckout(services, leftOf(order, row, payment), payment);
}

/**
 * Ends a monthly donation on behalf of the staff, without its card: the donor needs one to resume it. Returns the months
 * that were left, or `null` when it had ended.
 * @throws Failure `not_found` for an order without one; `charge_running` while a charge is in progress
 */
export async function endSubscription(tx: Tx, services: Services, order: OrderRow): Promise<number | null> {
  const row = await loadChangeable(tx, order.number);
  const plan = cancelPlan(planOf(row));
  if (!plan) return null;
  await writePlan(tx, order.number, plan, { token: null });
  await mailSubscription(tx, services, order, { ...row, ...plan }, 'ended');
  return row.months - row.charged;
}

/** Cancels all of a deleted user's monthly donations. */
export async function cancelAll(tx: Tx, userId: number): Promise<void> {
  const rows = await tx
    .selectFrom('subscriptions as s')
    .innerJoin('orders as o', 'o.number', 's.order_number')
    .selectAll('s')
    .where('o.user_id', '=', userId)
    .where('s.status', 'in', ['active', 'paused', 'failed'])
    .forUpdate('s')
    .execute();
  for (const row of rows) {
    const plan = cancelPlan(planOf(row));
    if (plan) await writePlan(tx, row.order_number, plan, { token: null });
  }
}
