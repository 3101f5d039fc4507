/** Joins the ids of an attribute such as `aria-describedby`; `undefined` without any. */
export const joinIds = (...ids: (string | false | null | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
