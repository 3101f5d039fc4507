/** Key of a row: what `rowKey` returns. */
export type RowKey = string | number;

/** Returns the keys from the one to the other in the order of the rows; the second alone when the first is not there. */
export function keysBetween(keys: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const [start, end] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  return start === -1 || end === -1 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Returns the selection with the keys added or removed; the others stay. */
export function withKeys(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isSelected: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Returns whether all, some or none of the keys are selected. */
export function selectionOf(selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
