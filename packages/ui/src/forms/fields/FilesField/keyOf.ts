const keys = new WeakMap<object, number>();
let count = 0;

/** Returns a key of the object for lists: two files may have the same name, size and date. */
export function keyOf(entry: object): number {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  count += 1;
  keys.set(entry, count);
  return count;
}
