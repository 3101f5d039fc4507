/** Joins the class of a base style with the consumer's `className`. */
export const classes = (own: string, given: string | undefined): string => (given ? `${own} ${given}` : own);
