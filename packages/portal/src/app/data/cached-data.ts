/** How long loaded data of a public page is reused without a request, in milliseconds. */
const KEEPS = 30_000;
const ROOM = 40;

interface Kept {
  data: Promise<unknown>;
  at: number;
}

/** Loaded data of public pages, by page and URL: a prefetched or recently visited page renders without waiting. */
const kept = new Map<string, Kept>();

/** Returns the cached data of a key, or calls `load` and caches its result. A failure is not cached. */
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

/** Clears the cache: after a sign-in or sign-out, after a payment, and when the user reloads. */
export const clearCachedData = (): void => kept.clear();
