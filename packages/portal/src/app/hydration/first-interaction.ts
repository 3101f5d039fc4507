/** The events that count as an interaction of the visitor. */
export const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let interaction: Promise<void> | undefined;
let loaded: Promise<void> | undefined;

const idle = (then: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 1);

/** Resolves on the first interaction. */
export function untilFirstInteraction(): Promise<void> {
  interaction ??= new Promise<void>((resolve) => {
    if (globalThis.taawun?.interacted) {
      resolve();
      return;
    }
    const done = () => {
      for (const name of INTERACTIONS) removeEventListener(name, done, true);
      resolve();
    };
    for (const name of INTERACTIONS) addEventListener(name, done, { capture: true, passive: true });
  });
  return interaction;
}

/**
 * Resolves when the document has loaded and the browser is idle, or on the first interaction, whichever comes first.
 */
export function untilIdle(): Promise<void> {
  loaded ??= new Promise<void>((resolve) => {
    if (document.readyState === 'complete') idle(resolve);
    else addEventListener('load', () => idle(resolve), { once: true });
  });
  return Promise.race([untilFirstInteraction(), loaded]);
}

/** Ends every wait: a signed-in user's page hydrates immediately. */
export function hydrateNow(): void {
  interaction = Promise.resolve();
}
