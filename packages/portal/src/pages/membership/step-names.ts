/** Steps of the registration, as named in the URL, in order. */
export const STEPS = ['personal', 'address', 'bank', 'shares', 'check'] as const;
export type Step = (typeof STEPS)[number];
