import { prefersReducedMotion } from '../../foundations/dom/motion.ts';

/** Clock and frame scheduler; tests pass a fake one. */
export interface FrameClock {
  /** Current time in ms. */
  now: () => number;
  /** Schedules a callback for the next frame; returns a function that cancels it. */
  frame: (run: () => void) => () => void;
}

export interface AnchoredScrollOptions {
  /** Duration in ms. @default 1000 */
  duration?: number;
  /**
   * Offset in px from the viewport's top edge to the target; a negative value leaves room for sticky content.
   * @default the page's `scroll-padding`, as for a link without script: -70, or what a higher header takes
   */
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

/** Scroll position after `elapsed` ms with ease-out; it never passes the target. */
export function positionAt(from: number, to: number, elapsed: number, duration: number): number {
  if (duration <= 0 || elapsed >= duration) return to;
  const rest = 1 - Math.max(0, elapsed) / duration;
  return to - (to - from) * rest ** 3;
}

/**
 * Calls `move` with a position in every frame until the target is reached.
 * @returns a function that stops the animation.
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

/** Offset in px that the page's `scroll-padding` leaves; -70 where it has none. */
function pageOffset(): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  return Number.isNaN(padding) ? -70 : -padding;
}

/** Resolves a fragment, an id or an element to an element. */
const find = (target: string | Element): Element | null =>
  typeof target === 'string' ? document.getElementById(decodeURIComponent(target.replace(/^#/, ''))) : target;

/**
 * Moves the focus to a target at once and scrolls to it vertically within `duration`. With reduced motion the scroll
 * is instant. User input (wheel, touch, key) and the next call stop the animation.
 * @returns a function that stops the animation, or `null` when the target does not exist.
 */
export function scrollToAnchor(
  target: string | Element,
  { duration = 1000, offset = pageOffset(), clock = browserClock }: AnchoredScrollOptions = {},
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
