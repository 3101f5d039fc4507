/** Maximum age of a memoised read in ms: limits a busy server to ten queries per second. */
const HOLDS = 100;

/** Memoises a read for `HOLDS` ms. Failed reads are not memoised. */
export function held<Value>(
  read: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let last: { value: Promise<Value>; asked: number } | null = null;
  return () => {
    if (last && now() - last.asked < HOLDS) return last.value;
    const asking = { value: read(), asked: now() };
    last = asking;
    asking.value.catch(() => {
      if (last === asking) last = null;
    });
    return asking.value;
  };
}
