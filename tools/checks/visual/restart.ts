// Work in a browser that may stop responding.

/** The browser has not responded within a limit, unlike a page that is gone, which rejects at once. */
export class NoResponse extends Error {}

/** Gives the result of `work`; rejects with `NoResponse` when there is none within `limit` milliseconds. */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoResponse(`the browser has not responded within ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the result of `work`. When it fails, or has no result within `limit` milliseconds, `restart` is awaited and `work`
 * runs once more; a second failure is the caller's.
 */
export async function withRestart<Result>(
  limit: number,
  work: () => Promise<Result>,
  restart: () => Promise<void>,
): Promise<Result> {
  try {
    return await within(limit, work());
  } catch {
    await restart();
    return within(limit, work());
  }
}
