import { DONATION_LIMITS } from '@taawun/domain/giving';
import { amountFault } from '@taawun/ui';
import type { Gift } from '@taawun/ui/forms';
import type { DonationDetails, PaymentIntent, PaymentTarget } from '../../machines/payment/payment.model.ts';
import type { DonationDraft, DonorValues } from './draft.ts';

/** Donation target other than the general fund. */
export interface GivingTarget {
  kind: 'program' | 'product';
  slug: string;
  title: string;
  monthly_price: number;
  impacts: readonly { amount: number; text: string }[];
}

export const GENERAL = 'general';
export const nameOf = ({ kind, slug }: Pick<GivingTarget, 'kind' | 'slug'>): string => `${kind}:${slug}`;
export const targetNameOf = (target: PaymentTarget): string =>
  target.type === 'general' ? GENERAL : nameOf({ kind: target.type, slug: target.slug });

const text = (value: string): string | undefined => value.trim() || undefined;

/** Removes omitted values: the contract does not allow empty texts. */
const given = (details: object): DonationDetails =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined && value !== false),
  ) as DonationDetails;

const giftDetails = ({ receiver_name, sender_name, message, mobile, email, notify_on, show_amount }: Gift) => ({
  receiver_name: text(receiver_name),
  sender_name: text(sender_name),
  gift_message: text(message),
  receiver_mobile: text(mobile),
  receiver_email: text(email),
  notify_on: text(notify_on),
  show_amount,
});

/** API field names → field names of the gift dialog. */
export const GIFT_FIELDS: Readonly<Record<string, keyof Gift>> = {
  receiver_name: 'receiver_name',
  sender_name: 'sender_name',
  gift_message: 'message',
  receiver_mobile: 'mobile',
  receiver_email: 'email',
  notify_on: 'notify_on',
};

/** Returns the payment intent; `null` while the amount is missing or outside the limits. */
export function intentOf(
  { target, plan, gift }: DonationDraft,
  donor: DonorValues,
  targets: readonly GivingTarget[],
): PaymentIntent | null {
  const { amount, frequency, months } = plan;
  if (amount === null || amountFault(amount, DONATION_LIMITS) !== null) return null;
  const chosen = targets.find((each) => nameOf(each) === target);
  const impact = chosen?.impacts.find((each) => each.amount === amount)?.text;
  const { donor_name, donor_email, donor_mobile, anonymous, show_on_wall, message } = donor;
  const details = given({
    donor_name: text(donor_name),
    donor_email: text(donor_email),
    donor_mobile: text(donor_mobile),
    anonymous,
    show_on_wall,
    message: text(message),
    ...(gift ? giftDetails(gift) : {}),
  });
  return {
    target: chosen ? { type: chosen.kind, slug: chosen.slug, title: chosen.title } : { type: 'general' },
    monthlyPrice: amount,
    months: frequency === 'once' ? 1 : months,
    ...(impact !== undefined && { impact }),
    ...(Object.keys(details).length ? { details } : {}),
  };
}
