import { useLayoutEffect, useRef } from 'react';
import { itemsPassed, scrollToItem } from '../../foundations/dom/inlineScroll.ts';
import { prefersReducedMotion } from '../../foundations/dom/motion.ts';

const isAt = (strip: HTMLElement, index: number): boolean => Math.abs(itemsPassed(strip) - index) < 0.02;

/**
 * Synchronises a scroll-snap strip with the index of its current item: a new index scrolls the strip, a swipe reports
 * the reached item. Works in both text directions.
 */
export function useStrip(index: number | null, onSwipe: (index: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  /** Index of the visible item. */
  const shown = useRef<number | null>(null);
  /** Target of a programmatic scroll; items passed on the way are not reported. */
  const target = useRef<number | null>(null);

  useLayoutEffect(() => {
    const strip = ref.current;
    if (index === null || !strip) {
      shown.current = null;
      return;
    }
    if (shown.current === index) return;
    const first = strip.children[0];
    const item = strip.children[index];
    if (!(first instanceof HTMLElement) || !(item instanceof HTMLElement)) return;
    const near = shown.current !== null && Math.abs(shown.current - index) === 1;
    shown.current = index;
    scrollToItem(strip, first, item, near && !prefersReducedMotion() ? 'smooth' : 'instant');
    target.current = isAt(strip, index) ? null : index;
  }, [index]);

  const release = (): void => {
    target.current = null;
  };
  const report = (): void => {
    if (target.current !== null || shown.current === null || !ref.current) return;
    const now = Math.round(itemsPassed(ref.current));
    if (now === shown.current) return;
    shown.current = now;
    onSwipe(now);
  };
  return {
    ref,
    onScroll: () => {
      if (target.current !== null && ref.current && isAt(ref.current, target.current)) release();
      report();
    },
    onScrollEnd: () => {
      release();
      report();
    },
    // User interaction cancels the programmatic scroll.
    onPointerDown: release,
    onWheel: release,
  };
}
