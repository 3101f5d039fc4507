declare global {
  /** What the page's start has seen before this code came (`server/start.ts`); undefined where there was no such start. */
  var taawun: { acted: boolean; held: HTMLFormElement[] } | undefined;
}

/** Sends the forms that were sent before the code that sends them had come; who still cannot be answered for is held again. */
export function releaseSubmits(): void {
  for (const form of globalThis.taawun?.held.splice(0) ?? []) if (form.isConnected) form.requestSubmit();
}
