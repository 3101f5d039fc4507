/** How long loaded data of a public page is reused without a request, in milliseconds. */
const MAX_AGE_MS = 30_000;
/** Maximum number of cached entries. */
const MAX_ENTRIES = 40;

interface CacheEntry {
  data: Promise<unknown>;
  at: number;
}

/** Loaded data of public pages, by page and URL: a prefetched or recently visited page renders without waiting. */
const cache = new Map<string, CacheEntry>();

/** Returns the cached data of a key, or calls `load` and caches its result. A failure is not cached. */
export function cachedData(key: string, load: () => Promise<unknown>): Promise<unknown> {
  const known = cache.get(key);
  if (known && Date.now() - known.at < MAX_AGE_MS) return known.data;
  const entry = { data: load(), at: Date.now() };
  cache.delete(key);
  cache.set(key, entry);
  for (const oldest of cache.keys()) if (cache.size > MAX_ENTRIES) cache.delete(oldest);
  entry.data.catch(() => {
    if (cache.get(key) === entry) cache.delete(key);
  });
  return entry.data;
}

/** Clears the cache: after a sign-in or sign-out, after a payment, and when the user reloads. */
export const clearCachedData = (): void => cache.clear();
