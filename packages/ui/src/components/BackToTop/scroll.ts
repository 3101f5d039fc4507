import { prefersReducedMotion } from '../../foundations/motion.ts';

/** Time and frames, for tests a made-up one. */
export interface FrameClock {
  /** ms. */
  now: () => number;
  /** Runs before the next frame; returns what takes it back. */
  frame: (run: () => void) => () => void;
}

export interface AnchoredScrollOptions {
  /** ms. @default 1000 */
  duration?: number;
  /** px from the window's upper edge to the target; negative keeps it below what sticks there. @default -70 */
  offset?: number;
  /** @default the browser's */
  clock?: FrameClock;
}

const nothing = (): void => undefined;

const browserClock: FrameClock = {
  now: () => performance.now(),
  frame: (run) => {
    // language-check-ignore reduced-motion -- scrollToAnchor, its only caller, gives 0 ms under reduced motion: one frame
    const id = requestAnimationFrame(run);
    return () => cancelAnimationFrame(id);
  },
};

/** Where the page stands after `elapsed` ms: fast at first, slow at the end, never past it. */
export function positionAt(from: number, to: number, elapsed: number, duration: number): number {
  if (duration <= 0 || elapsed >= duration) return to;
  const rest = 1 - Math.max(0, elapsed) / duration;
  return to - (to - from) * rest ** 3;
}

/**
 * Calls `move` with a position in every frame until the end is reached.
 * @returns what stops it where it is.
 */
export function animate(
  from: number,
  to: number,
  duration: number,
  move: (position: number) => void,
  onEnd: () => void,
  clock: FrameClock,
): () => void {
  const start = clock.now();
  let cancel = nothing;
  const step = (): void => {
    const elapsed = clock.now() - start;
    move(positionAt(from, to, elapsed, duration));
    if (elapsed >= duration) onEnd();
    else cancel = clock.frame(step);
  };
  step();
  return () => cancel();
}

const hands = ['wheel', 'touchstart', 'keydown'] as const;
let running: (() => void) | undefined;

/** What a link's `#…`, an id or an element stands for. */
const find = (target: string | Element): Element | null =>
  typeof target === 'string' ? document.getElementById(decodeURIComponent(target.replace(/^#/, ''))) : target;

/**
 * Takes the reader to a place of the page: the focus at once, the eyes within a second, and only up or down. Under reduced motion at once too.
 * The reader's own wheel, finger or key stops it where it is; so does the next call.
 * @returns what stops it, or `null` when there is no such place.
 */
export function scrollToAnchor(
  target: string | Element,
  { duration = 1000, offset = -70, clock = browserClock }: AnchoredScrollOptions = {},
): (() => void) | null {
  const element = find(target);
  if (!(element instanceof HTMLElement)) return null;
  running?.();
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const { scrollHeight, clientHeight } = document.documentElement;
  const end = Math.max(
    0,
    Math.min(scrollHeight - clientHeight, element.getBoundingClientRect().top + window.scrollY + offset),
  );
  const still = prefersReducedMotion();
  let stopFrames = nothing;
  const stop = (): void => {
    stopFrames();
    for (const name of hands) window.removeEventListener(name, stop);
    if (running === stop) running = undefined;
  };
  running = stop;
  for (const name of hands) window.addEventListener(name, stop, { passive: true });
  stopFrames = animate(
    window.scrollY,
    end,
    still ? 0 : duration,
    (top) => window.scrollTo({ top, behavior: 'instant' }),
    stop,
    clock,
  );
  return stop;
}
