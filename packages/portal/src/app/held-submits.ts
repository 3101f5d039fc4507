/** Forms that were sent before the code that sends them had come. */
const held = new Set<HTMLFormElement>();

/**
 * Keeps a form that nobody has answered for from leaving the page with what is typed in it. What is searched for (GET) goes its way: the
 * server answers that.
 */
export function holdSubmits(): void {
  // After React's own listeners, which stand on the root.
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    held.add(form);
  });
}

/** Sends them now; who still cannot be answered for is held again. */
export function releaseSubmits(): void {
  const forms = [...held];
  held.clear();
  for (const form of forms) if (form.isConnected) form.requestSubmit();
}
