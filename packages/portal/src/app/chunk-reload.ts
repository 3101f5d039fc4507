const KEY = 'chunk.reloaded_at';
const ONCE_A = 60_000;

const CHUNK_FAILURE = /dynamically imported module|Importing a module script failed|module script|Unable to preload CSS|ChunkLoadError/i;

/** Whether an error says that a part of the page could not be fetched, as after a new release. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message);

/** True at most once a minute (specification, section 8): a release that stays broken must not reload for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(KEY) ?? 0);
  if (now - before < ONCE_A) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Reloads the page if a chunk could not be loaded. */
export function reloadForNewChunks(error: unknown): void {
  if (!isChunkFailure(error)) return;
  try {
    if (mayReload(sessionStorage, Date.now())) location.reload();
  } catch {
    // Without storage nobody counts the reloads: better none.
  }
}
