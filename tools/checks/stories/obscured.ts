// Runs in the page of a story: what stays in place while the page scrolls, and covers what the Tab key reaches.
import { name } from '../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { tabOrder } from './focus-order.ts';

/** Pixels between the edge of an element and the points that must be visible in it. */
const INSET = 2;

/** Points of an element, within the window. */
function pointsOf({ left, right, top, bottom, width, height }: DOMRect): [number, number][] {
  const xs = [left + Math.min(INSET, width / 2), left + width / 2, right - Math.min(INSET, width / 2)];
  const ys = [top + Math.min(INSET, height / 2), top + height / 2, bottom - Math.min(INSET, height / 2)];
  return ys
    .flatMap((y) => xs.map((x): [number, number] => [x, y]))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}

/** What stays in place and holds the element at the point; null where something else is there. */
function barAt([x, y]: [number, number], element: Element, bars: readonly Element[]): Element | null {
  const hit = document.elementFromPoint(x, y);
  return (hit && bars.find((bar) => bar.contains(hit) && !bar.contains(element))) ?? null;
}

/**
 * Elements that the Tab key brings into the window, below a sticky header or behind a bar at the lower edge
 * (WCAG 2.4.11): the room that they take is missing in `scroll-padding`. Scrolls, and restores.
 */
export function obscured(): string[] {
  const bars = [...document.body.querySelectorAll('*')].filter(
    (element) => /^(sticky|fixed)$/.test(getComputedStyle(element).position) && isVisible(element),
  );
  if (bars.length === 0) return [];
  const scroller = document.scrollingElement;
  if (!scroller) return [];
  const before = scroller.scrollTop;
  // A link that is visible with the focus only comes into view by itself.
  const found = tabOrder()
    .filter(isVisible)
    .flatMap((element) => {
      // As it comes into the window from below, then from above.
      const bar = [0, scroller.scrollHeight].map((from) => {
        scroller.scrollTo({ top: from, behavior: 'instant' });
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const points = pointsOf(element.getBoundingClientRect());
        const covers = points.map((point) => barAt(point, element, bars));
        return covers.find((cover) => cover !== null);
      });
      const cover = bar.find(Boolean);
      return cover ? [`is covered when the Tab key reaches it, by ${name(cover)}: ${name(element)}`] : [];
    });
  scroller.scrollTo({ top: before, behavior: 'instant' });
  return found;
}
