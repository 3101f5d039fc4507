// Runs in the page of a story: what stays in place while the page scrolls.
import { name } from '../../../packages/ui/src/testing/storyInvariants.ts';
import { isVisible } from './behaviour.ts';
import { operable } from './focus-order.ts';
import { pointsOf } from './points.ts';

/** Part of a control that another bar may cover. */
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

/**
 * Controls in a header that a bar covers when it scrolls away with the part of the page that contains it: its layer is too
 * high. Scrolls.
 */
export function passedOver(): string[] {
  const all = bars();
  return all
    .filter((bar) => getComputedStyle(bar).position === 'sticky')
    .flatMap((bar) => {
      const others = all.filter((other) => !other.contains(bar) && !bar.contains(other));
      const controls = operable().filter((control) => others.some((other) => other.contains(control)));
      const container = bar.parentElement;
      if (!container || controls.length === 0) return [];
      // Its container ends where the bar is at the upper edge of the window.
      const { bottom } = container.getBoundingClientRect();
      scrollBy({ top: bottom - bar.offsetHeight, behavior: 'instant' });
      return controls
        .filter((control) =>
          pointsOf(control.getBoundingClientRect(), COVERED).some(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && bar.contains(hit);
          }),
        )
        .map((control) => `is covered by ${name(bar)} that scrolls past: ${name(control)}`);
    });
}
