/** Names under which a form sends the two days of a range. */
export interface RangeNames {
  /** Sends the days as `{name}From` and `{name}To`. */
  name?: string | undefined;
  /** Name of the first day. @default `{name}From` */
  fromName?: string | undefined;
  /** Name of the last day. @default `{name}To` */
  toName?: string | undefined;
}

/** Returns the names of the two days. */
export const endNames = ({ name, fromName, toName }: RangeNames) => ({
  from: fromName ?? (name ? `${name}From` : undefined),
  to: toName ?? (name ? `${name}To` : undefined),
});
