const ACTS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

let needed: Promise<void> | undefined;

const idle = (then: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(then, { timeout: 1000 }) : setTimeout(then, 1));

/** Resolves when the document has loaded and the browser has nothing better to do, or at the reader's first act, whichever comes first. */
export function untilNeeded(): Promise<void> {
  needed ??= new Promise<void>((resolve) => {
    const done = () => {
      for (const act of ACTS) removeEventListener(act, done, true);
      resolve();
    };
    for (const act of ACTS) addEventListener(act, done, { capture: true, passive: true });
    if (document.readyState === 'complete') idle(done);
    else addEventListener('load', () => idle(done), { once: true });
  });
  return needed;
}

/** Whoever is signed in acts at once: nothing waits. */
export function needNow(): void {
  needed = Promise.resolve();
}
