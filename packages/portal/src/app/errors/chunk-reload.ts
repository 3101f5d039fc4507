const KEY = 'chunk.reloaded_at';
const ONCE_A = 60_000;

const CHUNK_FAILURE =
  /dynamically imported module|Importing a module script failed|module script|Unable to preload CSS|ChunkLoadError/i;

/** Whether an error means that a chunk could not be fetched, as after a new release. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message);

/** True at most once a minute (specification, section 8), so that a broken release does not reload in a loop. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const before = Number(storage.getItem(KEY) ?? 0);
  if (now - before < ONCE_A) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Whether the server responds: a reload without it would show the browser's own error page. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads after a chunk error, unless the server does not respond or the page was reloaded within the last minute. */
export async function reloadForNewChunks(): Promise<void> {
  if (!(await serverAnswers())) return;
  try {
    if (mayReload(sessionStorage, Date.now())) location.reload();
  } catch {
    // Without storage the reloads cannot be counted, so none is made.
  }
}
