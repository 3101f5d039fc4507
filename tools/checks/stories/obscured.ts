// Runs in the page of a story: what stays in place while the page scrolls, and covers what the Tab key reaches.
import { name } from '../../../packages/ui/src/testing/storyInvariants.ts';
import { bars } from './bars.ts';
import { isVisible } from './behaviour.ts';
import { tabOrder } from './focus-order.ts';
import { pointsOf } from './points.ts';

/** Part of an element that may be covered. */
const COVERED = 0.25;

/** What stays in place and holds the element at the point; null where something else is there. */
function barAt([x, y]: [number, number], element: Element, bars: readonly Element[]): Element | null {
  const hit = document.elementFromPoint(x, y);
  return (hit && bars.find((bar) => bar.contains(hit) && !bar.contains(element) && !element.contains(bar))) ?? null;
}

/**
 * Elements that the Tab key brings into the window, below a sticky header or behind a bar at the lower edge
 * (WCAG 2.4.11): the room that they take is missing in `scroll-padding`. Scrolls.
 */
export function obscured(): string[] {
  const all = bars();
  if (all.length === 0) return [];
  const scroller = document.scrollingElement;
  if (!scroller) return [];
  // A link that is visible with the focus only comes into view by itself.
  const elements = tabOrder().filter(isVisible);
  return elements.flatMap((element) => {
    // As it comes into the window from below, then from above.
    const bar = [0, scroller.scrollHeight].map((from) => {
      scroller.scrollTo({ top: from, behavior: 'instant' });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const points = pointsOf(element.getBoundingClientRect(), COVERED);
      const covers = points.map((point) => barAt(point, element, all));
      return covers.find((cover) => cover !== null);
    });
    const cover = bar.find(Boolean);
    return cover ? [`is covered when the Tab key reaches it, by ${name(cover)}: ${name(element)}`] : [];
  });
}
