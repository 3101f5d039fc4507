/** Maximum age of a memoised read in ms: limits a busy server to ten queries per second. */
const MAX_AGE_MS = 100;

/** Memoises a read for `MAX_AGE_MS`. Failed reads are not memoised. */
export function memoise<Value>(
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let last: { value: Promise<Value>; readAt: number } | null = null;
  return () => {
    if (last && now() - last.readAt < MAX_AGE_MS) return last.value;
    const current = { value: read(), readAt: now() };
    last = current;
    current.value.catch(() => {
      if (last === current) last = null;
    });
    return current.value;
  };
}
