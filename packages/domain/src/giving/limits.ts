import { checkoutRequestLimits } from '../contract.gen.ts';

/** Halalas a month that can be given. */
export const DONATION_LIMITS = {
  min: checkoutRequestLimits.monthly_price.minimum,
  max: checkoutRequestLimits.monthly_price.maximum,
} as const;

/** Months of one donation. */
export const MONTHS_LIMITS = {
  min: checkoutRequestLimits.months.minimum,
  max: checkoutRequestLimits.months.maximum,
} as const;

/** A donor's wish and a gift's message have at most this many words. */
export const DONATION_WORDS = 60;

/** How long a checkout stays open, in milliseconds. */
export const CHECKOUT_LIFETIME = 30 * 60_000;
