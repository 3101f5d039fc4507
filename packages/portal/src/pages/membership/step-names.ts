/** The steps of the registration as its address names them, in order. */
export const STEPS = ['personal', 'address', 'bank', 'shares', 'check'] as const;
export type Step = (typeof STEPS)[number];
