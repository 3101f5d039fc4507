/** Halalas a month that can be given: the bounds of `monthly_price` in the contract. */
export const DONATION_LIMITS = { min: 100, max: 10_000_000 } as const;

/** Months of one donation: the bounds of `months` in the contract. */
export const MONTHS_LIMITS = { min: 1, max: 60 } as const;

/** A donor's wish and a gift's message have fewer words than this. */
export const DONATION_WORDS = 60;

/** How long a checkout stays open, in milliseconds. */
export const CHECKOUT_LIFE = 30 * 60_000;

/** How many words a text has. */
export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
