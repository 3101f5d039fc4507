import { useLayoutEffect, useState, type RefObject } from 'react';

/** Left and right edge, in px from the viewport's left edge. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Returns the indices of the first and last item that are completely inside the frame. The tolerance in px covers
 * fractions caused by zoom. When no item is, returns the one that covers the largest part. Independent of the direction:
 * the items are in reading order.
 */
export function visibleItems(frame: Span, items: readonly Span[], tolerance = 2): { from: number; to: number } {
  const whole = items.flatMap(({ start, end }, index) =>
    start >= frame.start - tolerance && end <= frame.end + tolerance ? [index] : [],
  );
  const covered = items.map(({ start, end }) => Math.min(end, frame.end) - Math.max(start, frame.start));
  const largest = Math.max(0, covered.indexOf(Math.max(...covered)));
  return { from: whole[0] ?? largest, to: whole.at(-1) ?? largest };
}

const spanOf = (element: Element): Span => {
  // language-check-ignore script-direction -- both edges are only compared with those of the other elements
  const { left, right } = element.getBoundingClientRect();
  return { start: left, end: right };
};

/** Returns the visible items of a strip, updated on scroll and resize; `null` before the first measurement. */
export function useVisible(strip: RefObject<HTMLElement | null>): { from: number; to: number } | null {
  const [seen, setSeen] = useState<{ from: number; to: number } | null>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return;
    let last: { from: number; to: number } | undefined;
    const measure = (): void => {
      const next = visibleItems(spanOf(element), Array.from(element.children, spanOf));
      if (next.from === last?.from && next.to === last.to) return;
      last = next;
      setSeen(next);
    };
    measure();
    // jsdom measures nothing: the first measurement stays.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const children = new MutationObserver(measure);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return seen;
}
