const KEY = 'chunk.reloaded_at';
const ONCE_A = 60_000;

const CHUNK_FAILURE =
  /dynamically imported module|Importing a module script failed|module script|Unable to preload CSS|ChunkLoadError/i;

/** Whether an error says that a part of the page could not be fetched, as after a new release. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message);

/** True at most once a minute (specification, section 8): a release that stays broken must not reload for ever. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(KEY) ?? 0);
  if (now - before < ONCE_A) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Whether the server is there at all: reloading against nothing would replace the page by the browser's own error. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** After a chunk could not be loaded: reloads, unless the server is away or it was tried a moment ago. */
export async function reloadForNewChunks(): Promise<void> {
  if (!(await serverAnswers())) return;
  try {
    if (mayReload(sessionStorage, Date.now())) location.reload();
  } catch {
    // Without storage nobody counts the reloads: better none.
  }
}
