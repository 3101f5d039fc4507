import { CHECKOUT_LIFETIME } from '@taawun/domain/giving';
import { riyadhToday } from '@taawun/domain';
import type { Tx } from '../db/schema.ts';
import { GatewayAway } from '../gateways/shared/port.ts';
import type { Services } from '../context/services.ts';
import { mailFailedCharge } from './mails.ts';
import { readPayment } from '../payments/rows.ts';
import { decryptToken } from './encrypt.ts';
import { applyOutcome, settlePayment } from '../payments/settle.ts';
import type { PaymentRow } from '../db/giving-schema.ts';
import { newCode } from '../shared/secrets.ts';
import { planOf, writePlan } from './plans.ts';

/** Result of a charge run, in payments. */
export interface ChargeRun {
  charged: number;
  declined: number;
  /** Outcome unknown yet; reconciliation settles it. */
  pending: number;
  /** Without a chargeable card. */
  cardless: number;
}

interface Claim {
  number: string;
  /** `null`: there is no card to charge, or another runner is charging. */
  payment: PaymentRow | null;
  taken: boolean;
}

interface Due {
  /** ISO day until which months are due. */
  date: string;
  /** Orders that another runner charges. */
  passed: readonly string[];
}

/**
 * Claims one due monthly donation and records the running charge before the gateway is requested. Concurrent runners
 * take another donation; changes to this one fail with `charge_running`.
 */
async function claim(tx: Tx, services: Services, { date, passed }: Due): Promise<Claim | null> {
  const today = riyadhToday();
  const triedOn = date > today ? date : today;
  let due = tx.selectFrom('subscriptions').selectAll().where('next_charge_on', '<=', date);
  if (passed.length > 0) due = due.where('order_number', 'not in', passed);
  const row = await due
    .orderBy('next_charge_on')
    .orderBy('order_number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  // Separate query after the row lock, so that it sees what another runner has just committed.
  const charging = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_number', '=', row.order_number)
    .where('initiator', '=', 'runner')
    .where('status', 'in', ['open', 'pending'])
    .executeTakeFirst();
  if (charging) return { number: row.order_number, payment: null, taken: true };
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', row.order_number)
    .executeTakeFirstOrThrow();
  if (row.token === null || decryptToken(row.token, services.config.payment.tokenKey) === null) {
    const plan = { ...planOf(row), status: 'failed' as const };
    await writePlan(tx, row.order_number, plan, { token: null });
    await mailFailedCharge(tx, services, order, { amount: row.monthly_price, reason: 'card_expired', plan });
    return { number: row.order_number, payment: null, taken: false };
  }
  await tx
    .updateTable('subscriptions')
    .set({ tried_on: triedOn })
    .where('order_number', '=', row.order_number)
    .execute();
  const period = row.charged + 1;
  const { tries } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('order_number', '=', row.order_number)
    .where('period', '=', period)
    .where('initiator', '=', 'runner')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const payment = await tx
    .insertInto('payments')
    .values({
      order_number: row.order_number,
      purpose: 'donation',
      initiator: 'runner',
      period,
      counts: true,
      checkout_id: newCode(),
      reference: `${row.order_number}-${period}-M${tries}`,
      idempotency_key: null,
      gateway: services.gateway.name,
      gateway_checkout: null,
      gateway_integrity: null,
      gateway_payment: null,
      brand: row.brand,
      last_four: row.last_four,
      amount: row.monthly_price,
      currency: 'SAR',
      status: 'open',
      reason: null,
      note: null,
      created_at: now,
      expires_at: new Date(now.getTime() + CHECKOUT_LIFETIME),
      settled_at: null,
      checked_at: now,
      charged_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { number: row.order_number, payment, taken: false };
}

/** Charges a claimed payment. Safe to repeat: the gateway captures once per reference. */
async function chargeBegun(services: Services, payment: PaymentRow): Promise<PaymentRow> {
  const { db, gateway, config } = services;
  const row = await db
    .selectFrom('subscriptions')
    .select('token')
    .where('order_number', '=', payment.order_number)
    .executeTakeFirstOrThrow();
  const token = row.token === null ? null : decryptToken(row.token, config.payment.tokenKey);
  if (token === null || payment.gateway !== gateway.name) return payment;
  try {
    const { reference, amount, currency, brand } = payment;
    const outcome = await gateway.charge({ reference, amount, currency, brand }, token);
    const after = await applyOutcome(services, payment.id, outcome);
    return after.status === 'refunding' ? (await settlePayment(services, after.id)).payment : after;
  } catch (error) {
    if (error instanceof GatewayAway) return readPayment(db, payment.id);
    throw error;
  }
}

const APART = 60_000;

/**
 * Repeats a charge that was claimed but is unknown to the gateway. At most one attempt at a time, at least a minute
 * apart: not every gateway rejects a concurrent duplicate.
 */
export async function chargeAgain(services: Services, payment: PaymentRow, now = new Date()): Promise<PaymentRow> {
  const claimed = await services.db
    .updateTable('payments')
    .set({ charged_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', 'open')
    .where('charged_at', '<', new Date(now.getTime() - APART))
    .returningAll()
    .executeTakeFirst();
  return claimed ? chargeBegun(services, claimed) : payment;
}

/**
 * Charges all due monthly donations. Safe under repetition, concurrent runners and crashes.
 * @param date ISO day until which months are due
 * @throws Error for a day after today, unless the gateway is a test gateway: real cards are not charged early
 */
export async function runCharges(services: Services, date = riyadhToday()): Promise<ChargeRun> {
  if (!services.gateway.test && date > riyadhToday())
    throw new Error(
      `${date} is after today. Months are charged when they are due; only a test gateway takes a later day.`,
    );
  await services.content.read();
  const run: ChargeRun = { charged: 0, declined: 0, pending: 0, cardless: 0 };
  const passed: string[] = [];
  for (;;) {
    const claimed = await services.db.transaction().execute((tx) => claim(tx, services, { date, passed }));
    if (!claimed) return run;
    if (claimed.taken) passed.push(claimed.number);
    else if (!claimed.payment) run.cardless++;
    else {
      const { status } = await chargeBegun(services, claimed.payment);
      run[status === 'paid' ? 'charged' : status === 'failed' ? 'declined' : 'pending']++;
    }
  }
}
