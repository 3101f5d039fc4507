import { useLayoutEffect, useState, type RefObject } from 'react';

/** Two edges along the line, in px from the window's left. */
export interface Span {
  start: number;
  end: number;
}

/**
 * First and last of the items that lie wholly in the frame, to a tolerance in px, because zoom leaves fractions; where none does, the one that covers
 * most of it. Sides do not matter: the items are in reading order.
 */
export function visibleItems(frame: Span, items: readonly Span[], tolerance = 2): { from: number; to: number } {
  const whole = items.flatMap(({ start, end }, index) =>
    start >= frame.start - tolerance && end <= frame.end + tolerance ? [index] : [],
  );
  const covered = items.map(({ start, end }) => Math.min(end, frame.end) - Math.max(start, frame.start));
  const most = Math.max(0, covered.indexOf(Math.max(...covered)));
  return { from: whole[0] ?? most, to: whole.at(-1) ?? most };
}

const spanOf = (element: Element): Span => {
  // language-check-ignore script-direction -- both edges are only compared with those of the others
  const { left, right } = element.getBoundingClientRect();
  return { start: left, end: right };
};

/** Which items of a strip are in sight, kept up as it scrolls and grows; `null` until it is measured. */
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
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const children = new MutationObserver(measure);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return seen;
}
