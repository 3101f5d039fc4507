/** The choices of a select from a list of codes. */
export const byCode = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name }));

/** The choices of a select from a list of numbers. */
export const byId = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));
