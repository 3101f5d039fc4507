/** Entries of a list under one heading. */
export interface EntryGroup<T> {
  /** Heading, or `''` for entries without a group. */
  group: string;
  entries: T[];
}

/** Groups entries in the order in which the groups first appear; entries keep their order within a group. */
export function groupEntries<T extends { group?: string | undefined }>(entries: readonly T[]): EntryGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = entry.group ?? '';
    const known = groups.get(group);
    if (known) known.push(entry);
    else groups.set(group, [entry]);
  }
  return [...groups].map(([group, list]) => ({ group, entries: list }));
}
