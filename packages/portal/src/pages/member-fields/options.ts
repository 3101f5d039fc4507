/** Maps a list with codes to select options. */
export const byCode = (list: readonly { code: string; name: string }[]) =>
  list.map(({ code, name }) => ({ value: code, label: name }));

/** Maps a list with ids to select options. */
export const byId = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));
