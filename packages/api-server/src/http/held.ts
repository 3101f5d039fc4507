/** Milliseconds that a look at what is published holds: a page may be that much older than what it shows, and a busy server asks ten times a second. */
const HOLDS = 100;

/** The same read, asked again only when the last answer is older than that. A failed one is not kept. */
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
