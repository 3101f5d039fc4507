let callbacks: (() => void)[] = [];

/** Marks the document as hydrated: from here on links and forms are handled without a round trip. */
export function markHydrated(): void {
  document.documentElement.dataset['ready'] = 'true';
  const due = callbacks;
  callbacks = [];
  for (const callback of due) callback();
}

/** Runs a callback after hydration: a state change before it makes React discard the server-rendered HTML. */
export function whenHydrated(callback: () => void): void {
  if (document.documentElement.dataset['ready'] === 'true') callback();
  else callbacks.push(callback);
}
