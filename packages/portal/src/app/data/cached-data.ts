/** Milliseconds that what a public page has loaded may be shown again, or for the first time, without asking. */
const KEEPS = 30_000;
const ROOM = 40;

interface Kept {
  data: Promise<unknown>;
  at: number;
}

/** What public pages have loaded, by page and address: a page that was asked for a moment ago, or is about to be, stands in the same tick. */
const kept = new Map<string, Kept>();

/** The data under that key: what is at hand, else what `load` answers. A failure is not kept. */
export function cachedData(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = kept.get(key);
  if (known && Date.now() - known.at < KEEPS) return known.data;
  const entry = { data: load(), at: Date.now() };
  kept.delete(key);
  kept.set(key, entry);
  for (const oldest of kept.keys()) if (kept.size > ROOM) kept.delete(oldest);
  entry.data.catch(() => {
    if (kept.get(key) === entry) kept.delete(key);
  });
  return entry.data;
}

/** Whoever is at the keyboard has changed, or wants to see it anew. */
export const clearCachedData = (): void => kept.clear();
