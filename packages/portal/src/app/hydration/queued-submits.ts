declare global {
  /**
   * What the inline start script (`server/start.ts`) has recorded before this code was loaded; undefined on a page
   * without it.
   */
  var taawun: { interacted: boolean; queued: HTMLFormElement[] } | undefined;
}

/**
 * Submits the forms that were submitted before their handlers were hydrated. A form that still has none is queued
 * again.
 */
export function sendQueuedSubmits(): void {
  for (const form of globalThis.taawun?.queued.splice(0) ?? []) if (form.isConnected) form.requestSubmit();
}
