// Runs in the page of a story: bars that cover what the Tab key reaches.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { coverOf } from './bars.ts';
import { isVisible } from './behaviour.ts';
import { tabOrder } from './focus-order.ts';

/**
 * Elements that the Tab key brings into the window, below a sticky header or behind a bar at the lower edge
 * (WCAG 2.4.11): the room that they take is missing in `scroll-padding`. Scrolls the page, whose position `invariants`
 * restores.
 */
export function obscured(all: readonly HTMLElement[]): string[] {
  const scroller = document.scrollingElement;
  if (all.length === 0 || !scroller) return [];
  // A link that is visible with the focus only comes into view by itself.
  const elements = tabOrder().filter(isVisible);
  return elements.flatMap((element) => {
    // As it comes into the window from below, then from above.
    const covers = [0, scroller.scrollHeight].map((from) => {
      scroller.scrollTo({ top: from, behavior: 'instant' });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      return coverOf(element, all);
    });
    const cover = covers.find((bar) => bar !== undefined);
    return cover ? [`is covered when the Tab key reaches it, by ${name(cover)}: ${name(element)}`] : [];
  });
}
