// Runs in the page of a story: what stays in place while the page or a table scrolls, and what covers another bar.
import { name } from '../../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { operable } from './focus-order.ts';
import { pointsOf } from './points.ts';
import { scrollerOf } from './scrolling.ts';

/** Part of a control, from each of its edges, that a bar may cover. */
const COVERED = 0.25;

/** Headers and bars at an edge of the window. */
export const bars = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      /^(sticky|fixed)$/.test(getComputedStyle(element).position) &&
      element.getBoundingClientRect().width > innerWidth / 2 &&
      // A notification goes by itself, or can be closed.
      !element.closest('[aria-live]') &&
      isVisible(element),
  );

/** The bar that covers the middle of the element where it is now; undefined where none does. */
export function coverOf(element: Element, all: readonly Element[]): Element | undefined {
  const others = all.filter((bar) => !bar.contains(element) && !element.contains(bar));
  return pointsOf(element.getBoundingClientRect(), COVERED)
    .map(([x, y]) => document.elementFromPoint(x, y))
    .map((hit) => others.find((bar) => bar.contains(hit)))
    .find((bar) => bar !== undefined);
}

/**
 * Controls in a bar, such as a header, that another bar covers when it scrolls away with the part of the page that contains
 * it: its layer is too high. Scrolls the page, whose position `invariants` restores.
 */
export function passedOver(all: readonly HTMLElement[]): string[] {
  if (all.length < 2) return [];
  const controls = operable();
  return all
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .flatMap((bar) => {
      const others = all.filter((other) => !other.contains(bar) && !bar.contains(other));
      const inOthers = controls.filter((control) => others.some((other) => other.contains(control)));
      const container = bar.parentElement;
      if (!container || inOthers.length === 0) return [];
      // Until the bar, at the end of its container, is at the upper edge of the window.
      const { bottom } = container.getBoundingClientRect();
      scrollBy({ top: bottom - bar.offsetHeight, behavior: 'instant' });
      return inOthers
        .filter((control) => coverOf(control, [bar]))
        .map((control) => `is covered by ${name(bar)} that scrolls past: ${name(control)}`);
    });
}

/** Heads of tables that scroll away with the rows, in a frame of limited height. Scrolls the frame, which `invariants` restores. */
export const lostHeads = (): string[] =>
  [...document.querySelectorAll('thead')].filter(isVisible).flatMap((head) => {
    const around = scrollerOf(head);
    const cell = head.querySelector('th, td');
    if (!around || !cell) return [];
    around.scrollTop = around.scrollHeight;
    return cell.getBoundingClientRect().top < around.getBoundingClientRect().top - 1
      ? [`scrolls away with its rows: ${name(head)}`]
      : [];
  });
