/** By which a reader shows that they want something. */
export const ACTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let acted: Promise<void> | undefined;
let loaded: Promise<void> | undefined;

const idle = (then: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 1);

/** Resolves at the reader's first act. */
export function untilActed(): Promise<void> {
  acted ??= new Promise<void>((resolve) => {
    if (globalThis.taawun?.acted) {
      resolve();
      return;
    }
    const done = () => {
      for (const act of ACTS) removeEventListener(act, done, true);
      resolve();
    };
    for (const act of ACTS) addEventListener(act, done, { capture: true, passive: true });
  });
  return acted;
}

/** Resolves when the document has loaded and the browser has nothing better to do, or at the reader's first act, whichever comes first. */
export function untilNeeded(): Promise<void> {
  loaded ??= new Promise<void>((resolve) => {
    if (document.readyState === 'complete') idle(resolve);
    else addEventListener('load', () => idle(resolve), { once: true });
  });
  return Promise.race([untilActed(), loaded]);
}

/** Whoever is signed in acts at once: nothing waits. */
export function needNow(): void {
  acted = Promise.resolve();
}
