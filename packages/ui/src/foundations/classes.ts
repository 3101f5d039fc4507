/** A leaf's class with the consumer's beside it. */
export const classes = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own);
