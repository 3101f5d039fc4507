import { riyadhDay } from '@taawun/domain';
import { chargedPlan, declinedPlan, startedPlan } from '@taawun/domain/giving';
import type { SubscriptionRow } from '../db/giving-schema.ts';
import { bookPayment } from './book-payment.ts';
import { mailFailedCharge } from './mails.ts';
import { planOf, writePlan } from './plans.ts';
import { encryptToken } from './encrypt.ts';
import type { Booking, DecidedPayment } from '../context/services.ts';

const lockSubscription = ({ tx, order }: DecidedPayment): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('subscriptions').selectAll().where('order_number', '=', order.number).forUpdate().executeTakeFirst();

/** Stores the card token of a paid payment as the card to charge. */
async function keepCard(paid: DecidedPayment): Promise<void> {
  const { tx, services, order, payment, outcome } = paid;
  if (outcome.token === null) return;
  const row = await lockSubscription(paid);
  if (row)
    await writePlan(tx, order.number, planOf(row), {
      token: encryptToken(outcome.token, services.config.payment.tokenKey),
      brand: payment.brand,
      last_four: outcome.lastFour ?? '0000',
    });
}

/** Advances the monthly donation after a charged month, or creates it with the first one. */
async function advance(paid: DecidedPayment): Promise<void> {
  const { tx, services, order, payment, outcome, now } = paid;
  if (order.qty === 1) return;
  const today = riyadhDay(now);
  const row = await lockSubscription(paid);
  if (row) return writePlan(tx, order.number, chargedPlan(planOf(row), today));
  const plan = startedPlan(today, order.qty);
  await tx
    .insertInto('subscriptions')
    .values({
      order_number: order.number,
      ...plan,
      monthly_price: order.price,
      brand: payment.brand,
      last_four: outcome.lastFour ?? '0000',
      token: outcome.token === null ? null : encryptToken(outcome.token, services.config.payment.tokenKey),
      next_charge_on: null,
    })
    .execute();
  await writePlan(tx, order.number, plan);
}

/** Donations: a receipt for each payment, and the state of a monthly donation. */
export const donationBooking: Booking = {
  async book(paid) {
    const { tx, services, order, payment, now } = paid;
    await advance(paid);
    if (payment.purpose === 'card') await keepCard(paid);
    await bookPayment(tx, services, order, payment, now);
    return null;
  },
  cardVerified: keepCard,
  async declined(declined, reason) {
    const { tx, services, order, payment } = declined;
    if (payment.initiator !== 'runner') return;
    const row = await lockSubscription(declined);
    if (!row) return;
    const plan = declinedPlan(planOf(row));
    await writePlan(tx, order.number, plan);
    await mailFailedCharge(tx, services, order, { amount: payment.amount, reason, plan });
  },
};
