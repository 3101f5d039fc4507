import { nextChargeOn, type Plan } from '@taawun/domain/giving';
import type { Locale, PaymentReason } from '@taawun/api-client';
import type { Tx } from '../db/schema.ts';
import type { Services } from '../context/services.ts';
import { targetOfOrder } from './shown.ts';
import { BUTTONS, TEXTS, type Facts } from './texts.ts';
import type { OrderRow, ReceiptRow, SubscriptionRow } from '../db/giving-schema.ts';
import { Failure } from '../shared/failure.ts';
import { planOf } from './plans.ts';

type Reach = Pick<Services, 'messenger' | 'config' | 'titles'>;

const prefix = (locale: Locale) => (locale === 'en' ? '/en' : '');

/** URL of an order's page, with the code that grants access. */
const orderLink = ({ config }: Pick<Services, 'config'>, { number, code, locale }: OrderRow) =>
  `${config.publicOrigin}${prefix(locale)}/giving/${number}?code=${code}`;

/** Notifies the donor by e-mail, otherwise by SMS; no effect when the donor left neither. */
async function notifyDonor<Kind extends keyof Facts>(
  tx: Tx,
  { messenger }: Reach,
  { donor_email, donor_mobile, locale }: OrderRow,
  kind: Kind,
  facts: Facts[Kind],
): Promise<void> {
  const { subject, body } = TEXTS[kind][locale];
  const to =
    donor_email !== null
      ? ({ channel: 'email', recipient: donor_email } as const)
      : donor_mobile !== null
        ? ({ channel: 'sms', recipient: donor_mobile } as const)
        : null;
  if (!to) return;
  const label = BUTTONS[locale];
  const buttons = [
    ...('pdf' in facts ? [{ url: facts.pdf, label: label.pdf }] : []),
    ...('link' in facts ? [{ url: facts.link, label: label.donation }] : []),
  ];
  await messenger.send(tx, { ...to, subject: subject(facts), body: body(facts), locale, layout: { buttons } });
}

const titleOf = (services: Reach, order: OrderRow) =>
  targetOfOrder(order, { content: services.titles(), locale: order.locale }).title;

/** Sends a receipt, which says when its payment was a test. */
export async function mailReceipt(
  tx: Tx,
  services: Reach,
  order: OrderRow,
  { number, amount }: ReceiptRow,
  test: boolean,
): Promise<void> {
  const pdf = `${services.config.publicOrigin}/api/receipts/${number}/pdf?code=${order.code}`;
  await notifyDonor(tx, services, order, 'receipt', {
    name: order.donor_name,
    amount,
    target: titleOf(services, order),
    number,
    pdf,
    link: orderLink(services, order),
    test,
  });
}

/** Notifies the donor of a failed charge and of the next attempt. */
export async function mailFailedCharge(
  tx: Tx,
  services: Reach,
  order: OrderRow,
  { amount, reason, plan }: { amount: number; reason: PaymentReason; plan: Plan },
): Promise<void> {
  await notifyDonor(tx, services, order, 'failed', {
    amount,
    target: titleOf(services, order),
    reason,
    retry: nextChargeOn(plan),
    link: orderLink(services, order),
  });
}

/** Notifies the donor of a refund. */
export async function mailRefund(tx: Tx, services: Reach, order: OrderRow, amount: number): Promise<void> {
  await notifyDonor(tx, services, order, 'refunded', {
    target: titleOf(services, order),
    amount,
    link: orderLink(services, order),
  });
}

/** Change of a monthly donation by its donor; `ended`: by the staff. */
export type SubscriptionNews = 'paused' | 'amount' | 'cancelled' | 'ended' | 'resumed';

/** Confirms a change of a monthly donation. */
export async function mailSubscription(
  tx: Tx,
  services: Reach,
  order: OrderRow,
  row: SubscriptionRow,
  news: SubscriptionNews,
): Promise<void> {
  const facts = {
    target: titleOf(services, order),
    amount: row.monthly_price,
    next: nextChargeOn(planOf(row)),
    link: orderLink(services, order),
  };
  await notifyDonor(tx, services, order, news, facts);
}

/** Takes a text message from the budget; `false` when it is used up. */
async function isAffordable(tx: Tx, { limits }: Pick<Services, 'limits'>): Promise<boolean> {
  try {
    await limits.spendSms(tx);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'rate_limited') return false;
    throw error;
  }
}

/**
 * Notifies the receiver of a gift once, in the donor's language, because the receiver's is unknown. A text message that
 * the budget does not allow waits for a later run of the job.
 */
export async function notifyReceiver(
  tx: Tx,
  services: Reach & Pick<Services, 'limits'>,
  order: OrderRow,
): Promise<void> {
  const { gift, gift_code, locale, number } = order;
  if (gift?.mobile != null && gift_code !== null && !(await isAffordable(tx, services))) return;
  if (gift && gift_code !== null) {
    const facts = {
      receiver: gift.receiver_name,
      sender: gift.sender_name,
      target: titleOf(services, order),
      link: `${services.config.publicOrigin}${prefix(locale)}/gift/${gift_code}`,
    };
    const { subject, body } = TEXTS.gift[locale];
    const layout = { buttons: [{ url: facts.link, label: BUTTONS[locale].gift }] };
    const message = { subject: subject(facts), body: body(facts), locale, layout };
    if (gift.email !== null) await services.messenger.send(tx, { channel: 'email', recipient: gift.email, ...message });
    if (gift.mobile !== null) await services.messenger.send(tx, { channel: 'sms', recipient: gift.mobile, ...message });
  }
  await tx.updateTable('orders').set({ gift_notify_on: null }).where('number', '=', number).execute();
}
