import { checkoutRequestLimits } from '../contract.gen.ts';

/** Minimum and maximum monthly amount of a donation, in halalas. */
export const DONATION_LIMITS = {
  min: checkoutRequestLimits.monthly_price.minimum,
  max: checkoutRequestLimits.monthly_price.maximum,
} as const;

/** Minimum and maximum number of months of a donation. */
export const MONTHS_LIMITS = {
  min: checkoutRequestLimits.months.minimum,
  max: checkoutRequestLimits.months.maximum,
} as const;

/** Word limit of a donor's message and of a gift message, exclusive: a valid text is below it. */
export const DONATION_WORD_LIMIT = 60;

/** Lifetime of a checkout, in ms. */
export const CHECKOUT_LIFETIME = 30 * 60_000;
